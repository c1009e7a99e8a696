/** The rules of a new password in the order they are checked (spec 1 section 5); `match` compares with the repetition. */
export const PASSWORD_RULES = ['length', 'upper', 'lower', 'special', 'number', 'match'] as const

export type PasswordRule = (typeof PASSWORD_RULES)[number]

/** Letters of any script count. A special character is neither a letter nor a digit nor a space (decision 84). */
const TESTS: Record<PasswordRule, (password: string, repeated: string) => boolean> = {
  length: (password) => password.length >= 8,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  number: (password) => /\p{N}/u.test(password),
  match: (password, repeated) => password === repeated,
}

export const meetsRule = (rule: PasswordRule, password: string, repeated = ''): boolean =>
  TESTS[rule](password, repeated)

/** The first rule that a new password breaks; null when it meets them all. */
export const brokenRule = (password: string, repeated: string): PasswordRule | null =>
  PASSWORD_RULES.find((rule) => !meetsRule(rule, password, repeated)) ?? null
