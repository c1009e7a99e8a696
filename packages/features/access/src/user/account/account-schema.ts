import type { User } from '@ssp/api'
import * as z from 'zod/mini'
import { blankFields, issuesOf, passwordIssues, type Issue } from '../../model/account-rules'

const TEXTS = ['username', 'label', 'email'] as const

/** Values of the form; blank passwords do not change the password. */
export const accountOf = ({ username, label, email }: User) => ({
  username,
  label,
  email: email ?? '',
  password: '',
  confirmPassword: '',
})

/** Entries of the account panel. */
export type AccountDraft = ReturnType<typeof accountOf>

/**
 * Validation errors in the specified order (spec 1 section 5): the texts, both passwords if one is typed, the password
 * rules.
 */
function issues(draft: AccountDraft): Issue[] {
  const blank = blankFields(draft, TEXTS)
  const isHalf = Boolean(draft.password) !== Boolean(draft.confirmPassword)
  return [
    ...(blank.length > 0 ? [{ message: 'incomplete' }] : []),
    ...blank.map((field) => ({ field, message: 'required' })),
    ...(isHalf ? [{ message: 'passwords' }] : []),
    // A mismatch is reported only once there is a repetition.
    ...passwordIssues(draft).filter(({ message }) => message !== 'match' || draft.confirmPassword),
  ]
}

const text = () => z.string().check(z.trim())

export const accountSchema = z
  .object({ username: text(), label: text(), email: text(), password: z.string(), confirmPassword: z.string() })
  .check(issuesOf(issues))

/** The fields that differ from the user, ready to be sent; empty if none does. */
export function accountChange(user: User, draft: AccountDraft): Partial<AccountDraft> {
  const saved = accountOf(user)
  return Object.fromEntries(Object.entries(draft).filter(([field, value]) => value !== Reflect.get(saved, field)))
}
