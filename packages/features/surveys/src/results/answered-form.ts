import type { Answers, AnswerValue, FormField } from '@ssp/form-builder/model'

interface AnsweredField {
  id: number
  name?: string
  type?: string
  label?: string
  value?: AnswerValue
}

/** The answers of a response, which is a list or its JSON text; none when it cannot be read (R2-368, decision 35). */
export function readAnswers(response: unknown): AnsweredField[] {
  try {
    const list: unknown = typeof response === 'string' ? JSON.parse(response) : response
    return Array.isArray(list) ? list.filter(isAnswered) : []
  } catch {
    return []
  }
}

const isAnswered = (item: unknown): item is AnsweredField =>
  typeof item === 'object' && item !== null && typeof Reflect.get(item, 'id') === 'number'

/**
 * What one respondent saw and answered: the questions in the order of the form, as they were worded then, matched by id
 * and then by name; what the form no longer has stands after the others (decision 36).
 */
export function answeredForm(
  fields: readonly FormField[],
  response: unknown,
): { fields: FormField[]; answers: Answers } {
  const answered = readAnswers(response)
  const fieldOf = ({ id, name }: AnsweredField) =>
    fields.find((field) => field.id === id) ?? fields.find((field) => field.name !== '' && field.name === name)
  const position = (field: FormField | undefined) => (field ? fields.indexOf(field) : fields.length)
  const shown = answered
    .map((answer) => ({ answer, field: fieldOf(answer) }))
    .toSorted((a, b) => position(a.field) - position(b.field))
    .map(({ answer: { id, name, type, label }, field }): FormField => {
      const { showIf: _shown, ...known } = field ?? { id, name: name ?? '', type: 'text' as const }
      return {
        ...known,
        id,
        ...(type !== undefined && { type: type as FormField['type'] }),
        ...(name !== undefined && { name }),
        ...(label !== undefined && { label }),
      }
    })
  return { fields: shown, answers: Object.fromEntries(answered.map(({ id, value = null }) => [id, value])) }
}
