import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { apiSession, createAccount, expect, openAs, people, test } from './journey'
import { tabTo } from './tab-to'

/** Presses Tab to something and Enter on it. */
const press = async (page: Page, wanted: ReturnType<Page['getByRole']>, limit?: number) => {
  await expect(wanted).toBeVisible()
  await tabTo(page, wanted, limit)
  await page.keyboard.press('Enter')
}
/** A focus that fell to the page as a whole is lost to who cannot see it. */
const isHeld = (page: Page) => expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

test('unlocks, deactivates and takes it back, and goes back to the list with the keyboard alone', async ({ page }) => {
  const { username } = await createAccount(people.admin, 'Lena Locked')
  const { clientId, post } = await apiSession(people.admin)
  for (let attempt = 0; attempt < 11; attempt++)
    await post(`/login/${clientId}`, { username, password: 'wrong-Password-1', clientId })

  const list = `/access/users?search=${username}`
  await openAs(page, people.admin, list)
  await press(page, page.getByRole('link', { name: 'View Lena Locked' }))
  await expect(page.getByText(/^Locked until/)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Unlock' }))
  await expect(page.getByText('Lena Locked is unlocked')).toBeVisible()
  await expect(page.getByText(/^Locked until/)).toHaveCount(0)
  await isHeld(page)
  await expect(page.getByText('Lena Locked is unlocked')).toHaveCount(0)

  const actions = page.getByRole('button', { name: 'Actions' })
  await press(page, actions)
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Deactivate user' })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Deactivate Lena Locked?' })
  await press(page, question.getByRole('button', { name: 'Deactivate' }), 5)
  await expect(page.getByText('Lena Locked is deactivated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(actions).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Undo' }), 8)
  await expect(page.getByText('Lena Locked can sign in again')).toBeVisible()
  await expect(page.getByText(/This user is deactivated/)).toHaveCount(0)
  await isHeld(page)

  // Alt and the left arrow belong to the browser, which runs without its window here.
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`search=${username}`))
  await expect(page.getByRole('link', { name: 'View Lena Locked' })).toBeFocused()
})

test('adds several permissions to a policy in a row with the keyboard alone', async ({ page }) => {
  const name = `in_a_row_${Date.now()}`
  const { clientId, post } = await apiSession(people.admin)
  const id = randomUUID()
  const policy = { id, policy: [{ id, label: name }], permissions: [] }
  expect((await post(`/ssp/production/access/${clientId}/policies`, policy)).status).toBe(201)

  await openAs(page, people.admin, `/access/policies/${name}`)
  await press(page, page.getByRole('button', { name: 'Add permission' }))
  const panel = page.getByRole('dialog', { name: 'Add permission' })
  const first = panel.getByRole('button', { name: /^Add / }).first()
  await expect(first).toBeVisible()
  await tabTo(page, first, 5)
  for (const count of ['1 permission', '2 permissions', '3 permissions']) {
    await expect(first).toBeFocused()
    const question = page.getByRole('alertdialog', { name: /^Are you sure/ })
    // One change at a time: a press before the page has been read again does nothing.
    await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await press(page, question.getByRole('button', { name: 'Add permission' }), 5)
    await expect(page.getByText(count, { exact: true })).toHaveCount(1)
  }
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add permission' })).toBeFocused()
})
