import { expect, openAs, people, test } from './journey'

/** An administrator opens the section, follows a page of the portal to its tiles and a tile to its report, and changes the days. */
test('from the visited pages to the calls to action of a tile', async ({ page }) => {
  await openAs(page, people.admin, '/analytics')
  await expect(page).toHaveURL(/\/analytics\/client-daily-analytics$/)
  await page.getByRole('link', { name: 'Portal Activity Reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Portal Activity Reports' })).toBeVisible()
  const pages = page.getByRole('figure', { name: 'Top Level Pages' })
  await pages.getByRole('listitem').filter({ hasText: 'Wellbeing' }).click()
  const tiles = page.getByRole('figure', { name: 'Wellbeing', exact: true })
  await expect(tiles).toBeInViewport()
  await tiles.getByRole('button', { name: 'Show data' }).click()
  await tiles.getByRole('button', { name: 'Mental health' }).click()
  await expect(page).toHaveURL(/\/analytics\/portal-activity-analytics\/tile\/Mental%20health$/)

  await page.goto('/analytics/rewards-recognition-analytics?from=2020-01-01&to=2020-01-31')
  await expect(page.getByText('Not enough data to show chart')).toHaveCount(4)
})
