import { expect, test } from './strict-console'

test('the first example of docs/embedding.md reaches the employees after the sign-in, and after a reload', async ({
  page,
}) => {
  await page.goto('/first-page/')
  await page.getByLabel('Username').fill('acme.admin')
  await page.getByLabel('Password', { exact: true }).fill('Welcome-2026')
  await page.getByRole('button', { name: 'Log in' }).click()
  const employees = page.getByRole('heading', { name: 'Employees', level: 1 })
  await expect(employees).toBeVisible()
  await expect(page.getByRole('searchbox').first()).toBeVisible()
  await page.reload()
  await expect(employees).toBeVisible()
})
