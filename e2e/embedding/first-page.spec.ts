import { expect, test } from './strict-console'

for (const [bundler, path] of [
  ['Vite', '/first-page/'],
  ['esbuild', '/first-page-esbuild/'],
] as const)
  test(`the first example of docs/embedding.md, by ${bundler}, reaches the employees after the sign-in, and after a reload`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByLabel('Username').fill('acme.admin')
    await page.getByLabel('Password', { exact: true }).fill('Welcome-2026')
    await page.getByRole('button', { name: 'Log in' }).click()
    const employees = page.getByRole('heading', { name: 'Employees', level: 1 })
    await expect(employees).toBeVisible()
    await expect(page.getByRole('searchbox').first()).toBeVisible()
    await page.reload()
    await expect(employees).toBeVisible()
  })

test('a host with a small root keeps the size of texts and controls by the base size', async ({ page }) => {
  await page.goto('/first-page/')
  // The policy of the host allows no `style` element.
  const addRule = (rule: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.insertRule(text)
      document.adoptedStyleSheets.push(sheet)
    }, rule)
  const heights = () =>
    page
      .locator('form')
      .locator('label, input, button')
      .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().height))
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  const before = await heights()
  await addRule('html { font-size: 62.5% }')
  expect(await heights()).not.toEqual(before)
  await addRule('.ssp-root { --ssp-base-size: 16px }')
  expect(await heights()).toEqual(before)
})
