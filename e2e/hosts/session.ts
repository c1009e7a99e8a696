import type { Page, TestInfo } from '@playwright/test'
import { expect } from '../embedding/strict-console'

/** Where the hosts have the pages. */
export const BASE = '/hr'
const account = { username: 'superadmin', password: 'Welcome-2026' }

async function tokenOf({ username, password }: typeof account, api: string): Promise<string> {
  const [client] = (await (await fetch(`${api}/client/load?subdomain=acme`)).json()) as [{ id: string }]
  const answer = await fetch(`${api}/login/${client.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, clientId: client.id }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** Opens the employees, signed in: Next has the token of a sign-in of its own as a cookie, the others draw ours. */
export async function openEmployees(page: Page, { project, config }: Pick<TestInfo, 'project' | 'config'>) {
  const isNext = project.name === 'next'
  if (isNext) {
    const value = await tokenOf(account, (config.metadata as { api: string }).api)
    await page.context().addCookies([{ name: 'ssp-token', value, url: project.use.baseURL ?? '' }])
  }
  await page.goto(`${BASE}/employees`)
  if (!isNext) {
    await page.getByLabel('Username').fill(account.username)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
}
