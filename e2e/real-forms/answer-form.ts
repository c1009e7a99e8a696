import type { Locator, Page } from '@playwright/test'
import { typeDate } from '../journeys/type-date'
import { isQuestion, type RebuiltField } from './rebuilt'

/** What somebody answers to a question: typed, or the options that are chosen. */
export type Answer = string | readonly string[]

/** An answer to every question, by its place among the fields; undefined for fields that ask nothing. */
export const answersTo = (fields: readonly RebuiltField[]): (Answer | undefined)[] =>
  fields.map((field, place) => (isQuestion(field) ? answerTo(field, place) : undefined))

function answerTo({ control, label = '', multiline, options = [], slider }: RebuiltField, place: number): Answer {
  switch (control) {
    case 'Email':
      return `person.${place}@example.com`
    case 'Numeric':
      return `${place}.5`
    case 'Range Slider':
      return String((slider?.min ?? 0) + 3)
    case 'Date':
      return `2026-03-${String(place).padStart(2, '0')}`
    case 'Checkbox':
      return [...new Set([...options.slice(0, 1), ...options.slice(-1)])]
    case 'Radio Button':
    case 'Dropdown Selection':
      return options.at(place % options.length) ?? ''
    default:
      return multiline ? `${label} first line,\n${place} second line` : `${label}, number ${place}`
  }
}

/** How the export writes an answer (spec 2 section 9). */
export function exportedAnswer({ control }: RebuiltField, answer: Answer | undefined): string {
  if (answer === undefined) return 'NULL'
  if (typeof answer !== 'string') return answer.join('/')
  return control === 'Textfield' ? answer.replace(/[,\n]/g, '') : answer
}

/** Answers the form of the page from its first page to the last that is answered, and sends it. */
export async function answerForm(
  page: Page,
  fields: readonly RebuiltField[],
  answers: readonly (Answer | undefined)[],
) {
  const last = answers.findLastIndex((answer) => answer !== undefined)
  let shown = 0
  for (const [place, field] of fields.slice(0, last + 1).entries()) {
    const answer = answers[place]
    if (field.control === 'Page Break') {
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      shown = 0
    } else if (isQuestion(field) && answer !== undefined) {
      await give(page.locator('form [data-question]').nth(shown), field, answer)
      shown += 1
    }
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
}

async function give(question: Locator, { control, label = '' }: RebuiltField, answer: Answer) {
  if (typeof answer !== 'string') {
    for (const option of answer) await question.getByRole('checkbox', { name: option, exact: true }).check()
  } else if (control === 'Radio Button') await question.getByRole('radio', { name: answer, exact: true }).check()
  else if (control === 'Dropdown Selection') await question.getByRole('combobox').selectOption(answer)
  else if (control === 'Date') await typeDate(question, answer)
  else await question.getByLabel(label).fill(answer)
}
