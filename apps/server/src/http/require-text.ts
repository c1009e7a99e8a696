import type { ProblemText } from '../errors.de.ts'
import { problem } from '../errors.ts'

/** The trimmed text of a field. @throws problem `invalid` at the field, with `text`, for a blank text. */
export function requireText(field: string, typed: string, text: ProblemText = 'This is required.'): string {
  const trimmed = typed.trim()
  if (!trimmed) throw problem('invalid', { fields: { [field]: text } })
  return trimmed
}
