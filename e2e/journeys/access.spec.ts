import { expect, openAs, people, test } from './journey'

test('a visitor is sent to the login page and back to where they wanted to go', async ({ page }) => {
  await page.goto('/employees?search=an')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('Username').fill(people.admin.username)
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/employees\?.*search=an/)
})

test('a redirect to another origin is not followed', async ({ page }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F')
  await page.getByLabel('Username').fill(people.admin.username)
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page).toHaveURL(/acme\.localhost/)
})

test('a page without its permission leads to 403, its entry is not in the navigation', async ({ page }) => {
  await openAs(page, people.admin)
  await expect(page.getByRole('button', { name: 'Switch client' })).toHaveCount(0)
  await page.goto('/platform/manage')
  await expect(page).toHaveURL(/\/403$/)
  await expect(page.getByText('Sorry, you do not have access this page.')).toBeVisible()
})

test('401 and not-found pages say their texts', async ({ page }) => {
  await page.goto('/401')
  await expect(page.getByText('You are not authorised, please try logging in again.')).toBeVisible()
  await expect(page.getByRole('link', { name: /login/i })).toHaveAttribute('href', '/login')
  await page.goto('/no/such/page')
  await expect(page.getByText("Sorry, we could not find the page you're looking for.")).toBeVisible()
})

test("another client's employees answer 404 and nothing of theirs is shown", async ({ page }) => {
  await openAs(page, people.admin)
  const answers = await page.evaluate(async () => {
    const [borealis] = await (await fetch('/api/client/load?subdomain=borealis')).json()
    const stored = JSON.parse(Object.values(localStorage).find((value) => value.includes('token')) ?? '{}')
    const call = (path: string) =>
      fetch(path, { headers: { Authorization: `Bearer ${stored.token}` } }).then((answer) => answer.status)
    return [
      await call(`/api/ssp/production/employees/${borealis.id}`),
      await call(
        `/api/ssp/production/client/${borealis.id}?function=getDashboardStats&start=2026-01-01&end=2026-12-31`,
      ),
    ]
  })
  expect(answers).toEqual([404, 404])
})
