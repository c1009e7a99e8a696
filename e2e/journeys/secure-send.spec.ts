import type { Page } from '@playwright/test'
import { expect, openAs, people, test } from './journey'

const pdf = (text: string) => ({
  name: `Journey Report ${text}.PDF`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`),
})

/** Opens the share panel and uploads files, several under a folder name. */
async function upload(page: Page, files: ReturnType<typeof pdf>[], folder?: string) {
  await page.getByRole('button', { name: 'Share' }).click()
  const panel = page.getByRole('dialog', { name: 'Share' })
  await panel.getByLabel('Files').first().setInputFiles(files)
  if (folder) await panel.getByLabel('Folder name').fill(folder)
  await panel.getByRole('button', { name: 'Upload' }).click()
  await expect(panel.getByText(/ kb · /)).toBeVisible()
  return panel
}

/** Shares what was uploaded with one person, past the pause before the first file to a stranger. */
async function shareWith(page: Page, name: string, message: string) {
  const panel = page.getByRole('dialog', { name: 'Share' })
  await panel.getByRole('combobox', { name: /Recipients/ }).fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await page.keyboard.press('Escape')
  await panel.getByLabel('Message').fill(message)
  await panel.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Document has been shared successfully')).toBeVisible()
  await expect(panel).toBeHidden()
}

/** An administrator shares two files in a ZIP; the receiver downloads it once; recalled, its proof names the receiver. */
test('share files, open them, recall them with proof', async ({ page, browser }) => {
  const mark = String(Date.now())
  await openAs(page, people.admin)
  await page.getByRole('link', { name: 'Secure Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Secure Send' })).toBeVisible()

  const panel = await upload(page, [pdf('one'), pdf('two')], `Journey ${mark}`)
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.getByText('Please remove file before closing')).toBeVisible()
  await shareWith(page, 'Paweł Zieliński', `Message ${mark}`)

  const other = await browser.newContext()
  const receiver = await other.newPage()
  await openAs(receiver, people.editor, `/shared-documents?search=${mark}`)
  const filename = `journey${mark}.zip`
  const card = receiver.getByRole('main').getByRole('listitem').filter({ hasText: filename })
  await expect(card.getByText(`Message ${mark}`)).toBeVisible()
  const [download] = await Promise.all([
    receiver.waitForEvent('download'),
    card.getByRole('button', { name: `Download ${filename}` }).click(),
  ])
  expect(download.suggestedFilename()).toBe(filename)
  expect(await download.failure()).toBeNull()
  // The address that was opened opens nothing any more.
  const again = await receiver.evaluate(async (address) => (await fetch(address)).status, download.url())
  expect([403, 404]).toContain(again)

  await page.getByRole('tab', { name: 'LOGS' }).click()
  await expect(page).toHaveURL(/\/shared-documents\/logs/)
  await page.getByRole('button', { name: `Recall ${filename}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recall' }).click()
  const proof = page.getByRole('dialog', { name: `${filename} was recalled` })
  await expect(proof.getByText('Opened before it was recalled by')).toBeVisible()
  await expect(proof.getByText('Paweł Zieliński')).toBeVisible()
  await proof.getByRole('button', { name: 'Close' }).last().click()

  await receiver.reload()
  await expect(receiver.getByText('No file matches the search.')).toBeVisible()
  await other.close()
})

/** A file that was not opened: the proof shows it. */
test('recall a file that was not opened', async ({ page }) => {
  const mark = String(Date.now())
  await openAs(page, people.admin, '/shared-documents')
  await upload(page, [pdf(mark)])
  await shareWith(page, 'Paweł Zieliński', mark)
  await page.goto(`/shared-documents/logs?search=${mark}`)
  await page.getByRole('button', { name: `Recall journeyreport${mark}.pdf` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recall' }).click()
  await expect(page.getByText('Not opened by anyone: removed.')).toBeVisible()
})
