import { port } from '../port'
import { expect, openAs, people, test } from './journey'

const down = {
  status: 500,
  json: { code: 'internal', message: 'Something went wrong, please try again.', errorId: 'e-journey' },
}

test('a failing block of the dashboard shows its error, the others are shown, Try again mends it', async ({ page }) => {
  await page.route(/getDashboardStats/, (route) => route.fulfill(down))
  await openAs(page, people.admin)
  await expect(page.getByText('Something went wrong, please try again.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Registered/ })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('figure').first()).toBeVisible()
})

test('a create that fails keeps what was typed and makes one record when it is sent again', async ({ page }) => {
  await openAs(page, people.admin, '/employees')
  await page.getByRole('button', { name: 'Create' }).click()
  const panel = page.getByRole('dialog', { name: 'Quick Create Employee' })
  const identifier = `FAIL-${Date.now()}`
  await panel.getByRole('textbox', { name: 'Forename' }).fill('Ines')
  await panel.getByRole('textbox', { name: 'Identifier' }).fill(identifier)

  const keys: string[] = []
  await page.route(/function=quickCreate/, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    // The server did the work, but the answer is lost on the way.
    if (keys.length === 1) {
      await route.fetch({ url: route.request().url().replace('acme.localhost', 'localhost') })
      return route.abort('connectionreset')
    }
    return route.continue()
  })
  await panel.getByRole('button', { name: 'Create' }).click()
  await expect(panel.getByRole('alert').first()).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Identifier' })).toHaveValue(identifier)
  await panel.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Employee created successfully.').first()).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])

  await page.goto(`/employees?search=${identifier}`)
  await expect(page.getByText(identifier)).toHaveCount(1)
})

test('a page whose code does not arrive leaves the navigation standing and offers a reload', async ({ page }) => {
  await openAs(page, people.admin)
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click()
  await expect(page.getByRole('heading', { name: 'This part of the portal could not be loaded' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
})

test('an address of no client shows that', async ({ page }) => {
  await page.goto(`http://nobody.localhost:${port}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'We do not know this address' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
