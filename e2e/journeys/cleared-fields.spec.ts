import type { Locator, Page } from '@playwright/test'
import { port } from '../port'
import { expect, openAs, people, test } from './journey'

/** How a form over a stored record is reached and saved. */
interface RecordFormAt {
  /** Address of the page, or of the list whose first record has the form. */
  path: string
  /** Name of the link in the list. */
  record?: RegExp
  /** Names of the buttons and menu items that open the form. */
  press?: readonly (string | RegExp)[]
  /** Whether the form is a dialog. */
  dialog?: boolean
  save: string
}

/** The forms by the beginning of their names in `useRecordForm`. Borealis is changed, which no other journey reads. */
const FORMS: Readonly<Record<string, RecordFormAt>> = {
  'employees.edit': { path: '/employees', record: /^View/, press: ['Edit'], dialog: true, save: 'Save changes' },
  'profile.profile': { path: '/profile', press: ['Unlock'], save: 'Update' },
  'profile.content': { path: '/profile?tab=content', press: ['Unlock'], save: 'Update' },
  'incidents.clock': { path: '/client/incidents', press: ['More actions', 'Case clock'], dialog: true, save: 'Save' },
  'access.account': { path: '/access/users', record: /^View/, save: 'Update account' },
  'news.edit': { path: '/news', record: /^View/, press: ['Unlock'], save: 'Update' },
  'recognition.edit': { path: '/client/recognition', press: [/^Edit /], dialog: true, save: 'Save' },
  'recognition.settings': { path: '/client/recognition', press: ['Settings'], dialog: true, save: 'Save' },
}

/** Inputs, and the groups of a date's parts, whose own input is not shown. */
const FIELDS =
  ':is(input:not([type=radio], [type=file], [type=search]), textarea, select, [role=group]:has([role=spinbutton])):visible'

/** Opens a form; resolves to what holds its fields. */
async function open(page: Page, { press = [], dialog = false }: RecordFormAt, address: string): Promise<Locator> {
  await page.goto(address)
  for (const name of press) {
    const button = page.getByRole('button', { name, exact: typeof name === 'string' })
    await button
      .or(page.getByRole('menuitem', { name, exact: typeof name === 'string' }))
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
  } else await field.fill('')
  return true
}

for (const [name, at] of Object.entries(FORMS))
  test(`${name}: what is emptied is rejected at its field, or empty when it is read again`, async ({ page }) => {
    const begin = `http://borealis.localhost:${port}${at.path}`
    await openAs(page, people.borealisAdmin, begin)
    if (at.record) await page.getByRole('link', { name: at.record }).first().click()
    await page.waitForLoadState('networkidle')
    const address = page.url()
    const count = await (await open(page, at, address)).locator(FIELDS).count()
    expect(count).toBeGreaterThan(0)
    for (let index = 0; index < count; index += 1) {
      const form = await open(page, at, address)
      if (!(await clear(form.locator(FIELDS).nth(index)))) continue
      const shown = await read(form)
      const save = page.getByRole('button', { name: at.save, exact: true }).last()
      const rejected = form.locator('[aria-invalid=true]').first()
      const sent = page.waitForResponse(
        (answer) => answer.request().method() !== 'GET' && answer.url().includes('/ssp/'),
      )
      if (await save.isDisabled()) continue
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
      else {
        // A date is there once the code of its field is.
        const again = await open(page, at, address)
        await expect.poll(() => read(again), `field ${index + 1} of ${name}`).toEqual(shown)
      }
    }
  })
