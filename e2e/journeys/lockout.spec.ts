import { expect, people, test } from './journey'

test('ten wrong passwords hide the username, the eleventh locks the form and says until when', async ({ page }) => {
  const username = 'nobody.in.particular'
  await page.goto('/login')
  const fail = async () => {
    const answered = page.waitForResponse((response) => response.url().includes('/api/login/'))
    await page.getByLabel('Password', { exact: true }).fill('wrong-Password-1')
    await page.getByRole('button', { name: 'Log in' }).click()
    await answered
  }
  await page.getByLabel('Username').fill(username)
  for (let attempt = 1; attempt <= 10; attempt++) {
    await fail()
    await expect(page.getByText('Incorrect username and or password.')).toBeVisible()
  }
  await expect(page.getByLabel('Username')).toBeHidden()
  await fail()
  await expect(page.getByText('Too many attempts, try again in 5 minutes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled()

  await page.reload()
  await expect(page.getByText('Too many attempts, try again in 5 minutes')).toBeVisible()
})

test('a locked account does not keep its owner out at another address', async ({ playwright, baseURL }) => {
  // The lock holds for the pair of account and address; the journey above locked no other pair.
  const request = await playwright.request.newContext({ baseURL: (baseURL ?? '').replace('acme.', '') })
  const [client] = await (await request.get('/api/client/load?subdomain=acme')).json()
  const answer = await request.post(`/api/login/${client.id}`, { data: { ...people.readOnly, clientId: client.id } })
  expect((await answer.json()).success).toBe(true)
})
