import { expect, openAs, people, test } from './journey'

/** Platform staff find an employee over all clients of their platform, and create one in the client they work in. */
test('list, narrow and create employees of the platform', async ({ page }) => {
  await openAs(page, people.staff, '/platform')
  await expect(page).toHaveURL(/\/platform\/manage$/)
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
  await panel.getByRole('textbox', { name: 'Surname' }).fill('Marchbanks')
  await panel.getByRole('textbox', { name: 'Identifier' }).fill(identifier)
  await panel.getByRole('button', { name: 'Create employee' }).click()
  await expect(panel.getByText('Employee created successfully.')).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('searchbox', { name: 'Search employees' }).fill(identifier)
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(identifier) })).toContainText('Acme Precision')
})

/** The bulk actions work at the client worked in, in the flows of its own list (4-decisions 91). */
test('import, update, remind and export from the platform', async ({ page, context }) => {
  await openAs(page, people.staff, '/platform/employees')
  const open = async (item: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  const panel = page.getByRole('dialog')
  const choose = (text: string) =>
    panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

  const mark = `PLI${Date.now()}`
  await open('Import')
  await choose(`identifier,forename,surname,email\n${mark},Ines,${mark},ines@acme.example\n`)
  await panel.getByRole('button', { name: 'Check 1 row' }).click()
  await panel.getByRole('button', { name: 'Import 1 employee' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click()
  await expect(panel.getByText('1 employee imported.')).toBeVisible({ timeout: 20_000 })
  await panel.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('searchbox', { name: 'Search employees' }).fill(mark)
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page.getByText('Acme Precision').last()).toBeVisible()

  await open('Update')
  await choose('identifier,email\nNOBODY-1,new@acme.example\n')
  await panel.getByRole('button', { name: 'Check 1 row' }).click()
  await expect(panel.getByText('No employee has this identifier.')).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).first().click()

  await open('Registration Reminder')
  await expect(panel.getByText('To all unregistered employees of the client.')).toBeVisible()
  await panel.getByRole('button', { name: 'Cancel' }).click()

  const answer = page.waitForResponse((response) => response.url().includes('/export-employees'))
  const tab = context.waitForEvent('page')
  await open('Export')
  expect((await answer).status()).toBe(200)
  await tab
})
