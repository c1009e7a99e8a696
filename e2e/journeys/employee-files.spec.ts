import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, openAs, people, test } from './journey'

const PDF = Buffer.from('%PDF-1.4\n% a note\n%%EOF\n')

/** Opens the first employee of the list: the demo data gives that one files. */
async function openEmployee(page: Page, tab: string) {
  await openAs(page, people.admin, '/employees')
  const first = page.getByRole('main').getByRole('link', { name: 'View' }).first()
  const address = (await first.getAttribute('href'))?.replace(/\/info$/, '') ?? ''
  await page.goto(`${address}/${tab}`)
}

const saved = async (page: Page, click: () => Promise<void>) => {
  const download = page.waitForEvent('download')
  await click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('upload, download and delete a personal document', async ({ page }) => {
  await openEmployee(page, 'doc-storage')
  const cards = page.getByRole('list', { name: 'Documents' })
  await expect(cards.getByText('employment-contract.pdf')).toBeVisible()
  await expect(cards.getByText('Shared File').first()).toBeVisible()

  await page.getByRole('button', { name: 'Upload File' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload File' })
  const name = `note${Date.now()}.pdf`
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await expect(dialog.getByText('The content of the file is not what its name says.')).toBeVisible()
  await dialog.getByLabel('File').setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF })
  await expect(
    page.getByText('File has been uploaded successfully and should appear within the list shortly.'),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(cards.getByText(name)).toBeVisible()

  const file = await saved(page, () => page.getByRole('button', { name: `Download ${name}` }).click())
  expect(file.name).toBe(name)
  expect(file.bytes.equals(PDF)).toBe(true)

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(cards.getByText(name)).toHaveCount(0)
})

test('view one payslip and download all of them', async ({ page }) => {
  await openEmployee(page, 'pay')
  const rows = page.getByRole('list', { name: 'Payslips' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  const one = await saved(page, () => rows.first().getByRole('button', { name: /^View/ }).click())
  expect(one.name).toMatch(/^\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(one.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const all = await saved(page, () => page.getByRole('button', { name: 'Download All: Payslips' }).click())
  expect(all.name).toMatch(/^payslips-.*\.zip$/)
  expect(all.bytes.subarray(0, 2).toString()).toBe('PK')
  await expect(page.getByText('The ZIP file is ready.')).toBeVisible()
})

test('an address opens once, in the browser that requested it', async ({ page, browser }) => {
  const signed: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/batch/get-document-url'))
      signed.push(((await response.json()) as { url: string }).url)
  })
  await openEmployee(page, 'pay')
  await saved(page, () => page.getByRole('button', { name: /^View/ }).first().click())
  await expect.poll(() => signed.length).toBe(1)
  const address = new URL(signed[0] ?? '', page.url()).href
  const statusIn = (of: Page) => of.evaluate(async (url) => (await fetch(url)).status, address)
  const other = await browser.newPage()
  await other.goto(new URL('/login', page.url()).href)
  expect(await statusIn(other)).toBe(404)
  expect(await statusIn(page)).toBe(403)
  await other.close()
})
