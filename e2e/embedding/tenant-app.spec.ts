import type { Locator, Page } from '@playwright/test'
import { expect, test } from './strict-console'

const PASSWORD = 'Welcome-2026'
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function signIn(desk: Locator, username: string) {
  await desk.getByLabel('Username').fill(username)
  await desk.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await desk.getByRole('button', { name: 'Sign in' }).click()
}

async function openDesks(page: Page) {
  await page.goto('/desks')
  const [acme, borealis] = [part(page, 'Acme Precision'), part(page, 'Borealis Energy')]
  await signIn(acme, 'acme.admin')
  await signIn(borealis, 'borealis.admin')
  await expect(acme.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible()
  await expect(borealis.getByRole('textbox', { name: 'Primary', exact: true })).toBeVisible()
  return { acme, borealis }
}

const styleOf = (element: Locator, property: 'color' | 'border-start-start-radius' | 'font-variant-caps') =>
  element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property)
const token = (desk: Locator) =>
  desk
    .locator('.ssp-root')
    .first()
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--ssp-color-primary'))

test('a wizard for one client and the theme of another, each in its own brand', async ({ page }, { project }) => {
  const { acme, borealis } = await openDesks(page)
  const brands = await Promise.all([token(acme), token(borealis)])
  expect(brands[0]).not.toBe(brands[1])

  await test.step('the wizard to its end, step by step', async () => {
    const username = `nora-${project.name}`
    await acme.getByLabel(/^Display name/).fill('Nora Wind')
    await acme.getByLabel(/^Username/).fill(username)
    await acme.getByLabel('Email').fill(`${username}@acme.example`)
    await acme.getByLabel(/^Password/).fill('Sunny-day-7')
    await acme.getByLabel(/^Confirm/).fill('Sunny-day-7')
    const next = acme.getByRole('button', { name: 'Next' })
    await next.click()
    await acme.getByRole('checkbox', { name: 'Employees: View' }).check()
    await next.click()
    // The only client that the administrator may give is chosen.
    await expect(acme.getByRole('button', { name: 'Acme Precision' })).toHaveAttribute('aria-pressed', 'true')
    await next.click()
    await expect(acme.getByRole('heading', { level: 2, name: 'Secure Send' })).toBeVisible()
    await next.click()
    await acme.getByRole('button', { name: 'Create user' }).click()
    await expect(acme.getByText('Account has been created')).toBeVisible()
  })

  await test.step('the theme, edited and saved', async () => {
    const colour = project.name === 'production' ? '#7c2d12' : '#4a1942'
    await borealis.getByRole('textbox', { name: 'Primary', exact: true }).fill(colour)
    await borealis.getByRole('button', { name: 'Preview' }).click()
    await expect.poll(() => token(borealis)).toContain(colour)
    await borealis.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Theme updated successfully').first()).toBeVisible()
    expect(await token(borealis)).toContain(colour)
    expect(await token(acme), 'the other client keeps its colours').toBe(brands[0])
  })

  await test.step('the account in the list, by a link under /acme', async () => {
    await acme.getByRole('link', { name: 'Users' }).click()
    await expect(page).toHaveURL(/\/acme\/access\/users$/)
    await expect(part(page, 'Acme Precision').getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await page.getByRole('searchbox').fill(`nora-${project.name}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/acme/access/users\\?.*search=nora-${project.name}`))
    await expect(page.getByText('Nora Wind').first()).toBeVisible()
  })

  await test.step('out at the one client, in at the other', async () => {
    await page.goto('/desks')
    await expect(borealis.getByRole('textbox', { name: 'Primary', exact: true })).toBeVisible()
    await acme.getByRole('button', { name: 'Sign out' }).click()
    await expect(acme.getByRole('heading', { name: 'Sign in to Acme Precision' })).toBeVisible()
    await expect(borealis.getByRole('textbox', { name: 'Primary', exact: true })).toBeVisible()
  })
})

test('elements of one client change its parts and not those of the other, and end with its pages', async ({ page }) => {
  const { acme, borealis } = await openDesks(page)
  const radiusIn = (desk: Locator) =>
    styleOf(desk.getByRole('button', { name: 'Sign out' }), 'border-start-start-radius')
  expect(await radiusIn(acme)).toBe('999px')
  expect(await radiusIn(borealis)).not.toBe('999px')
  expect(await styleOf(acme.getByRole('heading', { level: 1 }), 'font-variant-caps')).toBe('small-caps')
  const adopted = () => page.evaluate(() => document.adoptedStyleSheets.length)
  expect(await adopted()).toBe(1)

  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Good morning' })).toBeVisible()
  expect(await adopted()).toBe(0)
})

test('the host keeps its looks, and the embedded pages theirs', async ({ page }) => {
  const looks = () =>
    page.evaluate(() =>
      ['body', '.masthead', '.masthead a', 'h1', 'p'].map((selector) => {
        const style = getComputedStyle(document.querySelector(selector) ?? document.documentElement)
        return Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]))
      }),
    )
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Good morning' })).toBeVisible()
  const before = await looks()
  const sheets = await page.evaluate(() => document.styleSheets.length)

  await page.getByRole('link', { name: 'Desks' }).click()
  await signIn(part(page, 'Acme Precision'), 'acme.admin')
  const title = part(page, 'Acme Precision').getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Create account')
  // The host paints every h1; this one is drawn in the client's colours.
  expect(await styleOf(title, 'color')).not.toBe(await styleOf(page.getByRole('heading', { name: 'Desks' }), 'color'))

  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Good morning' })).toBeVisible()
  expect(await page.evaluate(() => document.styleSheets.length), 'the stylesheets of SSP').toBeGreaterThan(sheets)
  expect(await looks()).toEqual(before)
})
