import { expect, openAs, people, test } from './journey'

/** An administrator puts a notice on the login page, and a visitor reads it. */
test('set the notice of the login page', async ({ page, browser }) => {
  await openAs(page, people.admin, '/client')
  await expect(page).toHaveURL(/\/client\/details/)
  await page.getByRole('button', { name: 'Unlock' }).click()
  const notice = page.getByRole('region', { name: 'Login page notice' })
  const title = `Closed on Friday ${Date.now()}`
  await notice.getByRole('radio', { name: 'Yes' }).check()
  await notice.getByLabel(/Notice title/).fill(title)
  await notice.getByRole('textbox', { name: /Notice message/ }).fill('The offices open again on Monday.')
  await expect(notice.getByRole('region', { name: 'Preview' }).getByText(title)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(new URL('/login', page.url()).href)
  await expect(visitor.getByText(title)).toBeVisible()
  await expect(visitor.getByText('The offices open again on Monday.')).toBeVisible()
  await visitor.close()

  await page.getByRole('button', { name: 'Unlock' }).click()
  await notice.getByRole('radio', { name: 'No' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible()
})
