import type { components } from '@ssp/api/schema'
import { isCounted, type AnswerCount } from './answer-counts.ts'
import { optionLabels, type FormField } from '@ssp/form-builder/model'
import { questionsOf } from './export-columns.ts'
import type { Figures } from './results.repository.ts'

type Schemas = components['schemas']
type Option = Schemas['SurveyOptionCount']

/** Maximum number of steps of a range that are listed even without answers (2-decisions 34). */
const MAX_STEPS = 500
/** Maximum number of listed options of a question. */
const MAX_OPTIONS = 2000

function stepsOf({ slider }: FormField): { value: string; label: string }[] {
  const { min = 0, max = 100, step = 1 } = slider ?? {}
  const width = step > 0 ? step : 1
  const steps = Math.floor((max - min) / width) + 1
  if (!(steps >= 1 && steps <= MAX_STEPS)) return []
  return Array.from({ length: steps }, (_, index) => {
    const value = String(Number((min + index * width).toFixed(10)))
    return { value, label: value }
  })
}

const optionsOf = (field: FormField) => (field.type === 'range' ? stepsOf(field) : optionLabels(field))

/** Counts of the options of a question. `everOffered` is the question with the options of all versions. */
function countsOf(field: FormField, everOffered: FormField, counts: ReadonlyMap<string, number>): Option[] {
  const options = optionsOf(field)
  const labels = new Map(optionLabels(everOffered).map(({ value, label }) => [value, label]))
  const known = new Set(options.map(({ value }) => value))
  const current = options.map((option) => ({ ...option, count: counts.get(option.value) ?? 0, current: true }))
  const isOpen = field.type === 'range' && options.length === 0
  const others = [...counts]
    .filter(([value]) => value !== '' && !known.has(value))
    .map(([value, count]) => ({ value, label: labels.get(value) ?? value, count, current: isOpen }))
    .toSorted((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }))
  return [...current, ...others].slice(0, MAX_OPTIONS)
}

/**
 * Figures of a survey for display. `fields` is the current version, `forms` all versions with the latest first, `reworded`
 * the ids of changed questions.
 */
export function toResults(
  figures: Figures,
  counts: readonly AnswerCount[],
  survey: { fields: string; forms: readonly string[]; reworded: string; anonymous: boolean },
): Schemas['SurveyResults'] {
  const { fields, forms, reworded, anonymous } = survey
  const { seconds, ...shown } = figures
  const hidden = anonymous && figures.completed < figures.threshold
  const changed = new Set(JSON.parse(reworded) as number[])
  const byField = new Map<number, Map<string, number>>()
  for (const { field_id, answer, count } of counts) {
    const answers = byField.get(field_id) ?? new Map<string, number>()
    byField.set(field_id, answers.set(answer, count))
  }
  const asked = new Map((JSON.parse(fields) as FormField[]).map((field) => [field.id, field]))
  const questions = questionsOf([fields, ...forms]).flatMap((ever) => {
    const { id, name, type, label = '' } = ever
    const answers = byField.get(id) ?? new Map<string, number>()
    const answered = answers.get('') ?? 0
    const now = asked.get(id)
    if (!now && answered === 0) return []
    const options = isCounted(ever) ? countsOf(now ?? ever, ever, answers) : []
    return [{ id, name, type, label, answered, reworded: changed.has(id), current: now !== undefined, options }]
  })
  return {
    ...shown,
    hidden,
    average_time: figures.published === 0 ? null : Math.round(seconds / figures.published),
    completion_rate: figures.responses === 0 ? 0 : Math.floor((figures.completed / figures.responses) * 100),
    questions: hidden ? [] : questions,
  }
}
