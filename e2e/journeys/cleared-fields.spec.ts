import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { port } from '../port'
import { expect, openAs, people, test } from './journey'
import type { Person } from './session'

/** How a form over a stored record is reached and saved. */
interface RecordFormAt {
  /** Address of the page, or of the list whose first record has the form. */
  path: string
  /** Name of the link in the list. */
  record?: RegExp
  /** Names of what is clicked to open the form. */
  press?: readonly (string | RegExp)[]
  /** Whether the form is a dialog. */
  dialog?: boolean
  save: string
  /** Name of the button that makes the record, which has to be saved once. */
  create?: string
  /** Whose form it is. Default the administrator of Borealis. */
  as?: Person
}

/** The forms by their files below `packages/features`. Borealis is changed, which no other journey reads. */
const FORMS: Readonly<Record<string, RecordFormAt>> = {
  'access/src/user/account/account-panel.tsx': { path: '/access/users', record: /^View/, save: 'Update account' },
  'client-settings/src/details/use-settings-form.ts': { path: '/client/details', press: ['Unlock'], save: 'Save' },
  'creation-forms/src/form/use-creation-form.ts': {
    path: '/platform/creation-form',
    record: /^View/,
    press: ['Edit'],
    save: 'Update',
    as: people.staff,
  },
  'documents/src/detail/ask-panel.tsx': {
    path: '/client/documents',
    record: /^Details/,
    press: [/^(Ask for acknowledgement|Change due date)$/],
    dialog: true,
    save: 'Save',
  },
  'documents/src/list/tag-panel.tsx': {
    path: '/client/documents',
    press: [/^Select benefits/, 'File Tag'],
    dialog: true,
    save: 'Save',
  },
  'employees/src/detail/edit/edit-employee-panel.tsx': {
    path: '/employees',
    record: /^View/,
    press: ['Edit'],
    dialog: true,
    save: 'Save changes',
  },
  'incidents/src/clock/clock-panel.tsx': {
    path: '/client/incidents',
    press: ['More actions', 'Case clock'],
    dialog: true,
    save: 'Save',
  },
  'incidents/src/detail/assign-panel.tsx': {
    path: '/client/incidents',
    record: /^View/,
    press: ['Change who it is assigned to'],
    dialog: true,
    save: 'Save',
  },
  'incidents/src/form/incident-form-page.tsx': {
    path: '/client/incidents/form',
    press: ['Edit Where did it happen?'],
    save: 'Save',
    create: 'Create Custom Form',
  },
  'knowledge/src/article/update-article-panel.tsx': {
    path: '/knowledge',
    record: /^Getting started/,
    press: ['Register for the portal', 'Update article'],
    dialog: true,
    save: 'Update article',
  },
  'knowledge/src/category/update-category-panel.tsx': {
    path: '/knowledge',
    record: /^Getting started/,
    press: ['Actions', 'Update Category'],
    dialog: true,
    save: 'Update category',
  },
  'marketing/src/category/category-panel.tsx': {
    path: '/client/marketing-materials',
    record: /^Benefits/,
    press: ['Update Category'],
    dialog: true,
    save: 'Save',
  },
  'news/src/edit/edit-news-page.tsx': { path: '/news', record: /^View/, press: ['Unlock'], save: 'Update' },
  'profile/src/account/account-form.tsx': { path: '/profile', press: ['Unlock'], save: 'Update' },
  'profile/src/content/content-form.tsx': { path: '/profile?tab=content', press: ['Unlock'], save: 'Update' },
  'profile/src/theme/theme-editor.tsx': { path: '/profile?tab=theme', press: ['Unlock'], save: 'Confirm' },
  'recognition/src/give/edit-recognition-panel.tsx': {
    path: '/client/recognition',
    press: [/^Edit /],
    dialog: true,
    save: 'Save',
  },
  'recognition/src/manage/badge-panel.tsx': {
    path: '/client/recognition?tab=manage',
    press: ['Edit Bright idea'],
    dialog: true,
    save: 'Save',
  },
  'recognition/src/manage/type-panel.tsx': {
    path: '/client/recognition?tab=manage',
    press: ['Edit Thank you'],
    dialog: true,
    save: 'Save',
  },
  'recognition/src/settings/settings-panel.tsx': {
    path: '/client/recognition',
    press: ['Settings'],
    dialog: true,
    save: 'Save',
  },
  'surveys/src/show/survey-page.tsx': {
    path: '/surveys',
    record: /^View Engagement/,
    press: ['Edit summary'],
    save: 'Save',
  },
  'surveys/src/template/template-page.tsx': { path: '/surveys?tab=templates', record: /^View/, save: 'Update' },
  'teams/src/members/rename-team-panel.tsx': {
    path: '/client/teams',
    record: /^View/,
    press: ['More actions', 'Edit Name'],
    dialog: true,
    save: 'Save',
  },
}

/** Forms that make a record, or send something: there is nothing to read again. */
const NEW: readonly string[] = [
  'access/src/create/create-user-modal.tsx',
  'access/src/permissions/create-group-panel.tsx',
  'access/src/permissions/create-permission-panel.tsx',
  'access/src/policies/create-policy-panel.tsx',
  'access/src/user/account/link-employee-panel.tsx',
  'access/src/wizard/use-wizard.ts',
  'employees/src/create/quick-create-panel.tsx',
  'employees/src/detail/teams/add-to-team-panel.tsx',
  'incidents/src/detail/note-box.tsx',
  'knowledge/src/article/create-article-panel.tsx',
  'knowledge/src/category/create-category-panel.tsx',
  'marketing/src/file/new-file-panel.tsx',
  'news/src/edit/create-news-page.tsx',
  'payroll/src/upload/upload-payroll-panel.tsx',
  'profile/src/account/password-change.tsx',
  'profile/src/account/proof-panel.tsx',
  'recognition/src/give/give-form-panel.tsx',
  'rewards/src/give/use-give-reward.ts',
  'rewards/src/ledger/top-up-panel.tsx',
  'secure-send/src/share/share-panel.tsx',
  'surveys/src/edit/create-survey-page.tsx',
  'surveys/src/template/create-template-page.tsx',
  'teams/src/list/create-team-panel.tsx',
  'welcome-email/src/preview/preview-email-panel.tsx',
]

/** Forms of required fields alone, over records that the demo data do not have. */
const REQUIRED: readonly string[] = [
  'access/src/roles/role-panels.tsx',
  'incidents/src/detail/note-panel.tsx',
  'payroll/src/review/match-panel.tsx',
  'payroll/src/review/schedule-panel.tsx',
  'surveys/src/edit/category-panel.tsx',
]

const FEATURES = join(import.meta.dirname, '../../packages/features')

test('each form is cleared here, or has nothing that can be', () => {
  const files = globSync('*/src/**/*.{ts,tsx}', { cwd: FEATURES }).filter(
    (file) =>
      !/\.(stories|test)\./.test(file) &&
      /(=|=>|return) (useRecordForm|useEditor)[<(]/.test(readFileSync(join(FEATURES, file), 'utf8')),
  )
  const wrapper = 'surveys/src/shared/use-editor.ts'
  expect(files.filter((file) => file !== wrapper).toSorted()).toEqual(
    [...Object.keys(FORMS), ...NEW, ...REQUIRED].toSorted(),
  )
})

/** Inputs, and the groups of a date's parts, whose own input is not shown. */
const FIELDS =
  ':is(input:not([type=radio], [type=file], [type=search], [inert] *), textarea, select, [role=group]:has([role=spinbutton])):visible'

/** Opens a form; resolves to what holds its fields. */
async function open(page: Page, { press = [], dialog = false }: RecordFormAt, address: string): Promise<Locator> {
  await page.goto(address)
  for (const name of press) {
    const named = { name, exact: typeof name === 'string' }
    await page
      .getByRole('button', named)
      .or(page.getByRole('menuitem', named))
      .or(page.getByRole('link', named))
      .or(page.getByRole('checkbox', named))
      .first()
      .click()
  }
  const form = dialog ? page.getByRole('dialog') : page.locator('main')
  await expect(form.locator(FIELDS).and(form.locator(':enabled')).first()).toBeVisible()
  // A stand-in is busy until the code of its date field is there.
  await expect(form.locator('input[aria-busy=true]')).toHaveCount(0)
  return form
}

/** What the fields of a form say, in their order. */
const read = (form: Locator) =>
  form
    .locator(FIELDS)
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map((field) =>
        field.type === 'checkbox' ? String(field.checked) : (field.value ?? field.textContent).trim(),
      ),
    )

/** Empties a field. @returns whether it could be, and held something before */
async function clear(field: Locator): Promise<boolean> {
  const kind = await field.evaluate((element) => (element as HTMLInputElement).type)
  if (kind === undefined) {
    const before = await field.textContent()
    for (const part of await field.getByRole('spinbutton').all())
      for (let digit = 0; digit < 4; digit += 1) await part.press('Backspace')
    return (await field.textContent()) !== before
  }
  if (!(await field.isEditable())) return false
  if (kind === 'checkbox') {
    if (!(await field.isChecked())) return false
    await field.uncheck({ force: true })
    return true
  }
  if ((await field.inputValue()) === '') return false
  if (kind === 'select-one') {
    if ((await field.locator('option[value=""]:enabled').count()) === 0) return false
    await field.selectOption('')
  } else {
    await field.fill('')
    // A choice that must be made comes back when the field is left.
    await field.blur()
  }
  return (await field.inputValue()) === ''
}

for (const [name, at] of Object.entries(FORMS))
  test(`${name}: what is emptied is rejected at its field, or empty when it is read again`, async ({ page }) => {
    const begin = `http://borealis.localhost:${port}${at.path}`
    // The moment of a preview begins with the present minute.
    await page.clock.setFixedTime(new Date())
    await openAs(page, at.as ?? people.borealisAdmin, begin)
    if (at.record) await page.getByRole('link', { name: at.record }).first().click()
    await page.waitForLoadState('networkidle')
    const address = page.url()
    const creating = at.create && page.getByRole('button', { name: at.create, exact: true })
    if (creating && (await creating.isVisible())) {
      await creating.click()
      await page.getByRole('button', { name: at.save, exact: true }).click()
      await expect(page.getByText('Form has been saved')).toBeVisible()
    }
    let form = await open(page, at, address)
    const count = await form.locator(FIELDS).count()
    expect(count).toBeGreaterThan(0)
    for (let index = 0; index < count; index += 1) {
      if (!(await clear(form.locator(FIELDS).nth(index)))) continue
      const shown = await read(form)
      // The editor of a question has a Save of its own, after that of the page.
      const save = form.getByRole('button', { name: at.save, exact: true }).first()
      const rejected = form.locator('[aria-invalid=true]').first()
      if (await save.isDisabled()) continue
      const sent = page.waitForResponse(
        (answer) => answer.request().method() !== 'GET' && answer.url().includes('/ssp/'),
      )
      await save.click()
      const outcome = await Promise.race([
        sent.then((answer) => (answer.ok() ? 'saved' : 'rejected')),
        rejected
          .or(page.getByRole('alert'))
          .first()
          .waitFor()
          .then(() => 'rejected'),
      ])
      if (outcome === 'rejected') await expect(rejected.or(page.getByRole('alert')).first()).toBeVisible()
      form = await open(page, at, address)
      // A date is there once the code of its field is.
      if (outcome === 'saved') await expect.poll(() => read(form), `field ${index + 1} of ${name}`).toEqual(shown)
    }
  })
