import { expect, openAs, people, test } from './journey'

/** An administrator finds a team, creates one, and is told where its name is taken. */
test('find and create a team', async ({ page }) => {
  await openAs(page, people.admin)
  await page.getByRole('button', { name: 'Client', exact: true }).click()
  await page.getByRole('link', { name: 'Teams' }).click()
  await expect(page).toHaveURL(/\/client\/teams/)
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(cards.first()).toBeVisible()

  const label = `Night shift ${Date.now()}`
  const create = async () => {
    await page
      .getByRole('button', { name: /Create/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(label)
    await dialog.getByRole('textbox').press('Enter')
    return dialog
  }
  const dialog = await create()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: `Open “${label}”` })).toBeVisible()
  await page
    .getByRole('searchbox', { name: /Search/ })
    .last()
    .fill(label)
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: label })).toContainText('New')

  const again = await create()
  await expect(again.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expect(again.getByRole('textbox')).toHaveValue(label)

  // The notification has gone; its link is in the inbox.
  await again.getByRole('textbox').press('Escape')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Discard/ })
    .click()
  await page.getByRole('button', { name: /^Notifications, / }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: `Open “${label}”` })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: label })).not.toContainText('New')
})
