import type { Page } from '@playwright/test'
import formIo from '../real-forms/formio.json' with { type: 'json' }
import formJs from '../real-forms/form-js.json' with { type: 'json' }
import { answerForm, answersTo, exportedAnswer, type Answer } from '../real-forms/answer-form'
import { buildForm } from '../real-forms/build-form'
import { fromFormIo } from '../real-forms/from-formio'
import { fromFormJs } from '../real-forms/from-form-js'
import { fromSurveyJs } from '../real-forms/from-surveyjs'
import { isQuestion, type Rebuilt, type RebuiltField } from '../real-forms/rebuilt'
import surveyJs from '../real-forms/surveyjs.json' with { type: 'json' }
import { expect, openAs, people, test } from './journey'
import { beginSurvey, exported, openSurvey, publishSurvey } from './survey-steps'

/**
 * Forms of other tools that are rebuilt in the builder; `left` lists the components without a counterpart. Default values,
 * input masks, tooltips, text limits, help texts and times of day are left out too.
 */
const forms: { tool: string; rebuilt: Rebuilt; left: string[] }[] = [
  { tool: 'form-js', rebuilt: fromFormJs(formJs), left: [] },
  {
    tool: 'form.io',
    rebuilt: fromFormIo(formIo),
    // Secrets, repeated groups, free tags and drawings cannot be asked; the button is ours.
    left: [
      'password: panel2Password',
      'editgrid: education',
      'datagrid: children',
      'tags: tags1',
      'signature: fieldsetSignature',
      'button: submit',
    ],
  },
]

for (const { tool, rebuilt, left } of forms) {
  test(`a form of ${tool} is rebuilt, answered and exported`, async ({ page, browser }) => {
    test.slow()
    const { fields } = rebuilt
    expect(rebuilt.left).toEqual(left)
    const { title, pathname } = await publish(page, tool, fields)
    const answers = answersTo(fields)
    const other = await browser.newContext()
    const visit = await other.newPage()
    await openAs(visit, people.editor, `${pathname}/answer`)
    await send(visit, { title, fields, answers })
    await other.close()

    await page.goto(`${pathname}?tab=graphs`)
    await expect(page.getByRole('region', { name: 'Summary' }).getByText('100%')).toBeVisible()
    const charts = fields.filter(({ options, slider }) => options || slider)
    for (const { label = '' } of charts) await expect(page.getByRole('figure', { name: label })).toBeVisible()
    await expect(page.getByRole('figure')).toHaveCount(charts.length)

    await page.getByRole('tab', { name: 'RESPONSES' }).click()
    await expect(page.getByText('Completed', { exact: true })).toHaveCount(1)
    await expectAnswersShown(page, fields, answers)
    expect(await exportedRows(page, fields)).toEqual([
      fields.flatMap((field, place) => (isQuestion(field) ? [exportedAnswer(field, answers[place])] : [])),
    ])
  })
}

/** The trigger `complete` is what our conditions do by themselves: pages that show nothing are left out. */
test('a survey of SurveyJS is rebuilt, answered with and without its branch, and exported', async ({
  page,
  browser,
}) => {
  test.slow()
  const { fields, left } = fromSurveyJs(surveyJs)
  expect(left).toEqual(['trigger complete: {nps} >= 9'])
  const { title, pathname } = await publish(page, surveyJs.title, fields)
  const unhappy = answersTo(fields)
  const happy = ['9']
  await page.goto(`${pathname}/answer`)
  await send(page, { title, fields, answers: happy })
  const other = await browser.newContext()
  const visit = await other.newPage()
  await openAs(visit, people.editor, `${pathname}/answer`)
  await send(visit, { title, fields, answers: unhappy })
  await other.close()

  await page.goto(`${pathname}?tab=graphs`)
  await expect(page.getByText(/^Average 6\b/)).toBeVisible()
  const rows = await exportedRows(page, fields)
  expect(new Set(rows)).toEqual(
    new Set([
      ['3', 'What went wrong? first line2 second line'],
      ['9', 'NULL'],
    ]),
  )
})

/** Builds and publishes a survey of these fields. */
async function publish(page: Page, name: string, fields: readonly RebuiltField[]) {
  const title = `${name} ${Date.now()}`
  await openAs(page, people.admin, '/surveys/create')
  await beginSurvey(page, title)
  await buildForm(page, fields)
  const built = page.getByRole('region', { name: 'Form', exact: true }).locator('[data-field]')
  await expect(built).toHaveCount(fields.length)
  await publishSurvey(page)
  return { title, pathname: await openSurvey(page, title) }
}

interface Sent {
  title: string
  fields: readonly RebuiltField[]
  answers: readonly (Answer | undefined)[]
}

/** Answers the survey of the page. An answer that is required is asked for first. */
async function send(page: Page, { title, fields, answers }: Sent) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: /^(Next|Submit)$/ }).click()
  await expect(page.getByText('Answer this question.')).toHaveCount(fields.filter(({ required }) => required).length)
  await answerForm(page, fields, answers)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
}

/** The tab RESPONSES shows what was typed and chosen. */
async function expectAnswersShown(page: Page, fields: readonly RebuiltField[], answers: Sent['answers']) {
  const shown = page.getByRole('main')
  for (const { control, content = '' } of fields)
    if (control === 'Header') await expect(shown.getByRole('heading', { name: content, exact: true })).toBeVisible()
  const given = fields.flatMap(({ control }, place) => {
    const answer = answers[place]
    return answer === undefined || control === 'Date' || control === 'Range Slider'
      ? []
      : [typeof answer === 'string' ? answer : answer.join('\n')]
  })
  const values = async () => (await shown.getByRole('definition').allTextContents()).map((text) => text.trim())
  await expect.poll(values).toEqual(expect.arrayContaining(given))
}

/** The answers of the exported CSV, a row for each response. */
async function exportedRows(page: Page, fields: readonly RebuiltField[]): Promise<string[][]> {
  const [head, ...rows] = (await exported(page, 'CSV'))
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','))
  const questions = fields.filter(isQuestion)
  const numbers = questions.map((_, index) => `Question ${index + 1}`)
  expect(head).toEqual(['Name', 'Completed?', 'Completed Date', 'Time Taken', ...numbers])
  const [names = ''] = (await exported(page, 'CSV with question ids')).split(/\r?\n/)
  const columns = questions.flatMap(({ control, label = '', options = [] }) =>
    control === 'Checkbox' ? options.map((option) => `${label}: ${option}`) : [label],
  )
  expect([...names.matchAll(/"\d+ ([^"]+)"/g)].map(([, name]) => name)).toEqual(columns)
  return rows.map((row) => {
    expect(row[1]).toBe('Yes')
    return row.slice(4)
  })
}
