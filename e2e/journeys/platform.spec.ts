import { expect, people, signIn, test } from './journey'

/** Platform staff find an employee over all clients of their platform, and create one in the client they work in. */
test('list, narrow and create employees of the platform', async ({ page }) => {
  await signIn(page, people.staff)
  await page.goto('/platform/manage')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Employees/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Platform employees' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(9)

  // Both clients of the platform are in the list, and each row says which.
  await page.getByRole('button', { name: 'List' }).click()
  await page.getByLabel('Rows per page').selectOption('100')
  await expect(page.getByRole('cell', { name: 'Acme Precision' }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Borealis Energy' }).first()).toBeVisible()

  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByLabel('Account status').selectOption('deactivated')
  await filters.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/status=deactivated/)
  await expect(page.getByText(/found$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Account status' }).click()

  const identifier = `PLT-${Date.now()}`
  await page.getByRole('button', { name: 'Create' }).click()
  const panel = page.getByRole('dialog', { name: 'Quick Create Employee' })
  await panel.getByLabel('Surname').fill('Marchbanks')
  await panel.getByLabel('Identifier').fill(identifier)
  await panel.getByRole('button', { name: 'Create employee' }).click()
  await expect(panel.getByText('Employee created successfully.')).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('searchbox', { name: 'Search employees' }).fill(identifier)
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(identifier) })).toContainText('Acme Precision')
})
