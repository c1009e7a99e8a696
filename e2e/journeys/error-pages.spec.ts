import { expect, openAs, people, test } from './journey'

for (const path of ['/403', '/401', '/no/such/page']) {
  test(`logging out works on ${path}`, async ({ page }) => {
    await openAs(page, people.admin, path)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Username')).toBeVisible()
  })
}

test('a visitor sees error pages under the name of the client', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Acme/ })).toBeVisible()
  await expect(page.getByText('Check the address, or start from the dashboard.')).toBeVisible()
})

test('the 403 page says which permission is missing and who can give it', async ({ page }) => {
  await openAs(page, people.admin, '/platform/manage')
  await expect(page.getByText('Missing permission: PLATFORM_VIEW')).toBeVisible()
  await expect(page.getByText(/^An administrator of Acme .* can give you access\.$/)).toBeVisible()
})

test('a login page whose stylesheet failed says so', async ({ page }) => {
  await page.route('**/theme/*.css*', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('The colours of this client could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('at 400 % zoom the header scrolls away; on a phone it is one line', async ({ page }) => {
  await openAs(page, people.admin)
  await page.setViewportSize({ width: 375, height: 720 })
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(64)
  await page.setViewportSize({ width: 320, height: 256 })
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('the inbox keeps what needs attention over a reload, and nothing over the end of the session', async ({
  page,
}) => {
  await openAs(page, people.admin)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
  })
  await page.getByRole('button', { name: 'Copy app details' }).click()
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('ssp.inbox') ?? '[]')).toBe('[]')
})
