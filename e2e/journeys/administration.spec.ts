import type { Browser, Page } from '@playwright/test'
import { expect, people, signIn, test } from './journey'

const question = (page: Page) => page.getByRole('alertdialog')

/** Another person at a browser of their own. */
async function another(browser: Browser, person = people.admin) {
  const context = await browser.newContext({ baseURL: 'http://acme.localhost:4100' })
  const page = await context.newPage()
  await signIn(page, person)
  return page
}

test('of two administrators at one role the second is told what the first one did', async ({ page, browser }) => {
  const label = `Night desk ${Date.now()}`
  await signIn(page, people.admin)
  await page.goto('/access/roles')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(label)
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.getByRole('dialog').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible()

  const second = await another(browser)
  await second.goto(new URL(page.url()).pathname)
  await second.getByRole('button', { name: 'Actions' }).click()
  await second.getByRole('menuitem', { name: 'Rename role' }).click()
  await second.getByRole('dialog').getByLabel('Name').fill(`${label} B`)

  await page.getByRole('button', { name: 'Add policy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Add / }).first().click()
  await question(page).getByRole('button', { name: 'Add policy' }).click()
  await expect(page.getByText('Policy added')).toBeVisible()

  const panel = second.getByRole('dialog')
  await panel.getByRole('button', { name: 'Rename' }).click()
  await expect(panel.getByText(/Somebody else changed this in the meantime/)).toBeVisible()
  await expect(panel.getByText(/^Added: /)).toBeVisible()
  await expect(panel.getByLabel('Name')).toHaveValue(`${label} B`)
  await panel.getByRole('button', { name: 'Rename' }).click()
  await expect(second.getByRole('heading', { level: 1, name: `${label} B`, includeHidden: true })).toBeAttached()
  await second.context().close()
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } })

  test('the list to add from stays open when the question over it is answered', async ({ page }) => {
    const label = `Pocket ${Date.now()}`
    await signIn(page, people.admin)
    await page.goto('/access/policies')
    await page.getByRole('button', { name: 'Create' }).tap()
    await page.getByRole('dialog').getByLabel('Name').fill(label)
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).tap()
    await page.getByRole('dialog').getByRole('link').tap()
    await page.getByRole('button', { name: 'Add permission' }).tap()
    const list = page.getByRole('dialog', { name: 'Add permission' })
    await list.getByRole('button', { name: /^Add / }).first().tap()
    await question(page).getByRole('button', { name: 'Add permission' }).tap()
    await expect(page.getByText('Permission added')).toBeVisible()
    await expect(list).toBeVisible()
    await list.getByRole('button', { name: /^Add / }).first().tap()
    await question(page).getByRole('button', { name: 'Cancel' }).tap()
    await expect(question(page)).toHaveCount(0)
    await expect(list).toBeVisible()
  })
})
