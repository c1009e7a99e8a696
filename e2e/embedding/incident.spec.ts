import { expect, test } from './strict-console'

const acme = { username: 'acme.admin', password: 'Welcome-2026' }

test('an incident is reported anonymously in a page of another application', async ({ page }, { project }) => {
  await page.goto('/acme/report')
  await page.getByLabel('Username').fill(acme.username)
  await page.getByLabel('Password', { exact: true }).fill(acme.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Report an incident' })).toBeVisible()
  await page.getByRole('radio', { name: /^Anonymously/ }).check()
  await expect(page.getByText(/stored without your name, and with the day only/)).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Answer this question.').first()).toBeVisible()
  await page.getByRole('textbox', { name: /Who employs you/ }).fill('Acme')
  await page.getByRole('radio', { name: 'Something else' }).check()
  await page.getByRole('textbox', { name: /describe what happened/ }).fill(`Desk ${project.name}`)
  const sent = page.waitForRequest((request) => request.url().endsWith('/report') && request.method() === 'POST')
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ anonymous: true, images: [] })
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Anonymously/ })).toHaveCount(0)
})
