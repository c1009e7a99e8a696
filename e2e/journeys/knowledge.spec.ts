import { expect, openAs, people, test } from './journey'
import { picture } from './picture'

/** An administrator makes a category and an article with images, reads, changes and deletes both. */
test('write help for employees, and take it away again', async ({ page }) => {
  await openAs(page, people.admin, '/knowledge')
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible()

  const label = `Journey ${Date.now()}`
  await page.getByRole('button', { name: 'New category' }).click()
  const create = page.getByRole('dialog', { name: 'Create category' })
  await create.getByRole('button', { name: 'Create category' }).click()
  await expect(create.getByText('Please add a title for new category')).toBeVisible()
  await expect(create.getByLabel('Add an image')).toBeHidden()
  await create.getByLabel('Title').fill(label)
  await create.getByLabel('Summary').fill('Written by a journey.')
  await create.getByLabel('Add an image').setInputFiles(picture('cover.png'))
  await expect(create.getByRole('button', { name: 'Remove image' })).toBeVisible()
  await create.getByRole('button', { name: 'Create category' }).click()
  await expect(page.getByText('Category created successfully.')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search categories' }).fill(label)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: label }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${label.toLowerCase()} articles` })).toBeVisible()
  await expect(page.getByText('No articles were found for this category')).toBeVisible()

  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New article' }).click()
  const write = page.getByRole('dialog', { name: 'Create article' })
  await write.getByLabel('Title').fill('Lost Badge')
  await write.getByRole('button', { name: 'Create article' }).click()
  await expect(write.getByText('Please add content for this article')).toBeVisible()
  await write.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.type('Tell the desk.')
  await write.getByRole('group', { name: 'Formatting' }).locator('input[type=file]').setInputFiles(picture('desk.png'))
  await write.getByRole('button', { name: 'Create article' }).click()
  await expect(page.getByText('Article created successfully')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Lost Badge' }).click()
  await expect(page.getByText('Tell the desk.')).toBeVisible()
  await expect(page).toHaveURL(/\?.*article=/)
  await page.reload()
  await expect(page.getByText('Tell the desk.')).toBeVisible()
  const shown = page.getByRole('main').locator('img')
  await expect
    .poll(() => shown.evaluateAll((all) => all.some((img) => (img as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)

  await page.getByRole('button', { name: 'Update article' }).click()
  const update = page.getByRole('dialog', { name: 'Update article' })
  await update.getByLabel('Title').fill('Lost badge or key')
  await update.getByRole('button', { name: 'Update article' }).click()
  await expect(page.getByText('Lost badge or key updated successfully!')).toBeVisible()

  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete Category' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Category' }).click()
  await expect(page.getByText('This category can not be deleted as it contains published articles')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Lost badge or key' }).click()
  await page.getByRole('button', { name: 'Go back' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Lost badge or key' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete Article' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Article' }).click()
  await expect(page.getByText('Successfully deleted article')).toBeVisible()
  await expect(page.getByText('No articles were found for this category')).toBeVisible()

  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete Category' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Category' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: label })).toBeHidden()
})

/** Who may only view reads, and is offered nothing else. */
test('a viewer reads help and changes nothing', async ({ page }) => {
  await openAs(page, people.readOnly, '/knowledge')
  await expect(page.getByRole('button', { name: 'New category' })).toBeHidden()
  await page.getByRole('link', { name: 'Time off' }).click()
  await page.getByRole('link', { name: 'Book a holiday' }).click()
  await expect(page.getByText('Your team leader answers within five working days.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update article' })).toBeHidden()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeHidden()
})
