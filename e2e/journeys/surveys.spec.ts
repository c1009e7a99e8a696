import type { Page } from '@playwright/test'
import { expect, openAs, people, test } from './journey'
import { beginSurvey, exported, openSurvey, publishSurvey } from './survey-steps'

/** Fills the summary, adds a question with its options by keyboard, and publishes. */
async function createSurvey(page: Page, title: string) {
  await beginSurvey(page, title)
  const palette = page.getByRole('button', { name: /Radio Button/ }).first()
  await palette.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Question', { exact: true }).fill('How was the week?')
  for (const option of ['Good', 'Bad']) {
    await page.getByLabel('New option').fill(option)
    await page.getByLabel('New option').press('Enter')
  }
  await publishSurvey(page)
}

/** A survey is built with the keyboard, published, found, looked at, and exported. */
test('build, publish and export a survey', async ({ page }) => {
  await openAs(page, people.admin)
  await page.getByRole('link', { name: 'Surveys', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible()
  const title = `Pulse ${Date.now()}`
  await page.goto('/surveys/create')
  await createSurvey(page, title)

  await page.getByRole('searchbox', { name: 'Search surveys' }).fill(title)
  await expect(page.getByText('1 found')).toBeVisible()
  await page.getByRole('link', { name: `View ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByRole('tab', { name: 'GRAPHS' }).click()
  await expect(page).toHaveURL(/tab=graphs/)
  await expect(page.getByText('There are currently no responses to this survey.')).toBeVisible()
  await page.getByRole('tab', { name: 'RESPONSES' }).click()
  await expect(page.getByText('There are currently no responses for this survey.')).toBeVisible()

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Survey Data' }).click()
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click()
  expect((await csv).suggestedFilename()).toBe('survey_export.csv')

  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Survey Data' }).click()
  await page.getByRole('menuitem', { name: 'PDF report' }).click()
  expect((await pdf).suggestedFilename()).toBe(`${new URL(page.url()).pathname.split('/').at(-1)}.pdf`)

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Survey has been deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/surveys$/)
})

/** Two administrators each add a question to one survey: both questions are stored, and both administrators see them. */
test('the second save keeps the question of a colleague', async ({ page, browser }) => {
  await openAs(page, people.admin, '/surveys/create')
  const title = `Shared ${Date.now()}`
  await createSurvey(page, title)
  const pathname = await openSurvey(page, title)
  const other = await (await browser.newContext()).newPage()
  await openAs(other, people.admin, pathname)
  for (const [each, question] of [
    [page, 'Which site?'],
    [other, 'Which shift?'],
  ] as const) {
    await each.getByRole('button', { name: 'Textfield' }).first().click()
    await each.getByLabel('Question', { exact: true }).fill(question)
  }
  await other.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(other.getByText('Survey has been updated')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Added: Which shift?')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Survey has been updated')).toBeVisible()
  for (const each of [page, other]) {
    await each.goto(pathname)
    for (const question of ['How was the week?', 'Which site?', 'Which shift?'])
      await expect(each.getByText(question).first()).toBeVisible()
  }
  await other.context().close()
})

/** Two employees answer in the product, and the administrator reads what they said. */
test('employees answer a survey and the results are read', async ({ page, browser }) => {
  await openAs(page, people.admin, '/surveys/create')
  const title = `Answers ${Date.now()}`
  await createSurvey(page, title)
  const pathname = await openSurvey(page, title)

  const other = await browser.newContext()
  for (const [who, visit, answer] of [
    [people.admin, page, 'Good'],
    [people.editor, await other.newPage(), 'Bad'],
  ] as const) {
    if (visit === page) await page.goto(`${pathname}/answer`)
    else await openAs(visit, who, `${pathname}/answer`)
    await expect(visit.getByText('Your answers carry your name')).toBeVisible()
    await visit.getByRole('radio', { name: answer }).check()
    // Twice, as people do.
    await visit.getByRole('button', { name: 'Submit' }).dblclick()
    await expect(visit.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await visit.reload()
    await expect(visit.getByText('You have answered this survey')).toBeVisible()
  }
  await other.close()

  await page.goto(`${pathname}?tab=graphs`)
  await expect(page.getByText('Good and Bad were chosen most, 1 of 2 each.')).toBeVisible()
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show data' }).click()
  await expect(page.getByRole('row', { name: /^Bad/ })).toContainText('1')

  await page.getByRole('tab', { name: 'RESPONSES' }).click()
  await expect(page.getByText('Completed', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('definition').filter({ hasText: /^(Good|Bad)$/ })).toHaveCount(1)

  const [head = '', ...rows] = (await exported(page, 'CSV')).trim().split(/\r?\n/)
  expect(head).toBe('Name,Completed?,Completed Date,Time Taken,Question 1')
  expect(new Set(rows.map((row) => row.split(',').at(-1)))).toEqual(new Set(['Bad', 'Good']))
  expect(await exported(page, 'CSV with question ids')).toContain('How was the week?')
  expect(await exported(page, 'PDF report')).toMatch(/^%PDF-/)
})

/** What is missing is said, and nothing is lost. */
test('a survey without fields is not saved', async ({ page }) => {
  await openAs(page, people.admin, '/surveys/create')
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Half a survey')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(page.getByText('Title, Description and Survey fields are required to save.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Title/ }).first()).toHaveValue('Half a survey')
})

/** Who may only look at the list finds neither its actions nor the pages behind them. */
test('creating surveys needs its permission', async ({ page }) => {
  await openAs(page, people.readOnly, '/surveys')
  await expect(page.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toHaveCount(0)
  await page.goto('/surveys/create')
  await expect(page).toHaveURL(/\/403/)
})
