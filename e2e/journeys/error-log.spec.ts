import { expect, people, signIn, test } from './journey'

/** Staff open the error log from the navigation, narrow it by type and by search, and load more. */
test('find an error event', async ({ page }) => {
  await signIn(page, people.staff)
  await page.goto('/logs/')
  await expect(page.getByRole('heading', { level: 1, name: 'Event Logs' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'ErrorLogs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ErrorLogs' })).toBeVisible()
  const entries = page.getByRole('list', { name: 'Errors' }).getByRole('listitem')
  await expect(entries).toHaveCount(10)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(entries).toHaveCount(20)

  await page.getByLabel('Error type').selectOption({ label: 'Blocked content' })
  await expect(entries).toHaveCount(2)
  await page.reload()
  await expect(entries).toHaveCount(2)
  await page.getByLabel('Error type').selectOption({ label: 'All errors' })
  await page.getByLabel('Search errors').fill('getTheme Acme')
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('getTheme failed with SyntaxError')
  await page.getByLabel('Search errors').fill('nothing like it')
  await expect(page.getByText('Could not find any logs')).toBeVisible()
})
