import { brokenRule } from '@ssp/feature-kit'
import * as z from 'zod/mini'

/** What is typed to change the own password. */
export type PasswordDraft = z.infer<typeof passwordSchema>

export const emptyPasswords: PasswordDraft = { current: '', next: '', repeat: '' }

/**
 * The first rule that is broken, as a message id: the six characters of the submit check (decision 68), the common rules,
 * then the current password.
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

/** Whether the checklist is complete, which is when 'Change Password' shows (R1-414). */
export const meetsChecklist = (next: string): boolean => brokenRule(next, next) === null
