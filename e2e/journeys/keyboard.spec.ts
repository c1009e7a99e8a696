import { AxeBuilder } from '@axe-core/playwright'
import { port } from '../port'
import { expect, openAs, people, test } from './journey'
import { tabTo } from './tab-to'

test('signs in, searches, creates an employee and signs out with the keyboard alone', async ({ page }) => {
  // In a client of its own: another journey counts the employees of Acme.
  await page.goto(`http://dune.localhost:${port}/login`)
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }), 5)
  await page.keyboard.type('dune.admin')
  await page.keyboard.press('Tab')
  await page.keyboard.type(people.admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  // A change of page leaves the focus at its start, and is said.
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Dashboard · ' })).toHaveCount(1)

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip/i })
  if (!(await skip.evaluate((element) => element === document.activeElement))) await tabTo(page, skip, 40)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, page.getByRole('searchbox', { name: 'Search for employees' }))
  await page.keyboard.type('maria')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=maria/)
  await expect(page.getByRole('main')).toBeFocused()

  const create = page.getByRole('button', { name: 'Create' })
  await expect(create).toBeVisible()
  await tabTo(page, create)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Quick Create Employee' })
  await expect(panel).toBeVisible()
  await tabTo(page, panel.getByRole('textbox', { name: 'Forename' }), 6)
  await page.keyboard.type('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Employee created successfully.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(create).toBeFocused()

  const account = page.getByRole('button', { name: 'Account' })
  await tabTo(page, account)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

for (const [name, path] of [
  ['login', '/login'],
  ['dashboard', '/'],
  ['employees', '/employees'],
  ['not found', '/nowhere'],
] as const) {
  for (const width of [1280, 375]) {
    test(`${name} at ${width} px passes axe and does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      if (name === 'login') await page.goto(path)
      else await openAs(page, people.admin, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"], .ssp-Skeleton')).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}
