import type { BodyOf } from '@ssp/api'
import { brokenRule, type PasswordRule } from '@ssp/feature-kit'

/** What is typed into the create modal. */
export interface NewUserDraft {
  label: string
  username: string
  email: string
  roleId: string
  password: string
  confirmPassword: string
}

export const emptyNewUser: NewUserDraft = {
  label: '',
  username: '',
  email: '',
  roleId: '',
  password: '',
  confirmPassword: '',
}

/** What the modal refuses by itself, in the order it is checked. */
export type NewUserProblem = 'incomplete' | 'short' | 'mismatch' | PasswordRule

const REQUIRED = ['label', 'email', 'roleId', 'password'] as const

/** Whether a field is required and blank. */
export const isMissing = (draft: NewUserDraft, field: keyof NewUserDraft): boolean =>
  REQUIRED.some((name) => name === field) && !draft[field].trim()

/**
 * The first thing wrong: required fields, six characters, the repetition (spec 1 section 5); then the eight-character
 * rules, which no password passes by.
 */
export function newUserProblem(draft: NewUserDraft): NewUserProblem | null {
  if (REQUIRED.some((field) => isMissing(draft, field))) return 'incomplete'
  if (draft.password.length < 6) return 'short'
  if (draft.password !== draft.confirmPassword) return 'mismatch'
  return brokenRule(draft.password, draft.confirmPassword)
}

/** Hyphens for the spaces of a username, while it is typed. */
export const hyphenated = (username: string): string => username.replace(/\s/g, '-')

/** The request: trimmed, and with a username made from the label where none was typed (decision 79). */
export const toNewUser = (draft: NewUserDraft, id: string, clientId: string): BodyOf<'createUser'> => ({
  id,
  clientId,
  label: draft.label.trim(),
  username: hyphenated(draft.username.trim() || draft.label.trim().toLowerCase()),
  email: draft.email.trim(),
  roleId: draft.roleId,
  password: draft.password,
  confirmPassword: draft.confirmPassword,
})

/** The field that a refused password is put right in. */
export const fieldOf = (problem: NewUserProblem): keyof NewUserDraft =>
  problem === 'mismatch' || problem === 'match' ? 'confirmPassword' : 'password'
