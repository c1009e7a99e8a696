import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, openAs, people, test } from './journey'
import { picture } from './picture'

const image = picture('gate.png')

/** Reads an article as the employee of the signed-in account does, from the page: nothing else resolves the host. */
const readAs = (page: Page, path: string, authorization: string, reading: object): Promise<number> =>
  page.evaluate(async ({ url, headers, body }) => (await fetch(url, { method: 'POST', headers, body })).status, {
    url: path,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(reading),
  })

/** An editor writes an article with pictures, it is read and rated, the readers are exported, and it is removed. */
test('write an article, see who read it, change it and remove it', async ({ page }) => {
  const requests: { authorization: string; url: string }[] = []
  page.on('request', (request) => {
    const { authorization = '' } = request.headers()
    if (authorization && request.url().includes('/news/')) requests.push({ authorization, url: request.url() })
  })
  await openAs(page, people.admin, '/news')
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  // The button of the list wants CLIENT_SWITCH as well, the page does not (spec 4 section 5).
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('You do not have permission to create a new News Article').first()).toBeVisible()
  await page.goto('/news/Create')
  await expect(page.getByRole('heading', { level: 1, name: 'Create News Article' })).toBeVisible()

  const title = `Journey ${Date.now()}`
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible()
  await page.getByRole('textbox', { name: /Body/ }).click()
  await page.keyboard.type('Please use gate 5.')
  await page.getByRole('button', { name: 'Featured Image' }).setInputFiles(image)
  await expect(page.getByAltText('The featured image of the article')).toBeVisible()
  await page.getByLabel('Require read confirmation?').check()
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview.getByText('Please use gate 5.')).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Create', exact: true }).click()

  await expect(page).toHaveURL(/\/news\/Edit\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('link', { name: 'LOGS' }).click()
  await expect(page.getByText('There are currently no logs available for this news article')).toBeVisible()

  const { authorization = '', url = '' } = requests.at(-1) ?? {}
  const clientId = /news\/([0-9a-f-]{36})/.exec(url)?.[1] ?? ''
  const path = `/api/ssp/production/news/${clientId}/published/${id}`
  expect(await readAs(page, path, authorization, { confirmed: true, reaction: '1' })).toBe(200)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Readers' }).getByText('Helpful')).toBeVisible()
  await expect(page.getByText('1 reader · 1 confirmed')).toBeVisible()

  await page.getByRole('link', { name: 'EDIT' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export stats as PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toBe('user-export.pdf')
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByLabel('Title').fill(`${title} changed`)
  await page.getByRole('checkbox', { name: 'Published' }).uncheck()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `${title} changed` })).toBeVisible()
  await expect(page.getByText('Not published')).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByText('Are you sure you want to delete this news article?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'News', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: `${title} changed`, exact: true })).toBeHidden()
})
