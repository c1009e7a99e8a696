import { expect, openAs, people, test } from './journey'

/** Staff open the queues from the navigation and see the kinds of jobs; an administrator of a client has no way to them. */
test('look at the queues', async ({ page }) => {
  await openAs(page, people.staff, '/logs/')
  const navigation = page.getByRole('navigation')
  await navigation.getByRole('button', { name: 'Event Logs' }).click()
  await navigation.getByRole('link', { name: 'Queues' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Kinds of jobs' })).toContainText('Welcome e-mails')
  await expect(page.getByText(/E-mails: \d+ waiting, \d+ failed/)).toBeVisible()
})

test('the queues are not for an administrator of a client', async ({ page }) => {
  await openAs(page, people.admin, '/logs/queues')
  await expect(page.getByRole('table', { name: 'Kinds of jobs' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Queues' })).toHaveCount(0)
})
