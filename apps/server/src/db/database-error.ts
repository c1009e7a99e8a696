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
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/

/** Serialization failure, deadlock and a lock that is not free: the same transaction can succeed when it runs again. */
const RETRYABLE = new Set(['40001', '40P01', '55P03'])

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

/** Whether a transaction that failed with this error is worth running again. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(codeOf(error) ?? '')

/** The unique constraint that an error names, or undefined. */
export const violatedConstraint = (error: unknown): string | undefined =>
  codeOf(error) === '23505' ? (error as { constraint?: string }).constraint : undefined

/** Whether a statement ran into its limit. */
export const isTooSlow = (error: unknown): boolean => codeOf(error) === '57014'

/** Whether a row could not be deleted because another one refers to it, or names one that is gone. */
export const isReferenced = (error: unknown): boolean => codeOf(error) === '23503'

/** What the violation of a unique constraint means to the caller, by the name of the constraint. */
export type Constraints = Readonly<Record<string, ProblemOptions>>

/** The problem that a database error means, or undefined when it is not an expected one. */
export function problemOfDatabase(error: unknown, constraints: Constraints): ProblemError | undefined {
  const isLost = error instanceof Error && LOST_CONNECTION.test(error.message)
  const code = isLost ? 'unavailable' : SQL_STATES[codeOf(error) ?? '']
  return code && problem(code, { ...constraints[violatedConstraint(error) ?? ''], cause: error })
}
