import type { Page } from '@playwright/test'
import { expect, openAs, people, signIn, test } from './journey'

const PASSWORD = 'Sunny-day-7'
const question = (page: Page) => page.getByRole('alertdialog')

/** Status of a call of the signed-in user, whatever the interface would offer. */
const statusOf = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const stored = JSON.parse(Object.values(localStorage).find((value) => value.includes('token')) ?? '{}')
    const [client] = await (await fetch('/api/client/load?subdomain=acme')).json()
    const answer = await fetch(`/api/ssp/production/access/${client.id}/${wanted}`, {
      headers: { Authorization: `Bearer ${stored.token}` },
    })
    return answer.status
  }, path)

test('an account made by the wizard signs in; what it is given and loses counts at once', async ({ page, browser }) => {
  const username = `nora-${Date.now()}`
  await openAs(page, people.admin, '/access/users/create')
  await page.getByLabel('Display name').fill('Nora Field')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@acme.example`)
  await page.getByLabel('Password *').fill(PASSWORD)
  await page.getByLabel('Confirm').fill(PASSWORD)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('users view')
  await page.getByRole('checkbox', { name: 'Users: View' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  // The only client that the administrator may give is chosen.
  const client = page.getByRole('main').getByRole('button', { name: 'Acme Precision' })
  await expect(client).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByText('Account has been created')).toBeVisible()
  await page.getByRole('link', { name: 'View user' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Field' })).toBeVisible()

  const nora = await browser.newPage()
  await signIn(nora, { username, password: PASSWORD })
  await nora.goto('/access/users')
  await expect(nora.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  expect(await statusOf(nora, 'policies')).toBe(403)

  const permissions = async (press: string) => {
    await page.getByRole('button', { name: press }).click()
    // The notification of the change before may still be shown.
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Apply changes' }).click()
    expect((await saved).status()).toBe(200)
    await expect(page.getByText('Permissions updated').last()).toBeVisible()
  }
  // Permissions were given, so that the link of the wizard opens them.
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('policies view')
  await permissions('Allow Policies: View')
  expect(await statusOf(nora, 'policies')).toBe(200)
  await permissions('Revoke Policies: View')
  expect(await statusOf(nora, 'policies')).toBe(403)
  await nora.close()
})

test('of two administrators at one role the second is told what the first one did', async ({ page, browser }) => {
  const label = `Night desk ${Date.now()}`
  await openAs(page, people.admin, '/access/roles')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(label)
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.getByRole('dialog').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible()

  const second = await browser.newPage()
  await openAs(second, people.admin, new URL(page.url()).pathname)
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
  await second.close()
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } })

  test('the list to add from stays open when the question over it is answered', async ({ page }) => {
    const label = `Pocket ${Date.now()}`
    await openAs(page, people.admin, '/access/policies')
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
test('two tabs on one user: the later one is told and loses nothing; Back asks first', async ({ page, context }) => {
  const typed = `Siobhán ${Date.now()}`
  await openAs(page, people.admin, '/access/users')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(people.readOnly.username)
  await page
    .getByRole('link', { name: /Siobhán/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Display name' }).fill(typed)
  const other = await context.newPage()
  await other.goto(`/access/users/${people.readOnly.username}?tab=1`)
  await other.getByRole('textbox', { name: 'Email' }).fill(`viewer.${Date.now()}@acme.example`)
  await other.getByRole('button', { name: 'Update account' }).click()
  await expect(other.getByText('Account updated successfully.')).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Update account' }).click()
  await expect(page.getByText(/Somebody else saved changes/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue(typed)

  await page.evaluate(() => history.back())
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(new RegExp(`/access/users/${people.readOnly.username}$`))
  await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue(typed)
  await page.getByRole('button', { name: 'Update account' }).click()
  await expect(page.getByText('Account updated successfully.')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/access\/users(\?|$)/)
})
