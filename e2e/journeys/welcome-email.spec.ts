import { expect, openAs, people, test } from './journey'

const PDF = Buffer.from('%PDF-1.4\n% a note\n%%EOF\n')

test('add an attachment, look at the e-mail, send a test, remove the attachment', async ({ page }) => {
  await openAs(page, people.admin, '/client/email-attachments')
  await expect(page.getByText('Please note that the overall maximum size for email attachments is 10MB')).toBeVisible()
  const name = `note${Date.now()}.pdf`
  await page.getByRole('button', { name: 'Upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload attachment' })
  await dialog.getByLabel('File').setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF })
  await expect(
    page.getByText('File has been uploaded successfully and should appear within the list shortly.'),
  ).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()

  await page.getByRole('button', { name: 'Preview Email' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview Email' })
  await expect(preview.frameLocator('iframe').getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  await preview.getByRole('button', { name: 'Send' }).click()
  await expect(preview.getByText('Email address is required')).toBeVisible()
  await preview.getByLabel('Send a test to').fill('grace@acme.example')
  await preview.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Test welcome email has been sent to grace@acme.example')).toBeVisible()

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm.getByText('Are you sure you want to remove this file permanently?')).toBeVisible()
  await confirm.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(name)).toHaveCount(0)
})
