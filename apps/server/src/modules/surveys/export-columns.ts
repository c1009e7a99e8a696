import type { CsvCell } from '@ssp/api/spreadsheet'
import { isInput, optionLabels, optionValues, type AnswerValue, type FormField } from '@ssp/form-builder/model'
import type { ResponseRow } from './responses.repository.ts'
import { nameOf } from './survey-wire.ts'

/** A file of responses: the line of its headers, and the line of a response. */
export interface ExportFormat {
  headers: readonly CsvCell[]
  row: (response: ResponseRow) => CsvCell[]
  /** Whether every cell is quoted. */
  quoted: boolean
}

/** Text of an empty cell, spec 2 section 9. */
const NULL = 'NULL'

/** The options of two versions of a question, without duplicates; those of the later version first. */
function allOptions(later: FormField | undefined, field: FormField): FormField['options'] {
  const known = new Set(later ? optionValues(later) : [])
  const added = (field.options ?? []).filter((option) => !known.has(typeof option === 'string' ? option : option.code))
  return [...(later?.options ?? []), ...added] as FormField['options']
}

/** The questions of all versions without duplicates, each in its latest wording, those of the current version first. */
export function questionsOf(versions: readonly string[]): FormField[] {
  const questions = new Map<number, FormField>()
  for (const fields of versions) {
    for (const field of (JSON.parse(fields) as FormField[]).filter(isInput)) {
      const later = questions.get(field.id)
      const options = allOptions(later, field)
      questions.set(field.id, { ...(later ?? field), ...(options?.length && { options }) })
    }
  }
  return [...questions.values()]
}

const labelOf = (field: FormField, code: string): string =>
  optionLabels(field).find(({ value }) => value === code)?.label ?? code

function textOf(field: FormField, value: AnswerValue | undefined): string | number | null {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.join('/')
  if (field.type === 'number' || field.type === 'range')
    return Number.isFinite(Number(value)) ? Number(value) : String(value)
  if (field.type === 'select') return labelOf(field, String(value))
  return String(value)
}

/** DD.MM.YYYY HH:mm in a time zone. */
function dateTextIn(timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('de-DE', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return (iso) => format.format(new Date(iso)).replace(',', '')
}

const timeText = (seconds: number) => `${Math.floor(seconds / 60)}m ${seconds % 60}s`

/** The file of spec 2 section 9: Name, Completed?, Completed Date, Time Taken, then Question 1 to n. Times are those of the client. */
export function columnsFormat(questions: readonly FormField[], isAnonymous: boolean, timeZone: string): ExportFormat {
  const dateText = dateTextIn(timeZone)
  const cell = (field: FormField, value: AnswerValue | undefined): CsvCell => {
    const text = textOf(field, value)
    if (text === null) return NULL
    const isText = field.type === 'text' || field.type === 'textarea'
    return isText ? String(text).replace(/[,\r\n]/g, '') || NULL : text
  }
  return {
    quoted: false,
    headers: [
      'Name',
      'Completed?',
      'Completed Date',
      'Time Taken',
      ...questions.map((_, index) => `Question ${index + 1}`),
    ],
    row: (response) => [
      nameOf(response, isAnonymous),
      response.completed ? 'Yes' : 'No',
      response.completed_at === null ? NULL : dateText(response.completed_at),
      response.completed && response.seconds !== null ? timeText(response.seconds) : NULL,
      ...questions.map((field) => cell(field, response.answers[field.id])),
    ],
  }
}

/** The full file: quoted, with ids of responses and questions, and one column per option of a checkbox question. */
export function fullFormat(questions: readonly FormField[], isAnonymous: boolean): ExportFormat {
  const head = (field: FormField) => `${field.id} ${field.label || field.name}`
  const options = (field: FormField) => (field.type === 'checkbox' ? optionValues(field) : [])
  const cells = (field: FormField, value: AnswerValue | undefined): CsvCell[] => {
    if (field.type !== 'checkbox') return [textOf(field, value)]
    return options(field).map((option) => (Array.isArray(value) ? Number(value.includes(option)) : null))
  }
  return {
    quoted: true,
    headers: [
      'Response',
      'Name',
      'Completed',
      'Completed at',
      'Seconds',
      'Version',
      ...questions.flatMap((field) =>
        field.type === 'checkbox' ? options(field).map((option) => `${head(field)}: ${option}`) : [head(field)],
      ),
    ],
    row: (response) => [
      response.id,
      nameOf(response, isAnonymous),
      response.completed ? 'yes' : 'no',
      response.completed_at,
      response.completed ? response.seconds : null,
      response.fields_version,
      ...questions.flatMap((field) => cells(field, response.answers[field.id])),
    ],
  }
}
