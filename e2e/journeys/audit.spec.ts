import { apiSession, createAccount, expect, openAs, people, signIn, test } from './journey'

const person = { username: 'acme.shift', password: 'Welcome-2026' }

test('a deactivated user is signed out immediately, is reactivated, and the audit log shows by whom', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newPage({ baseURL: new URL(test.info().project.use.baseURL ?? '').origin })
  await openAs(theirs, person)
  await openAs(page, people.admin, `/access/users/${person.username}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate user' }).click()
  await expect(page.getByRole('alertdialog').getByText(/signed out everywhere at once/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText(/This user is deactivated and cannot sign in/)).toBeVisible()

  await theirs.goto('/employees')
  await expect(theirs).toHaveURL(/\/login/)
  await theirs.getByLabel('Username').fill(person.username)
  await theirs.getByLabel('Password', { exact: true }).fill(person.password)
  await theirs.getByRole('button', { name: 'Log in' }).click()
  await expect(theirs.getByText('Incorrect username and or password.')).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Reactivate user' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByText(/This user is deactivated/)).toBeHidden()
  await signIn(theirs, person)
  await theirs.close()

  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search changes' }).fill('kwame')
  await expect(page).toHaveURL(/search=kwame/)
  const rows = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Grace Holloway reactivated Kwame Mensah')
  await expect(rows.nth(1)).toContainText('Grace Holloway deactivated Kwame Mensah')
  await rows.nth(1).getByText('What changed').click()
  await expect(rows.nth(1).getByText('Deactivated', { exact: true })).toBeVisible()
})

test('an account locked by failed sign-ins is unlocked by an administrator', async ({ page }) => {
  // All journeys come from one address, and the lock is of account and address.
  const { username } = await createAccount(people.admin, 'Lars Locked')
  const { clientId, post } = await apiSession(people.admin)
  const tryWrong = async () => (await post(`/login/${clientId}`, { username, password: 'wrong-Password-1' })).status
  for (let attempt = 0; attempt < 10; attempt++) await tryWrong()
  expect(await tryWrong()).toBe(429)
  await openAs(page, people.admin, `/access/users/${username}`)
  await expect(page.getByText(/^Locked until/)).toBeVisible()
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText(/^Locked until/)).toBeHidden()
  expect(await tryWrong()).toBe(200)
  await page.getByRole('button', { name: /^History/ }).click()
  await expect(page.getByText('unlocked').first()).toBeVisible()
})
