import { createAccount, expect, openAs, people, test } from './journey'

test('an account chooses German on its profile and keeps it in another browser', async ({ page, browser }) => {
  const person = await createAccount(people.admin, 'Lena Vogt')
  await openAs(page, person, '/profile')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByLabel('Language').selectOption('Deutsch')
  await page.getByRole('button', { name: 'Update' }).click()
  // The next token tells the language, and the page follows without being loaded again.
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle(/^Profil · Acme Precision/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Übersicht' })).toBeVisible()

  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(page.url())
  await elsewhere.getByLabel('Username').fill(person.username)
  await elsewhere.getByLabel('Password', { exact: true }).fill(person.password)
  await elsewhere.getByRole('button', { name: 'Log in' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible()
  await elsewhere.context().close()
})
