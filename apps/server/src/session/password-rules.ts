import type { ProblemText } from '../errors.de.ts'
import { problem } from '../errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Longest password taken; hashing time does not grow with it. */
export const MAX_PASSWORD_LENGTH = 128

// Neither letter, digit nor space.
const SPECIAL = /[^\p{L}\d\s]/u

// In code points, so that an emoji counts once.
const lengthOf = (password: string) => Array.from(password).length

/** The rules of spec 1 section 5 in their order, to the letter. Special is neither letter, digit nor space (1-decisions 84). */
const RULES: readonly [(password: string) => boolean, ProblemText][] = [
  [(password) => lengthOf(password) >= 8, 'Password must be atleast 8 characters long'],
  [(password) => /\p{Lu}/u.test(password), 'Please include atleast one upper case character'],
  [(password) => /\p{Ll}/u.test(password), 'Please include atleast one lower case character'],
  [(password) => SPECIAL.test(password), 'Please include atleast one special character'],
  [(password) => /\d/.test(password), 'Please include atleast one number'],
  [
    (password) => lengthOf(password) <= MAX_PASSWORD_LENGTH,
    `Password must be at most ${MAX_PASSWORD_LENGTH} characters long`,
  ],
  [(password) => !isCommonPassword(password), 'This password is too common, please choose another one'],
]

/** The first rule a new password breaks, as its text; undefined if there is none. The same for every way to set one. */
export function passwordFault(password: string): ProblemText | undefined {
  return RULES.find(([holds]) => !holds(password))?.[1]
}

/** @throws problem `invalid` with the text at the given field. */
export function requireGoodPassword(password: string, field: string): void {
  const fault = passwordFault(password)
  if (fault) throw problem('invalid', { message: fault, fields: { [field]: fault } })
}
