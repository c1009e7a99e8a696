import { expect, openAs, people, test } from './journey'
import { picture } from './picture'

/** Platform staff file a request with a logo, find it in the list, and change it. */
test('file, find and change a creation form', async ({ page }) => {
  await openAs(page, people.staff)
  await page.getByRole('navigation').getByRole('link', { name: 'Creation forms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Creation forms' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Completed' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'New Form' }).click()

  const stamp = Date.now()
  const name = `Journey ${stamp}`
  await page.getByRole('button', { name: 'Create form' }).click()
  await expect(page.getByText('Please fill in this field.')).toHaveCount(4)
  await page.getByLabel('Company Name').fill(name)
  await page.getByLabel('Name in URL').fill(`Journey-${stamp}`)
  await expect(page.getByLabel('Name in URL')).toHaveValue(`journey-${stamp}`)
  await page.getByLabel('Point of Contact Name').fill('Iris Vale')
  await page.getByLabel('Point of Contact Email').fill('iris.vale@journey.example')
  await page.getByLabel('Login Label').selectOption('Payroll Number')
  await page.getByLabel('Primary Color', { exact: true }).fill('#2f6f4f')
  await page.getByLabel('Add assets').setInputFiles(picture('Logo.png'))
  await page.getByLabel('P60').check()
  await page.getByLabel('DSE Policy').check()
  await page.getByRole('button', { name: 'Create form' }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('In Progress')).toBeVisible()
  await expect(page.getByText('Payroll Number')).toBeVisible()
  await expect(page.getByText('#2f6f4f')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'P60' })).toContainText('Yes')
  const logo = page.getByRole('img', { name: 'Asset logo.png' })
  await expect(logo).toBeVisible()
  await expect(logo).toHaveJSProperty('naturalWidth', 1)

  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Point of Contact Name').fill('Noor Haddad')
  await page.getByRole('button', { name: 'Remove logo.png' }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect(page.getByText('Noor Haddad')).toBeVisible()
  await expect(page.getByText('No assets')).toBeVisible()

  await page.getByRole('link', { name: 'Creation forms' }).last().click()
  await page.getByRole('searchbox', { name: 'Search creation forms' }).fill(name)
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('In Progress')
})

/** The address of the platform leads to its manager; an account without PLATFORM_VIEW sees neither it nor the forms. */
test('the platform is for its staff', async ({ page }) => {
  await openAs(page, people.admin)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Creation forms' })).toHaveCount(0)
  await page.goto('/platform/creation-form')
  await expect(page).toHaveURL(/\/403$/)
  await page.goto('/platform')
  await expect(page).toHaveURL(/\/403$/)
})
