import { expect, test } from './strict-console'

const server = 'http://localhost:4191'
const acme = { username: 'acme.admin', password: 'Welcome-2026' }

/** Creates a live survey as an administrator would; returns its id. */
async function liveSurvey(title: string): Promise<string> {
  const [client] = (await (await fetch(`${server}/api/client/load?subdomain=acme`)).json()) as { id: string }[]
  const headers = { 'content-type': 'application/json', 'ssp-client': client?.id ?? '' }
  const post = async (path: string, body: object, more = {}) =>
    (
      await fetch(`${server}/api/${path}`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      })
    ).json()
  const { token } = (await post(`login/${client?.id}`, { ...acme, clientId: client?.id })) as { token: string }
  const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
  const fields = [
    { id: 1, name: 'site', type: 'radio', label: 'Your site', required: true, options: ['North', 'South'] },
    { id: 2, name: 'wish', type: 'text', label: 'A wish', showIf: { fieldId: 1, operator: 'equals', value: 'South' } },
  ]
  const survey = { title, description: 'Two questions.', fields: JSON.stringify(fields) }
  const dates = { start_date: day(-1), completion_date: day(1) }
  const made = await post(
    `ssp/production/surveys/${client?.id}`,
    { ...survey, ...dates },
    { authorization: `Bearer ${token}` },
  )
  return (made as { id: string }).id
}

test('a survey is answered in a page of another application', async ({ page }, { project }) => {
  const title = `Desk ${project.name}`
  await page.goto(`/acme/surveys/${await liveSurvey(title)}`)
  await page.getByLabel('Username').fill(acme.username)
  await page.getByLabel('Password', { exact: true }).fill(acme.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Your answers carry your name')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Answer this question.')).toBeVisible()
  await page.getByRole('radio', { name: 'South' }).check()
  await page.getByLabel('A wish').fill('Fresh fruit')
  await page.reload()
  await expect(page.getByText(/Your answers are still here/)).toBeVisible()
  await expect(page.getByLabel('A wish')).toHaveValue('Fresh fruit')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('You have answered.')).toBeVisible()
})
