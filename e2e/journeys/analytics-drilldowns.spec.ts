import { expect, openAs, people, test } from './journey'

/** An administrator looks at the days, goes from the payroll report to who viewed a payslip, and on to that employee. */
test('from a tile of the payroll report to an employee, and back', async ({ page }) => {
  await openAs(page, people.admin, '/analytics/client-daily-analytics')
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Analytics' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(7)

  await page.goto('/analytics/payroll-pensions-analytics')
  await page.getByRole('link', { name: 'Payslips', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payslip uploads vs views' })).toBeVisible()
  const link = page.getByRole('link', { name: /^View Employee/ }).first()
  await expect(link).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('row', { name: /^11 / })).toBeVisible()
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('nobody has this name')
  await expect(page.getByText('We could not find any data matching your criteria.')).toBeVisible()
  await search.fill('')
  await link.click()
  await expect(page).toHaveURL(/\/employees\/[0-9a-f-]{36}\/info/)
  await page.goBack()
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payroll & Pensions Reports' })).toBeVisible()
})

/** Each drill-down page of the seeded client has rows of the last days. */
test('every drill-down page has data', async ({ page }) => {
  const drilldowns = [
    ['payroll-pensions-analytics/paydoc-uploads-vs-downloads', 'Paydoc uploads vs downloads'],
    ['payroll-pensions-analytics/payruns', 'Pay runs'],
    ['payroll-pensions-analytics/pensions', 'Pensions'],
    ['portal-activity-analytics/registered-vs-unregistered', 'Registered vs unregistered'],
    ['portal-activity-analytics/active-vs-inactive', 'Active vs inactive'],
    ['portal-activity-analytics/deactivated', 'Deactivated'],
    ['portal-activity-analytics/doc-storage', 'Document storage'],
  ] as const
  for (const [index, [path, title]] of drilldowns.entries()) {
    if (index === 0) await openAs(page, people.readOnly, `/analytics/${path}`)
    else await page.goto(`/analytics/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible()
  }
})
