import { expect, test } from '../embedding/strict-console'
import { BASE, openEmployees } from './session'

test('the server draws the page, and the browser takes it over', async ({ page, browser }, info) => {
  await openEmployees(page, info)
  const options = { javaScriptEnabled: false, baseURL: info.project.use.baseURL ?? '' }
  const context = await browser.newContext({ ...options, storageState: await page.context().storageState() })
  const plain = await context.newPage()
  await plain.goto(`${BASE}/employees`)
  await expect(plain.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
  await context.close()
  await page.goto('/start')
  await expect(page.getByLabel('Username')).toBeVisible()
})
