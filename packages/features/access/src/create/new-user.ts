import type { BodyOf } from '@ssp/api'
import * as z from 'zod/mini'
import { blankFields, issuesOf, passwordIssues, type Issue } from '../model/account-rules'

export const emptyNewUser = { label: '', username: '', email: '', roleId: '', password: '', confirmPassword: '' }

/** Entries of the create modal. */
export type NewUserDraft = typeof emptyNewUser

const REQUIRED = ['label', 'email', 'roleId', 'password'] as const

/**
 * The first validation error: required fields, six characters, the repetition (spec 1 section 5), then the eight-character
 * rules that apply to every password.
 */
function issues(draft: NewUserDraft): Issue[] {
  const blank = blankFields(draft, REQUIRED)
  if (blank.length > 0) return [{ message: 'incomplete' }, ...blank.map((field) => ({ field, message: 'required' }))]
  if (draft.password.length < 6) return [{ field: 'password', message: 'short' }]
  if (draft.password !== draft.confirmPassword) return [{ field: 'confirmPassword', message: 'mismatch' }]
  return passwordIssues(draft)
}

export const newUserSchema = z
  .object({
    label: z.string(),
    username: z.string(),
    email: z.string(),
    roleId: z.string(),
    password: z.string(),
    confirmPassword: z.string(),
  })
  .check(issuesOf(issues))

/** Replaces spaces in the username with hyphens while typing. */
export const hyphenated = (username: string): string => username.replace(/\s/g, '-')

/** The request: trimmed, with a username made from the label if none was typed (decision 79). */
export const toNewUser = (draft: NewUserDraft, id: string, clientId: string) =>
  ({
    ...draft,
    id,
    clientId,
    label: draft.label.trim(),
    username: hyphenated(draft.username.trim() || draft.label.trim().toLowerCase()),
    email: draft.email.trim(),
  }) satisfies BodyOf<'createUser'>
