import { expect, test } from '../embedding/strict-console'
import { openEmployees } from './session'

test('a dark system, a small root and rules for bare elements leave the pages of a light host as they are', async ({
  page,
}, info) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openEmployees(page, info)
  const looks = (selector: string, names: string[]) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)), names)
  expect(await looks('.ssp-root', ['color-scheme', 'letter-spacing'])).toEqual(['light', 'normal'])
  expect(await looks('.ssp-root h1', ['font-style', 'text-transform', 'margin-top'])).toEqual(['normal', 'none', '0px'])
  expect(await looks('.ssp-root label', ['font-style', 'text-transform', 'letter-spacing'])).toEqual([
    'normal',
    'none',
    'normal',
  ])
  const create = page.getByRole('button', { name: 'Create' })
  expect((await create.boundingBox())?.height).toBe(36)
  await expect(page.getByText('embeds @ssp packages in a way that does not work')).toHaveCount(0)
})

test('the address follows the page, forwards and back', async ({ page }, info) => {
  await openEmployees(page, info)
  await page.getByRole('searchbox').first().fill('abara')
  await expect(page).toHaveURL(/search=abara/)
  await page.getByRole('link', { name: /Abara/ }).first().click()
  await expect(page).toHaveURL(/search=abara&employee=/)
  await page.goBack()
  await expect(page).toHaveURL(/search=abara$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
})
