import { isInput, type Answers, type FormField } from '@ssp/form-builder/model'

/** Number of times that an answer was given. The answer '' counts the responses that answer the question at all. */
export interface AnswerCount {
  field_id: number
  answer: string
  count: number
}

const COUNTED = new Set(['checkbox', 'radio', 'select', 'range'])

/** Whether the answers of a question are counted individually, and so have a chart. */
export const isCounted = ({ type }: Pick<FormField, 'type'>): boolean => COUNTED.has(type)

function answersOf(field: FormField, value: Answers[string] | undefined): string[] {
  if (value === undefined || value === null || value === '') return []
  if (!Array.isArray(value)) return ['', ...(isCounted(field) ? [String(value)] : [])]
  return value.length === 0 ? [] : ['', ...(isCounted(field) ? new Set(value) : [])]
}

/** Adds up responses. A response counts once for each of its options, however often it names one. */
export function countAnswers(responses: readonly { fields: readonly FormField[]; answers: Answers }[]): AnswerCount[] {
  const counts = new Map<string, AnswerCount>()
  for (const { fields, answers } of responses) {
    for (const field of fields.filter(isInput)) {
      for (const answer of answersOf(field, answers[field.id])) {
        const key = `${field.id} ${answer}`
        const counted = counts.get(key) ?? { field_id: field.id, answer, count: 0 }
        counts.set(key, { ...counted, count: counted.count + 1 })
      }
    }
  }
  return [...counts.values()]
}
