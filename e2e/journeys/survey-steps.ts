import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './journey'
import { typeDate } from './type-date'

const local = (hours: number) => {
  const date = new Date(Date.now() + hours * 3_600_000)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Fills the summary on the page of a new survey with dates between which it is LIVE. */
export async function beginSurvey(page: Page, title: string) {
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill(title)
  await page
    .getByRole('textbox', { name: /^Description/ })
    .first()
    .fill('How the week was.')
  await typeDate(page.getByRole('group', { name: 'Start date' }), local(-3))
  await typeDate(page.getByRole('group', { name: 'Completion date' }), local(48))
  await expect(page.getByText('LIVE', { exact: true })).toBeVisible()
}

/** Publishes the new survey of the page, which leads to the list. */
export async function publishSurvey(page: Page) {
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByText('Survey has been created')).toBeVisible()
  await expect(page).toHaveURL(/\/surveys$/)
}

/** Finds a survey in the list and opens it; resolves to the path of its page. */
export async function openSurvey(page: Page, title: string): Promise<string> {
  await page.getByRole('searchbox', { name: 'Search surveys' }).fill(title)
  await page.getByRole('link', { name: `View ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return new URL(page.url()).pathname
}

/** The text of a file that a menu entry of 'Export Survey Data' downloads. */
export async function exported(page: Page, entry: string) {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Survey Data' }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  const download = await file
  return readFileSync(await download.path(), 'utf8')
}
