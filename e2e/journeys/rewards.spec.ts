import { expect, openAs, people, test } from './journey'

/** Staff tops up; an administrator gives a reward, shows its code, and settles an unfinished gift. */
test('top up, give a reward and settle an unfinished gift', async ({ page }) => {
  test.slow()
  await openAs(page, people.staff, '/client/rewards')
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
  const balance = page.getByText(/^Current Balance: £[\d,]+\.\d\d$/).first()
  const pounds = async () => Number((await balance.textContent())?.replaceAll(/[^\d.]/g, ''))
  const before = await pounds()
  await page.getByRole('button', { name: 'Statement' }).click()
  const statement = page.getByRole('dialog', { name: 'Statement' })
  await statement.getByRole('button', { name: 'Top up' }).click()
  const topUp = page.getByRole('dialog', { name: 'Top up the balance' })
  await topUp.getByLabel('Amount').fill('500')
  await topUp.getByLabel('Note').fill('Journey')
  await topUp.getByRole('button', { name: 'Top up' }).click()
  await expect(statement.getByRole('listitem').first()).toContainText('+£500.00')
  await statement.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(pounds).toBe(before + 500)

  const give = page.getByRole('dialog', { name: 'Give Reward' })
  const order = async (amount: string, message: string) => {
    await page.getByRole('button', { name: 'Give Reward' }).click()
    // An employee without an e-mail address cannot be chosen.
    await give.getByRole('combobox', { name: 'Employee' }).fill('@acme')
    await give.getByRole('row', { disabled: false }).nth(1).click()
    await give.getByLabel('Amount').fill(amount)
    await give.getByLabel('Message').fill(message)
    await give.getByRole('button', { name: 'Give Reward' }).click()
    const question = `Are you sure you want to give £${amount} to `
    const confirmation = page.getByRole('alertdialog').filter({ hasText: question })
    await expect(confirmation).toBeVisible()
    await confirmation.getByRole('button', { name: 'Give' }).click()
  }
  const message = `Thank you ${Date.now()}`
  await order('20', message)
  await expect(give).toBeHidden()
  const card = page.getByRole('list', { name: 'Rewards' }).getByRole('listitem').filter({ hasText: message })
  await expect(card).toContainText('£20')
  await expect(card).toContainText('Not viewed')
  await expect.poll(pounds).toBe(before + 480)
  await card.getByRole('button', { name: /^Show/ }).click()
  await expect(card.getByLabel('Card code', { exact: true })).toHaveText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  await card.getByRole('button', { name: /^Hide/ }).click()
  await expect(card.getByLabel('Card code', { exact: true })).toHaveText(/^[•-]+$/)

  // The sandbox sells nothing for £23, and does not say so.
  await order('23', `Unfinished ${Date.now()}`)
  await expect(give.getByText('Something went wrong, please contact customer support')).toBeVisible()
  await give.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(give).toBeHidden()
  await expect.poll(pounds).toBe(before + 457)
  await page.getByRole('button', { name: 'Look at them' }).click()
  const unfinished = page.getByRole('dialog', { name: 'Unfinished gifts' })
  const gift = unfinished.getByRole('listitem').filter({ hasText: '£23' })
  await gift.getByRole('button', { name: /^Refund/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click()
  await expect(gift).toBeHidden()
  await expect.poll(pounds).toBe(before + 480)
})
