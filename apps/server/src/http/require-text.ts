import type { ProblemText } from '../errors.de.ts'
import { problem } from '../errors.ts'

// White space, control characters, and what is drawn as nothing between letters. Not selectors and tags, which end emoji.
const EDGE = /[\s\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u

/** The text without what cannot be seen at its ends. */
export function trimmed(typed: string): string {
  let [from, to] = [0, typed.length]
  while (from < to && EDGE.test(typed.charAt(from))) from += 1
  while (from < to && EDGE.test(typed.charAt(to - 1))) to -= 1
  return typed.slice(from, to)
}

/** The trimmed text of a field. @throws problem `invalid` at the field, with `text`, where nothing is left. */
export function requireText(field: string, typed: string, text: ProblemText = 'This is required.'): string {
  const left = trimmed(typed)
  if (!left) throw problem('invalid', { fields: { [field]: text } })
  return left
}
