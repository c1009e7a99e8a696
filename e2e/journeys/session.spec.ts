import { expect, openAs, people, test } from './journey'

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

test('signing out in one tab ends the other', async ({ page, context }) => {
  await openAs(page, people.admin)
  const other = await context.newPage()
  await other.goto('/employees')
  await expect(other.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/login/)
})
