import { isBlank, type Answers, type AnswerValue, type FormField } from '@ssp/form-builder/model'

interface AnsweredField {
  id: number
  name?: string
  type?: string
  label?: string
  value?: AnswerValue
}

/** The answers of a response, a list or its JSON text; none if it cannot be read (R2-368, decision 35). */
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
 * The questions and answers of one respondent: the questions in the order of the form, in the wording at the time, matched
 * by id and then by name; questions that the form no longer has follow the others (decision 36). The headers of the form
 * are kept above their questions, because two groups may have questions with the same text.
 */
export function answeredForm(
  fields: readonly FormField[],
  response: unknown,
): { fields: FormField[]; answers: Answers } {
  const answered = readAnswers(response)
  const fieldOf = ({ id, name }: AnsweredField) =>
    fields.find((field) => field.id === id) ?? fields.find((field) => field.name !== '' && field.name === name)
  const questions = answered.map((answer) => {
    const field = fieldOf(answer)
    return { position: field ? fields.indexOf(field) : fields.length, field: asAnswered(answer, field) }
  })
  const headers = fields.flatMap((field, position) =>
    field.type === 'header' && !isBlank(field) ? [{ position, field }] : [],
  )
  const all = [...questions, ...headers].toSorted((a, b) => a.position - b.position)
  const shown = all.flatMap(({ field }, index) => {
    const next = all[index + 1]
    const isKept = field.type !== 'header' || (next && next.field.type !== 'header' && next.position < fields.length)
    return isKept ? [field] : []
  })
  return { fields: shown, answers: Object.fromEntries(answered.map(({ id, value = null }) => [id, value])) }
}

/** A question in the wording that was answered. It was shown, whatever its condition says now. */
function asAnswered({ id, name, type, label }: AnsweredField, field: FormField | undefined): FormField {
  const { showIf: _shown, ...known } = field ?? { id, name: name ?? '', type: 'text' as const }
  return {
    ...known,
    id,
    ...(type !== undefined && { type: type as FormField['type'] }),
    ...(name !== undefined && { name }),
    ...(label !== undefined && { label }),
  }
}
