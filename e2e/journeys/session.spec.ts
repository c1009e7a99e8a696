import type { Page } from '@playwright/test'
import { expect, openAs, people, test } from './journey'
import type { Person } from './session'

const problem = (code: string, message: string) => ({ json: { code, message, errorId: 'journey' } })

test('an expired token in mid-work asks for the password and leads back, with the reason said', async ({ page }) => {
  await openAs(page, people.admin)
  await page.route('**/api/login/*/refresh', (route) =>
    route.fulfill({ status: 401, ...problem('unauthorised', 'Gone.') }),
  )
  await page.route('**/api/ssp/production/employees/**', (route) =>
    route.fulfill({ status: 401, ...problem('token_expired', 'Session expired.') }),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click()
  await expect(page).toHaveURL(/\/login\?notice=expired&redirect=%2Femployees/)
  await expect(page.getByText('Session expired.')).toBeVisible()

  await page.unrouteAll()
  await page.getByLabel('Username').fill(people.admin.username)
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/employees/)
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
})

test('a rejected token shows that the user was logged out', async ({ page }) => {
  await openAs(page, people.admin)
  await page.route('**/api/ssp/production/employees/**', (route) =>
    route.fulfill({ status: 401, ...problem('unauthorised', 'No.') }),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click()
  await expect(page.getByText('You have been logged out, please login again.')).toBeVisible()
})

test('an access token that ran out is renewed without a message', async ({ page }) => {
  await openAs(page, people.admin)
  let rejections = 0
  await page.route('**/api/ssp/production/employees/**', (route) =>
    rejections++ === 0
      ? route.fulfill({ status: 401, ...problem('token_expired', 'Session expired.') })
      : route.continue(),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^View/ }).first()).toBeVisible()
  expect(rejections).toBeGreaterThan(1)
})

const logIn = async (page: Page, { username, password }: Person) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('another person who signs in where a session ended is not led to its page', async ({ page }) => {
  await openAs(page, people.admin, '/employees?search=amelia')
  await page.route('**/api/ssp/production/employees/**', (route) =>
    route.fulfill({ status: 401, ...problem('unauthorised', 'No.') }),
  )
  await page.getByRole('searchbox', { name: 'Search employees' }).fill('amelia h')
  await expect(page).toHaveURL(/\/login\?notice=signed-out&redirect=%2Femployees/)
  await page.unrouteAll()
  await page.reload()
  await logIn(page, people.editor)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('a session that ran out while the browser was closed is named, with the way back of its owner', async ({
  page,
}) => {
  await openAs(page, people.admin, '/employees?search=amelia')
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('ssp.session') ?? '{}') as object
    // By this clock the token ran out an hour ago.
    localStorage.setItem('ssp.session', JSON.stringify({ ...stored, refreshToken: 'gone', skew: 3_600_000 }))
  })
  await page.reload()
  await expect(page.getByText('Session expired.')).toBeVisible()
  await expect(page).toHaveURL(/redirect=%2Femployees.*&of=/)
  await logIn(page, people.editor)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a tab that slept while another person signed in shows nothing of the first one', async ({ page, context }) => {
  await openAs(page, people.admin)
  const asleep = await context.newPage()
  // As in a tab that the browser froze: it gets the events of the others when it wakes.
  await asleep.addInitScript(() => {
    const hold = (event: Event) => event.stopImmediatePropagation()
    addEventListener('storage', hold)
    addEventListener('wake', () => removeEventListener('storage', hold))
  })
  await asleep.goto('/employees?search=amelia')
  await asleep.getByRole('button', { name: 'Create' }).click()
  const panel = asleep.getByRole('dialog', { name: 'Create employee' })
  await panel.getByRole('textbox').first().fill('Not for others')

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await logIn(page, people.editor)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await asleep.evaluate(() => {
    dispatchEvent(new Event('wake'))
    dispatchEvent(new StorageEvent('storage', { key: 'ssp.session' }))
  })
  await expect(asleep.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(panel).toBeHidden()
  expect(new URL(asleep.url()).search).toBe('')
  expect(await asleep.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('ssp.draft')))).toEqual(
    [],
  )
})

test('signing out in one tab ends the other', async ({ page, context }) => {
  await openAs(page, people.admin)
  const other = await context.newPage()
  await other.goto('/employees')
  await expect(other.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/login/)
})

test('signing out in one tab keeps what is typed in the other, for the same person alone', async ({
  page,
  context,
}) => {
  await openAs(page, people.admin)
  const other = await context.newPage()
  await other.goto('/employees')
  await other.getByRole('button', { name: 'Create' }).click()
  const panel = other.getByRole('dialog', { name: 'Create employee' })
  await panel.getByRole('textbox').first().fill('Half a name')
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(other).toHaveURL(/\/login$/)
  }
  const openEmployees = async (person: Person) => {
    await logIn(other, person)
    await other.getByRole('navigation').getByRole('link', { name: 'Employees' }).click()
  }
  // A dialog would hide it.
  const heading = other.getByRole('heading', { level: 1, name: 'Employees' })
  const drafts = () => other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('ssp.draft')))

  await signOut()
  await openEmployees(people.admin)
  await other.getByRole('alertdialog', { name: 'Continue?' }).getByRole('button', { name: 'Continue' }).click()
  await expect(panel.getByRole('textbox').first()).toHaveValue('Half a name')

  await signOut()
  expect(await drafts()).toHaveLength(1)
  await openEmployees(people.readOnly)
  await expect(heading).toBeVisible()
  expect(await drafts()).toEqual([])
  await signOut()
  await openEmployees(people.admin)
  await expect(heading).toBeVisible()
})
