import { expect, type Page } from '@playwright/test'
import { port } from '../port'
import { test as base } from '../server-log'
import type { Person } from './session'

/** Demo accounts of the seed (apps/server/src/seed). */
export const people = {
  admin: { username: 'acme.admin', password: 'Welcome-2026' },
  staff: { username: 'platform.staff', password: 'Welcome-2026' },
  harbourStaff: { username: 'harbour.staff', password: 'Welcome-2026' },
  borealisAdmin: { username: 'borealis.admin', password: 'Welcome-2026' },
  editor: { username: 'acme.editor', password: 'Welcome-2026' },
  readOnly: { username: 'acme.viewer', password: 'Welcome-2026' },
}

/** Every journey also proves that the content policy reports nothing and that no script fails. */
export const test = base.extend<{ strict: void }>({
  strict: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`script error: ${error.message}`))
      page.on('console', (message) => {
        if (/Content Security Policy|Refused to/i.test(message.text())) problems.push(message.text())
      })
      await use()
      expect(problems, 'content policy reports and script errors').toEqual([])
      // Reports that the browser sent by itself, from every page of the run so far.
      const { reports } = (await (await fetch(`http://localhost:${port}/api/csp-report`)).json()) as { reports: number }
      expect(reports, 'content policy reports at the server').toBe(0)
    },
    { auto: true },
  ],
})
export { expect }
export { apiSession, createAccount, openAs } from './session'

/** Signs in by the form, for journeys about signing in, and waits for the dashboard; the others use `openAs`. */
export async function signIn(page: Page, { username, password }: Person) {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}
