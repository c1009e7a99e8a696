import type { Page } from '@playwright/test'
import { expect, openAs, people, signIn, test } from './journey'
import { tabTo } from './tab-to'

type Target = ReturnType<Page['getByRole']>

/** A person with a keyboard alone. An action is one text, or one control that is reached and operated. */
function keyboardOf(page: Page) {
  let actions = 0
  const go = async (wanted: Target, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(wanted).toBeVisible()
    await tabTo(page, wanted, 90, key)
    actions += 1
  }
  return {
    /** Reaches a control and presses Enter. */
    enter: async (wanted: Target, key?: 'Tab' | 'Shift+Tab') => {
      await go(wanted, key)
      await page.keyboard.press('Enter')
    },
    /** Reaches a tick box or an option and presses Space. */
    tick: async (wanted: Target) => {
      await go(wanted)
      await page.keyboard.press('Space')
    },
    /** Reaches a field and types. */
    type: async (wanted: Target, text: string, key?: 'Tab' | 'Shift+Tab') => {
      await go(wanted, key)
      await page.keyboard.type(text)
    },
    /** Presses a key where the focus is. */
    press: async (key: string) => {
      actions += 1
      await page.keyboard.press(key)
    },
    actions: () => actions,
  }
}

/** From the dashboard to a page of the section Auth; the navigation is before the page. */
async function toAccess(page: Page, name: string) {
  const keys = keyboardOf(page)
  const navigation = page.getByRole('navigation')
  await expect(page.getByRole('main')).toBeFocused()
  await keys.enter(navigation.getByRole('button', { name: 'Auth' }), 'Shift+Tab')
  await keys.enter(navigation.getByRole('link', { name }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return keys
}

test('a colleague who may only read employees of one team, with the keyboard alone', async ({ page, browser }) => {
  const username = `one-team-${Date.now()}`
  const password = 'Sunny-day-7'
  await signIn(page, people.admin)
  const keys = keyboardOf(page)
  await expect(page.getByRole('main')).toBeFocused()
  await keys.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await keys.type(palette.getByRole('combobox', { name: 'Search' }), 'create account')
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Create account')
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible()
  await keys.type(page.getByLabel('Display name'), 'Olga One')
  await keys.type(page.getByLabel('Username'), username)
  await keys.type(page.getByLabel('Email'), `${username}@acme.example`)
  await keys.type(page.getByLabel('Password *'), password)
  await keys.type(page.getByLabel('Confirm'), password)
  await keys.press('Enter')
  await keys.type(page.getByRole('searchbox', { name: 'Search permissions' }), 'view employees')
  await keys.tick(page.getByRole('checkbox', { name: 'Employees: View' }))
  await keys.enter(page.getByRole('button', { name: 'Go to Confirm' }))
  // The only client that the administrator may give is chosen.
  await expect(page.getByRole('main').getByText('Acme Precision', { exact: true })).toBeVisible()
  await keys.enter(page.getByRole('button', { name: 'Create user' }))
  await keys.enter(page.getByRole('link', { name: 'View user' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Olga One' })).toBeVisible()
  await keys.enter(page.getByRole('button', { name: 'Restrict Employees: View' }))
  const panel = page.getByRole('dialog', { name: 'Restrict Employees: View' })
  // The arrows choose within a group of options; the last one is a step up from the first.
  await expect(panel.getByRole('radio').first()).toBeVisible()
  await tabTo(page, panel.getByRole('radio').first(), 10)
  await keys.press('ArrowUp')
  await expect(panel.getByRole('radio', { name: 'Only to selected teams' })).toBeChecked()
  await keys.type(panel.getByRole('searchbox', { name: 'Search teams' }), 'apprentices')
  await keys.tick(panel.getByRole('checkbox', { name: /^Apprentices/ }))
  await keys.enter(panel.getByRole('button', { name: 'Save restriction' }))
  await expect(page.getByText('Only in 1 team')).toBeVisible()
  expect(keys.actions()).toBe(19)

  const theirs = await browser.newPage()
  await openAs(theirs, { username, password }, '/employees')
  await expect(theirs.getByText(/^1-10 of 1\d\d$/)).toBeVisible()
  test.info().annotations.push({ type: 'actions', description: String(keys.actions()) })
})

test('why somebody cannot see the employees', async ({ page }) => {
  await signIn(page, people.admin)
  const keys = await toAccess(page, 'Explain access')
  const option = (name: string) => expect(page.getByRole('option', { name })).toBeVisible()
  await keys.type(page.getByRole('combobox', { name: 'User' }), 'mei tanaka')
  await option('Mei Tanaka')
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await keys.type(page.getByRole('combobox', { name: 'Permission' }), 'employees_view')
  await option('EMPLOYEES_VIEW')
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await expect(page.getByText('EMPLOYEES_VIEW is held, but does not apply in Acme Precision.')).toBeVisible()
  expect(keys.actions()).toBe(8)
  test.info().annotations.push({ type: 'actions', description: String(keys.actions()) })
})

test('an employee is found by half a name, and the link of the page opens the same in a new tab', async ({
  page,
  context,
}) => {
  await signIn(page, people.admin)
  const keys = keyboardOf(page)
  await expect(page.getByRole('main')).toBeFocused()
  await keys.type(page.getByRole('searchbox', { name: 'Search for employees' }), 'dvorak krz', 'Shift+Tab')
  await keys.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await keys.enter(page.getByRole('link', { name: /^View .*Krzysztof Dvořák/ }).first())
  const heading = page.getByRole('heading', { level: 1, name: 'Krzysztof Dvořák' })
  await expect(heading).toBeVisible()
  // The browser's own keys: to the address, copy, new tab, paste and Enter.
  const copied = await context.newPage()
  await copied.goto(page.url())
  await expect(copied.getByRole('heading', { level: 1 })).toHaveText(await heading.innerText())
  expect(keys.actions()).toBe(3)
  test.info().annotations.push({ type: 'actions', description: String(keys.actions()) })
})
