import { expect, openAs, people, test } from './journey'
import { payslip, zip } from './payroll-files'

test('upload payslips, mend what was not matched, release them, and recall them', async ({ page }) => {
  // Of the demonstration: those that other journeys add have other identifiers.
  await openAs(page, people.admin, '/employees?search=AC-04')
  const row = page.getByRole('main').getByRole('link', { name: 'View' }).last()
  const address = (await row.getAttribute('href')) ?? ''
  await page.goto(address)
  await expect(page.getByRole('main')).toContainText(/AC-\d{5}/)
  const identifier = /AC-\d{5}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  expect(identifier).not.toBe('')

  await page.goto('/client/jobs')
  await expect(page.getByRole('heading', { name: 'Payroll Uploads' })).toBeVisible()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Upload payroll file' })
  await panel.getByLabel('Document type').selectOption('Payslip')
  await expect(panel.getByLabel('Replace Payslips?')).toBeChecked()
  await expect(panel.getByRole('option', { name: /CSV|Excel/ })).toHaveCount(0)
  const name = `payroll${Date.now()}.zip`
  const file = zip({ [`${identifier}.pdf`]: payslip(identifier), 'nobody.pdf': payslip('?') })
  await panel.getByLabel('File').setInputFiles({ name, mimeType: 'application/zip', buffer: file })
  await panel.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(
    page.getByText('File has been uploaded successfully & should appear in the list below once processed...'),
  ).toBeVisible()

  const upload = page.getByRole('row').filter({ hasText: name })
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(upload).toContainText('Ready for review', { timeout: 1_000 })
  }).toPass()
  await expect(upload).toContainText('100%')
  await upload.getByRole('link', { name }).click()
  await expect(page.getByText('No employee has this identifier')).toBeVisible()

  await page.getByRole('button', { name: 'Actions of nobody.pdf' }).click()
  await page.getByRole('menuitem', { name: 'Leave out' }).click()
  await expect(page.getByText('The document has been left out')).toBeVisible()
  await page.getByRole('button', { name: 'Release 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect(page.getByText('1 left out', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Recall' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recall' }).click()
  await expect(page.getByText('Recalled', { exact: true })).toBeVisible()
})

test('the log of an upload with mapping errors', async ({ page }) => {
  await openAs(page, people.admin, '/client/jobs')
  const upload = page.getByRole('row').filter({ hasText: 'payslips-correction.zip' })
  const download = page.waitForEvent('download')
  await upload.getByRole('button', { name: /Download Logs/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^\d+_mapping\.csv$/)
})
