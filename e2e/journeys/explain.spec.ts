import { expect, openAs, people, test } from './journey'

test('an administrator asks why, from the user and by the address, and finds the way to what to change', async ({
  page,
}) => {
  await openAs(page, people.admin, '/access/users/acme.restricted')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Explain access' }).click()
  await expect(page.getByRole('combobox', { name: 'User' })).toHaveValue('Mei Tanaka')

  const permission = page.getByRole('combobox', { name: 'Permission' })
  await permission.fill('employees_v')
  await page.getByRole('option', { name: 'EMPLOYEES_VIEW' }).click()
  await expect(page.getByText('EMPLOYEES_VIEW is held, but does not apply in Acme Precision.')).toBeVisible()

  await page.reload()
  await expect(permission).toHaveValue('EMPLOYEES_VIEW')
  await expect(page.getByText('Refused')).toBeVisible()
  await page.getByRole('link', { name: 'View permissions' }).first().click()
  await expect(page).toHaveURL(/\/access\/users\/acme\.restricted\?tab=2$/)
})

test('the 403 page names the missing permission and why, and is without an answer', async ({ page }) => {
  await openAs(page, people.readOnly, '/access/users/create')
  await expect(page).toHaveURL(/\/403$/)
  await expect(page.getByText('Sorry, you do not have access this page.')).toBeVisible()
  await expect(page.getByText('Missing permission: USERS_CREATE')).toBeVisible()
  await expect(page.getByText(/no policy of the role .+ holds it/)).toBeVisible()

  await page.route('**/*function=getExplanation*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Missing permission: USERS_CREATE')).toBeVisible()
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})
