import { expect, openAs, people, test } from './journey'
import { picture } from './picture'

/** An administrator makes a badge, gives it to an employee, approves it from the queue, and finds it on the leaderboard. */
test('make a badge, give it and approve it', async ({ page }) => {
  await openAs(page, people.admin, '/client/recognition?tab=manage')
  await expect(page.getByRole('heading', { level: 1, name: 'Recognition' })).toBeVisible()

  const badge = `Journey ${Date.now()}`
  await page.getByRole('button', { name: 'Create new badge' }).click()
  const create = page.getByRole('dialog', { name: 'Create new badge' })
  await create.getByLabel('Name').fill(badge)
  await create.getByLabel('Image').setInputFiles(picture('star.png'))
  await create.getByRole('button', { name: 'Create' }).click()
  await expect(create).toBeHidden()
  await expect(page.getByRole('table', { name: 'Badges' }).getByText(badge)).toBeVisible()

  await page.getByRole('button', { name: 'Give', exact: true }).click()
  const give = page.getByRole('dialog', { name: 'Give Recognition' })
  await give.getByRole('combobox', { name: 'Receiver' }).click()
  // The first row is that of the headers.
  await give.getByRole('grid', { name: 'Receiver' }).getByRole('row').nth(1).click()
  await give.getByLabel('Type').selectOption({ index: 1 })
  await give.getByText(badge).click()
  const message = `Thank you ${Date.now()}`
  await give.getByLabel('Message').fill(message)
  await give.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(give).toBeHidden()

  await page.getByRole('tab', { name: 'LIST' }).click()
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: message })
  await expect(card.getByText('Awaiting Approval')).toBeVisible()
  await page.getByRole('button', { name: 'Work through them' }).click()
  const queue = page.getByRole('dialog', { name: 'Approval queue' })
  await queue.getByRole('listitem').filter({ hasText: message }).getByRole('checkbox').check()
  await queue.getByRole('button', { name: 'Approve 1' }).click()
  await expect(queue.getByText(message)).toBeHidden()
  await queue.getByRole('button', { name: 'Close' }).first().click()
  await expect(card.getByText('Awaiting Approval')).toBeHidden()

  await card.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card).toBeHidden()
  await page.getByRole('tab', { name: 'LEADERBOARD' }).click()
  await expect(page.getByRole('columnheader', { name: 'Recognition total' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('1')
})
