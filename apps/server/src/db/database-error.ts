import { problem, type ProblemCode, type ProblemError, type ProblemOptions } from '../errors.ts'

// SQLSTATE -> code of the table; anything else is a fault of ours and becomes `internal`.
const SQL_STATES: Record<string, ProblemCode> = {
  '23505': 'conflict',
  '23503': 'invalid',
  '23514': 'invalid',
  '23502': 'invalid',
  '22001': 'invalid',
  '22003': 'invalid',
  '22P02': 'invalid',
  '22007': 'invalid',
  '22008': 'invalid',
  '40001': 'unavailable',
  '40P01': 'unavailable',
  '53100': 'unavailable', // disk full
  '53200': 'unavailable',
  '53300': 'unavailable',
  '55P03': 'unavailable',
  '57014': 'too_slow', // the limit of a statement
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '08000': 'unavailable',
  '08003': 'unavailable',
  '08006': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
  ENOSPC: 'unavailable',
}

// The driver's error for a lost connection has no code.
const LOST_CONNECTION = /^(Connection terminated|Client has encountered a connection error)/
const NO_CONNECTION = /^timeout exceeded when trying/

/** Serialization failure, deadlock and a lock that is not free: the same transaction can succeed when it runs again. */
const RETRYABLE = new Set(['40001', '40P01', '55P03'])

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

/** Whether a transaction that failed with this error is worth running again. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(codeOf(error) ?? '')

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** The effect of a restart of the database, or of a pooler before it, on a connection that is being opened or in use. */
const NOT_MADE = new Set(['ECONNREFUSED', '57P03'])
const ENDED = new Set(['57P01', '57P02', '08003', '08006', '08P01', 'ECONNRESET', 'EPIPE'])

/** Whether an error is that of a connection that a restart may have ended or prevented. */
export function lossOf(error: unknown): 'not made' | 'ended' | undefined {
  const code = codeOf(error) ?? ''
  if (NOT_MADE.has(code)) return 'not made'
  return ENDED.has(code) || LOST_CONNECTION.test(messageOf(error)) ? 'ended' : undefined
}

/** The unique constraint that an error names; undefined if there is none. */
export const violatedConstraint = (error: unknown): string | undefined =>
  codeOf(error) === '23505' ? (error as { constraint?: string }).constraint : undefined

/** Whether a statement ran into its limit. */
export const isTooSlow = (error: unknown): boolean => codeOf(error) === '57014'

/** Whether a row could not be deleted because another one refers to it, or refers to a row that no longer exists. */
export const isReferenced = (error: unknown): boolean => codeOf(error) === '23503'

/** The problem for the violation of a unique constraint, by the name of the constraint. */
export type Constraints = Readonly<Record<string, ProblemOptions>>

/** The problem that a database error means, or undefined when it is not an expected one. */
export function problemOfDatabase(error: unknown, constraints: Constraints): ProblemError | undefined {
  const message = messageOf(error)
  const isAway = LOST_CONNECTION.test(message) || NO_CONNECTION.test(message)
  const code = isAway ? 'unavailable' : SQL_STATES[codeOf(error) ?? '']
  return code && problem(code, { ...constraints[violatedConstraint(error) ?? ''], cause: error })
}
