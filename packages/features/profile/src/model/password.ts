import { brokenRule } from '@ssp/feature-kit'
import * as z from 'zod/mini'

/** The values of the password change. */
export type PasswordDraft = z.infer<typeof passwordSchema>

export const emptyPasswords: PasswordDraft = { current: '', next: '', repeat: '' }

/**
 * The message id of the first violated rule: the six characters of the submit check (decision 68), the common rules, then
 * the current password.
 */
export const passwordSchema = z
  .object({ current: z.string(), next: z.string(), repeat: z.string() })
  .check(({ value, issues }) => {
    const { current, next, repeat } = value
    const rule = next.length < 6 ? 'tooShort' : brokenRule(next, repeat)
    const message = rule ?? (current === '' ? 'noCurrent' : null)
    const path = [rule === 'match' ? 'repeat' : rule ? 'next' : 'current']
    if (message) issues.push({ code: 'custom', input: value, message, path })
  })

/** Whether the checklist is complete, which shows 'Change Password' (R1-414). */
export const meetsChecklist = (next: string): boolean => brokenRule(next, next) === null
