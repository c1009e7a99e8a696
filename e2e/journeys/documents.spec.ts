import { readFile } from 'node:fs/promises'
import { expect, openAs, people, test } from './journey'

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)

/** An administrator shares a company document, tags it, asks for acknowledgement, replaces, exports and removes it. */
test('share, tag, ask, replace, export and remove a company document', async ({ page }) => {
  await openAs(page, people.admin, '/client/documents')
  await expect(page.getByRole('heading', { level: 1, name: 'Document Storage' })).toBeVisible()
  const name = `rules${Date.now()}.pdf`

  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Upload' })
  await panel.getByLabel('Share with').selectOption('Company Wide Document')
  await panel.getByLabel('File').setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf('first') })
  await expect(
    page.getByText('File has been uploaded successfully and should appear within the list shortly.'),
  ).toBeVisible()
  await expect(panel).toBeHidden()

  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'File Tag' }).click()
  const tag = page.getByRole('dialog', { name: 'File Tag' })
  await tag.getByLabel('Tag').fill('Policy')
  await tag.getByRole('button', { name: 'Save' }).click()
  await expect(tag).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Policy')

  await page.getByRole('link', { name: `Details: ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Document currently shared with:' })).toBeVisible()
  await expect(page.getByText('Not Viewed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Ask for acknowledgement' }).click()
  const ask = page.getByRole('dialog', { name: 'Ask for acknowledgement' })
  await ask.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText(/^0 of .* acknowledged$/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Outstanding by team' }).getByRole('listitem').first()).toBeVisible()

  const action = async (label: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: label }).click()
  }
  await action('Replace file')
  const replace = page.getByRole('dialog', { name: 'Replace file' })
  await replace.getByRole('radio', { name: /^Yes/ }).check()
  await replace
    .getByLabel('New file')
    .setInputFiles({ name: `new${name}`, mimeType: 'application/pdf', buffer: pdf('second') })
  await expect(page.getByRole('heading', { level: 1, name: `new${name}` })).toBeVisible()
  await expect(page.getByText('Version 2')).toBeVisible()

  const download = page.waitForEvent('download')
  await action('Export')
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('"Number","Full name","Identifier","Document Read"')

  await action('Remove')
  const confirmation = page.getByRole('alertdialog')
  await expect(
    confirmation.getByText("Are you sure you want to delete this file, you can't undo this action"),
  ).toBeVisible()
  await confirmation.getByRole('button', { name: 'Remove' }).click()
  await expect(page).toHaveURL(/\/client\/documents$/)
  await expect(page.getByText(`new${name}`)).toHaveCount(0)
})

/** A file with the identifier of one employee goes to another: asked first, and then to the tab INDIVIDUAL. */
test('a name that belongs to somebody else is confirmed before it is shared', async ({ page }) => {
  await openAs(page, people.admin, '/client/documents')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Upload' })
  await panel.getByLabel('Share with').selectOption('Individual Employees')
  const rows = panel.getByRole('table', { name: 'Employees' }).getByRole('row')
  await expect(rows.nth(2)).toBeVisible()
  const [first = '', person = ''] = await rows.nth(2).getByRole('cell').allTextContents()
  // The tick box is named by both.
  const identifier = first.replace(person, '').trim()
  await rows.nth(1).getByRole('checkbox').check()
  const name = `payslip_${identifier.toLowerCase()}_${Date.now()}.pdf`
  await panel.getByLabel('File').setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf(name) })
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(identifier)
  await question.getByRole('button', { name: 'Share anyway' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('tab', { name: 'INDIVIDUAL' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(name, { exact: true })).toBeVisible()

  await page.getByRole('link', { name: `Details: ${name}` }).click()
  await page.getByRole('button', { name: /^Revoke Access/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Access' }).click()
  await expect(page.getByText("Couldn't find any employees")).toBeVisible()
})
