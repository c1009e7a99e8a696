import { sql, type SqlBool } from 'kysely'

/** Whether `employees as e` has one address and nothing else: no list of addresses, no display name, no line break. */
export const hasEmailAddress = sql<SqlBool>`coalesce(e.email, '') ~ '^[^[:space:]@<>,;:"()\\[\\]\\\\]+@[^[:space:]@<>,;:"()\\[\\]\\\\]+\\.[^[:space:]@<>,;:"()\\[\\]\\\\]+$'`

/** The same rule for a text, with a domain of at least two parts. */
export const isEmailAddress = (text: string): boolean =>
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/.test(text)
