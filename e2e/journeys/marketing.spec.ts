import { readFile } from 'node:fs/promises'
import { expect, openAs, people, test } from './journey'
import { picture } from './picture'

/** An administrator makes a category, adds a picture with branding, downloads it in both ways, and removes everything. */
test('make a category, add a file, download it and remove both', async ({ page }) => {
  await openAs(page, people.admin, '/client/marketing-materials')
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing Materials' })).toBeVisible()

  const title = `Journey ${Date.now()}`
  await page.getByRole('button', { name: 'New Category' }).click()
  const create = page.getByRole('dialog', { name: 'New Category' })
  await create.getByLabel('Title').fill(title)
  await create.getByRole('button', { name: 'Create Category' }).click()
  await page.getByRole('link', { name: `Open “${title}”` }).click()
  await expect(page.getByText('There are no files in this category yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Upload File' }).click()
  const file = page.getByRole('dialog', { name: 'New File' })
  await file.getByRole('button', { name: 'Upload File' }).click()
  await expect(file.getByText("Please add a file you'd like to upload")).toBeVisible()
  await file.getByLabel('File', { exact: true }).setInputFiles(picture('day.png'))
  await file.getByLabel('Title').fill('Open day')
  await file.getByLabel('Description').fill('Bring a friend')
  await file.getByLabel('Add branding?').check()
  await file.getByRole('button', { name: 'Upload File' }).click()
  await expect(page.getByText(`Created new File for ${title}!`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing Materials' })).toBeVisible()

  await page.getByRole('link', { name: title, exact: true }).click()
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bring a friend' })
  await expect(card.getByText('0 downloads')).toBeVisible()
  await card.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Open day' })
  await expect(preview.getByRole('link', { name: /Acme/ })).toHaveAttribute('href', /^https:/)
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: 'Export PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toBe('Open day.pdf')
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await preview.getByRole('button', { name: 'Close' }).first().click()
  await expect(card.getByText('1 download', { exact: true })).toBeVisible()

  const [original] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download File' }).click(),
  ])
  expect(original.suggestedFilename()).toBe('Open day.png')
  expect(await readFile(await original.path())).toEqual(picture('day.png').buffer)
  await expect(card.getByText('2 downloads')).toBeVisible()

  await card.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Sucessfully deleted Open day!')).toBeVisible()
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete Category' }).click()
  await expect(page.getByText('Are you sure you want to delete this Category?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Deleting this category will remove all files are you sure?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Category' }).click()
  await expect(page.getByText('Successfully deleted category')).toBeVisible()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden()
})
