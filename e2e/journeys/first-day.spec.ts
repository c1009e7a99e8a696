import { port } from '../port'
import { expect, people, signIn, test } from './journey'

// At a client of its own: other journeys create employees of Acme, and this one counts.
test.use({ baseURL: `http://cedar.localhost:${port}` })

/** The story of the product: an administrator's first visit, from the sign-in to the sign-out. */
test('sign in, read the dashboard, find and create an employee, switch the client, sign out', async ({ page }) => {
  await signIn(page, people.harbourStaff)

  const unregistered = page.locator('.ssp-Card', { has: page.getByRole('link', { name: 'Unregistered' }) })
  await expect(unregistered).toContainText('employees')
  const count = Number(/[\d,]+/.exec(await unregistered.innerText())?.[0].replaceAll(',', ''))
  expect(count).toBeGreaterThan(0)

  await page.getByRole('searchbox', { name: 'Search for employees' }).fill('an')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/employees\?search=an/)
  await expect(page.getByRole('link', { name: /^View/ }).first()).toBeVisible()

  await page.goto('/employees')
  await page.getByRole('button', { name: 'Create' }).click()
  const panel = page.getByRole('dialog', { name: 'Quick Create Employee' })
  const identifier = `JRN-${Date.now()}`
  await panel.getByRole('textbox', { name: 'Forename' }).fill('Ottilie')
  await panel.getByRole('textbox', { name: 'Surname' }).fill('Marchbanks')
  await panel.getByRole('textbox', { name: 'Identifier' }).fill(identifier)
  await panel.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Employee created successfully.').first()).toBeVisible()
  await panel.getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ottilie Marchbanks')
  await expect(page.getByRole('definition').filter({ hasText: identifier })).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(unregistered).toContainText((count + 1).toLocaleString('en'))

  const brand = () =>
    page.evaluate(() =>
      getComputedStyle(document.querySelector('.ssp-root') ?? document.body).getPropertyValue('--ssp-color-primary'),
    )
  const cedar = await brand()
  await page.getByRole('button', { name: 'Switch client' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Dune/ }).click()
  await expect(page.getByRole('heading', { name: 'Portal switched to Dune Health' })).toBeVisible()
  expect(await brand()).not.toBe(cedar)
  await page
    .getByRole('button', { name: 'Go to dashboard' })
    .or(page.getByRole('link', { name: 'Go to dashboard' }))
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Dune')

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/employees')
  await expect(page).toHaveURL(/\/login\?redirect=%2Femployees/)
})
