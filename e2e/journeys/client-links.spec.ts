import { expect, openAs, people, test } from './journey'

test('a link of a switched tab opens the same client in a new tab, and the other tab says that this one was switched', async ({
  page,
  context,
}) => {
  await openAs(page, people.staff)
  const other = await context.newPage()
  await other.goto('/employees')
  await expect(other.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()

  await page.getByRole('button', { name: 'Switch client' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Borealis/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Portal switched to Borealis' })).toBeVisible()
  await expect(other.getByText(/^Another tab was switched to Borealis/)).toBeVisible()
  await expect(other.getByRole('banner')).toContainText('Acme')

  const link = page.getByRole('navigation').getByRole('link', { name: 'Employees' })
  await expect(link).toHaveAttribute('href', '/employees?ssp-client=borealis')
  await link.click()
  await page.getByRole('main').getByRole('link', { name: /^View/ }).first().click()
  await expect(page).toHaveURL(/\/info\?ssp-client=borealis/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Employees')
  const name = await page.getByRole('heading', { level: 1 }).innerText()

  const copied = await context.newPage()
  await copied.goto(page.url())
  await expect(copied.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(copied.getByRole('banner')).toContainText('Borealis')
})

test('a link to another client leads through the login to the same page of that client', async ({ page }) => {
  await page.goto('/employees?search=a&ssp-client=borealis')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('Username').fill(people.staff.username)
  await page.getByLabel('Password', { exact: true }).fill(people.staff.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Borealis')
  await expect(page).toHaveURL(/search=a/)
})
