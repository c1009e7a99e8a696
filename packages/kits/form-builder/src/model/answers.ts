import { isEmailAddress } from '@ssp/api/email-address'
import { answerKind, fieldName, isInput, MAX_ANSWER, MAX_OPTIONS, MAX_TEXT, type AnswerKind } from './field-types.ts'
import type { Answers, AnswerValue, Condition, FormField, SliderBounds } from './types.ts'

/** Why an answer is invalid; `unknown` for an answer to a question that the form does not have. */
export type AnswerError = 'required' | 'invalid' | 'unknown'

/** Whether a value is empty. */
export const isEmptyAnswer = (value: AnswerValue | undefined): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

/** The middle of a slider; bounds that are not numbers count as 0 and 100 (decision 54). */
export function midpoint(slider: Partial<SliderBounds> | undefined): number {
  const min = Number.isFinite(slider?.min) ? Number(slider?.min) : 0
  const max = Number.isFinite(slider?.max) ? Number(slider?.max) : 100
  return (min + max) / 2
}

/**
 * Empty answers: an empty list for checkbox, the midpoint for range, and an empty string for every other type (spec 2
 * section 5).
 */
export const clearAnswers = (fields: readonly FormField[]): FormField[] =>
  fields.map((field) => ({ ...field, value: clearedValue(field) }))

function clearedValue(field: FormField): AnswerValue {
  if (field.type === 'checkbox') return []
  return field.type === 'range' ? midpoint(field.slider) : ''
}

/**
 * The fields that are shown for these answers, without skipped ones. The answer to a hidden question shows no other fields.
 */
export function visibleFields(fields: readonly FormField[], answers: Answers): FormField[] {
  const given = new Map<number, AnswerValue>()
  return fields.filter((field) => {
    if (field.skip) return false
    if (field.showIf && !holds(field.showIf, given.get(field.showIf.fieldId))) return false
    const value = isInput(field) ? ownAnswer(answers, field) : undefined
    if (value !== undefined) given.set(field.id, value)
    return true
  })
}

/** Whether a condition holds for an answer; an unanswered question matches nothing. */
export function holds({ operator, value }: Condition, answer: AnswerValue | undefined): boolean {
  if (answer == null || isEmptyAnswer(answer)) return false
  const texts = Array.isArray(answer) ? answer : [String(answer)]
  const wanted = String(value ?? '')
  switch (operator) {
    case 'answered':
      return true
    case 'equals':
      return texts.length === 1 && texts[0] === wanted
    case 'notEquals':
      return !(texts.length === 1 && texts[0] === wanted)
    case 'includes':
      return Array.isArray(answer)
        ? answer.includes(wanted)
        : String(answer).toLowerCase().includes(wanted.toLowerCase())
    case 'greaterThan':
      return !Array.isArray(answer) && compare(answer, wanted) > 0
    case 'lessThan':
      return !Array.isArray(answer) && compare(answer, wanted) < 0
    default:
      return false
  }
}

/** Compares numbers as numbers and dates, which are ISO texts, as texts. NaN if they cannot be compared. */
function compare(answer: string | number, wanted: string): number {
  if (typeof answer === 'number') return wanted.trim() === '' ? Number.NaN : answer - Number(wanted)
  return answer < wanted ? -1 : Number(answer > wanted)
}

/** The invalid answers, by field id. Hidden questions need no answer and are not checked. */
export function validateAnswers(fields: readonly FormField[], answers: Answers): Map<number, AnswerError> {
  const errors = new Map<number, AnswerError>()
  const inputs = new Set(fields.filter(isInput).map(({ id }) => String(id)))
  for (const key of Object.keys(answers)) if (!inputs.has(key)) errors.set(Number(key), 'unknown')
  for (const field of visibleFields(fields, answers)) {
    const kind = answerKind(field.type)
    if (!kind) continue
    const value = ownAnswer(answers, field)
    if (value === undefined || isEmptyAnswer(value)) {
      if (field.required) errors.set(field.id, 'required')
    } else if (!fits(kind, field, value)) errors.set(field.id, 'invalid')
  }
  return errors
}

/** The answers to visible questions; hidden, unknown and empty ones are omitted. */
export function keptAnswers(fields: readonly FormField[], answers: Answers): Answers {
  const kept = visibleFields(fields, answers).flatMap((field): [string, AnswerValue][] => {
    const value = isInput(field) ? ownAnswer(answers, field) : undefined
    return value === undefined || isEmptyAnswer(value) ? [] : [[String(field.id), value]]
  })
  return Object.fromEntries(kept)
}

/** Fields by page, split at page breaks, which are omitted. Empty pages are omitted, but there is at least one page. */
export function pagesOf(fields: readonly FormField[]): FormField[][] {
  const pages: FormField[][] = [[]]
  for (const field of fields) {
    if (field.type === 'pagebreak') pages.push([])
    else pages.at(-1)?.push(field)
  }
  const filled = pages.filter((page) => page.length > 0)
  return filled.length > 0 ? filled : [[]]
}

/** The stored values of a field's options. */
export const optionValues = ({ options = [] }: FormField): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.code))

/** The options of a field with their display texts. */
export const optionLabels = ({ options = [] }: FormField): { value: string; label: string }[] =>
  options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : { value: option.code, label: option.label },
  )

/** The content of a field on one line: its text and its options. */
export const fieldText = (field: FormField): string => {
  const text = field.label?.trim() || field.content?.trim() || fieldName(field)
  const options = optionLabels(field).map(({ label }) => label)
  return options.length > 0 ? `${text} (${options.join(', ')})` : text
}

const ownAnswer = (answers: Answers, { id }: FormField): AnswerValue | undefined =>
  Object.hasOwn(answers, String(id)) ? answers[String(id)] : undefined

const isText = (value: AnswerValue, length = MAX_ANSWER): value is string =>
  typeof value === 'string' && value.length <= length

const CHECKS: Record<AnswerKind, (value: AnswerValue, field: FormField) => boolean> = {
  text: (value) => isText(value),
  email: (value) => isText(value, 254) && isEmailAddress(value),
  number: (value, { type, slider }) =>
    typeof value === 'number' && Number.isFinite(value) && (type !== 'range' || !slider || onGrid(value, slider)),
  option: (value, field) => typeof value === 'string' && optionValues(field).includes(value),
  options: (value, field) => {
    if (!Array.isArray(value) || new Set(value).size !== value.length) return false
    const known = new Set(optionValues(field))
    return value.every((option) => known.has(option))
  },
  date: (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value),
  datetime: (value) =>
    isText(value) && /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(value) && isDay(value.slice(0, 10)),
  custom: (value) =>
    Array.isArray(value)
      ? value.length <= MAX_OPTIONS && value.every((item) => isText(item, MAX_TEXT))
      : isText(value) || (typeof value === 'number' && Number.isFinite(value)),
}

const fits = (kind: AnswerKind, field: FormField, value: AnswerValue): boolean => CHECKS[kind](value, field)

/**
 * Whether a value is within the bounds and on a step; the midpoint, which stored forms start with, is valid too (decision
 * 54).
 */
export function onGrid(value: number, slider: SliderBounds): boolean {
  const { min, max, step } = slider
  if (value < min || value > max) return false
  const steps = (value - min) / step
  return Math.abs(steps - Math.round(steps)) < 1e-6 || value === max || value === midpoint(slider)
}

/** Whether `YYYY-MM-DD` is a valid day. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
