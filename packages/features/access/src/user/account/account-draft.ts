import type { User } from '@ssp/api'
import { brokenRule, type PasswordRule } from '@ssp/feature-kit'

/** The texts of an account, trimmed when they are sent. */
export const ACCOUNT_TEXTS = ['username', 'label', 'email'] as const
export type AccountText = (typeof ACCOUNT_TEXTS)[number]
export type AccountField = AccountText | 'password' | 'confirmPassword'

/** What has been typed, and nothing else: what stands in no field here shows the user as read last. */
export type AccountDraft = Partial<Record<AccountField, string>>

/** Of texts that were kept, those that a form may begin with; a password is never kept. */
export const accountTexts = (texts: Readonly<Partial<Record<string, string>>> | null): Record<string, string> =>
  Object.fromEntries(
    ACCOUNT_TEXTS.flatMap((field) => {
      const text = texts?.[field]
      return text === undefined ? [] : [[field, text]]
    }),
  )

/** What a field shows. */
export const shown = (user: User, draft: AccountDraft, field: AccountField): string =>
  draft[field] ?? (field === 'password' || field === 'confirmPassword' ? '' : (user[field] ?? ''))

/** What the panel refuses by itself. */
export type AccountProblem = 'incomplete' | 'passwords' | PasswordRule

/**
 * The first thing wrong, in the stated order (spec 1 section 5): the texts, both passwords when one is typed, the
 * eight-character rules. Blank passwords mean that it stays as it is.
 */
export function accountProblem(user: User, draft: AccountDraft): AccountProblem | null {
  if (ACCOUNT_TEXTS.some((field) => !shown(user, draft, field).trim())) return 'incomplete'
  const { password = '', confirmPassword = '' } = draft
  if (!password && !confirmPassword) return null
  if (!password || !confirmPassword) return 'passwords'
  return brokenRule(password, confirmPassword)
}

/** The typed fields that differ from the user, ready to be sent; empty when nothing does. */
export function accountChange(user: User, draft: AccountDraft) {
  const texts = ACCOUNT_TEXTS.flatMap((field) => {
    const typed = draft[field]?.trim()
    return typed === undefined || typed === (user[field] ?? '') ? [] : [[field, typed] as const]
  })
  const { password, confirmPassword } = draft
  const change: AccountDraft = Object.fromEntries(texts)
  return password && confirmPassword ? { ...change, password, confirmPassword } : change
}

/** One text that somebody else has changed. */
export interface AccountDifference {
  field: AccountText
  before: string
  after: string
}

/** What somebody else changed since `before` was read. */
export const accountDifferences = (before: User, now: User): AccountDifference[] =>
  ACCOUNT_TEXTS.flatMap((field) =>
    before[field] === now[field] ? [] : [{ field, before: before[field] ?? '', after: now[field] ?? '' }],
  )
