import type { Page } from '@playwright/test'
import { expect, openAs, people, test } from './journey'

async function openPanel(page: Page, action: string) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
  return page.getByRole('dialog')
}

const choose = (page: Page, text: string) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** An administrator imports a file, closes the panel while the job works, finds it again and undoes it. */
test('import employees, find them, undo', async ({ page }) => {
  await openAs(page, people.admin, '/employees')
  const mark = `B${Date.now()}`
  const panel = await openPanel(page, 'Import CSV')
  await choose(
    page,
    `Identifier;Forename;SURNAME;E-mail\n${mark}-1;Zoë;${mark};zoe@acme.example\n${mark}-2;Ann;${mark};nonsense\n`,
  )
  await expect(panel.getByText('1 row to fix')).toBeVisible()
  await panel.getByLabel(/Email/).fill('ann@acme.example')
  await panel.getByLabel(/Email/).press('Enter')
  await panel.getByRole('button', { name: 'Check 2 rows' }).click()
  await expect(panel.getByText(`Zoë ${mark}`)).toBeVisible()
  await panel.getByRole('button', { name: 'Import 2 employees' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click()
  await expect(panel.getByText('2 employees imported.')).toBeVisible({ timeout: 20_000 })
  await panel.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('searchbox', { name: 'Search employees' }).fill(mark)
  await expect(page.getByText('2 found')).toBeVisible()

  await page.reload()
  const again = await openPanel(page, 'Import CSV')
  await again.getByRole('button', { name: 'View people.csv' }).first().click()
  await again.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(again.getByText('Undone: 2 employees.')).toBeVisible({ timeout: 20_000 })
})

/** An update shows old and new value before it is applied. */
test('see what an update would change', async ({ page }) => {
  await openAs(page, people.admin, '/employees')
  const panel = await openPanel(page, 'Update CSV')
  await choose(page, 'identifier,email\nNOBODY-1,new@acme.example\n')
  await panel.getByRole('button', { name: 'Check 1 row' }).click()
  await expect(panel.getByText('No employee has this identifier.')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Update 0/ })).toBeDisabled()
})

/** The export is a CSV file that is downloaded. */
test('export the unregistered employees', async ({ page, context }) => {
  await openAs(page, people.admin, '/employees?status=unregistered')
  await page.getByRole('button', { name: 'More actions' }).click()
  const answer = page.waitForResponse((response) => response.url().includes('/export-employees'))
  const tab = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const response = await answer
  expect(response.url()).toContain('unregistered=true')
  expect(response.status()).toBe(200)
  await tab
})
