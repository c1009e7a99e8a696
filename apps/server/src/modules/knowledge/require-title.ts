import type { ProblemText } from '../../errors.de.ts'
import { problem } from '../../errors.ts'

/** A title that holds more than white space. @throws problem `invalid` at `field` with `text`. */
export function requireTitle(field: 'label' | 'title', typed: string, text: ProblemText): string {
  const title = typed.trim()
  if (!title) throw problem('invalid', { fields: { [field]: text } })
  return title
}
