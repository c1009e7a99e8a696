import { brokenRule, type PasswordRule } from '@ssp/feature-kit'

export interface PasswordDraft {
  current: string
  next: string
  repeat: string
}

/** Why a new password is not sent: the six characters of the submit check come first (decision 68), then the common rules. */
export const refusalOf = ({ next, repeat }: PasswordDraft): 'tooShort' | PasswordRule | null =>
  next.length < 6 ? 'tooShort' : brokenRule(next, repeat)

/** Whether the checklist is complete, which is when 'Change Password' shows (R1-414). */
export const meetsChecklist = (next: string): boolean => brokenRule(next, next) === null
