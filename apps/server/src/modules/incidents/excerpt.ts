import { optionLabels, type FormField } from '@ssp/form-builder/model'

/** Maximum length of an excerpt in characters, before its ellipsis. */
const LONGEST = 200

const lineOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function cut(text: string): string {
  const line = lineOf(text)
  const characters = Array.from(line)
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('').trimEnd()}…` : line
}

/**
 * The text of a report in a list: the answer to its first question with choices, and the first words of its description.
 */
export function excerptOf({
  fields,
  answers,
}: {
  /** Fields of the form that the report was made with, as JSON text. */
  fields: string
  answers: Readonly<Record<string, string>>
}): { category: string | null; excerpt: string | null } {
  const answered = (JSON.parse(fields) as FormField[]).flatMap((field) => {
    const answer = answers[String(field.id)]
    return answer && lineOf(answer) ? [{ field, answer }] : []
  })
  const choice = answered.find(({ field: { type } }) => type === 'radio' || type === 'select')
  const text = ['textarea', 'text'].flatMap((type) => answered.find(({ field }) => field.type === type) ?? []).at(0)
  const labelOf = ({ field, answer }: { field: FormField; answer: string }) =>
    optionLabels(field).find(({ value }) => value === answer)?.label ?? answer
  return { category: choice ? cut(labelOf(choice)) : null, excerpt: text ? cut(text.answer) : null }
}
