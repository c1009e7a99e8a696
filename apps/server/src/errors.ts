/**
 * Every error this server answers with: code, status and default text.
 * Texts that a person sees are those of spec 1 sections 2.6 and 8.
 */
export const PROBLEMS = {
  invalid: { status: 400, message: 'Please check the highlighted fields.' },
  token_expired: { status: 401, message: 'Session expired.' },
  unauthorised: { status: 401, message: 'You have been logged out, please login again.' },
  forbidden: { status: 403, message: 'Sorry, you do not have access this page.' },
  not_found: { status: 404, message: "Sorry, we could not find what you're looking for." },
  conflict: { status: 409, message: 'This already exists.' },
  client_mismatch: { status: 409, message: 'The portal has been switched to another client. Please reload the page.' },
  stale: { status: 412, message: 'Somebody else changed this in the meantime.' },
  payload_too_large: { status: 413, message: 'This is too large.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not supported.' },
  too_many_requests: { status: 429, message: 'Too many requests, please try again later.' },
  internal: { status: 500, message: 'Something went wrong, please try again.' },
  unavailable: { status: 503, message: 'The service is not available at the moment, please try again.' },
} as const

/** A code of the error table. */
export type ProblemCode = keyof typeof PROBLEMS

/** What goes beside code and text. */
export interface ProblemOptions {
  message?: string
  /** Text per refused field, keyed by its wire name. */
  fields?: Record<string, string>
  /** The missing permission of a 403. */
  permission?: string
  /** The record as it stands now, of a 412. */
  current?: unknown
  /** The moment from which another try is answered, of a 429. Also gives the Retry-After header. */
  retryAt?: Date
  cause?: unknown
}

/** An expected failure. Thrown anywhere below a handler, answered by the error handler. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly options: ProblemOptions

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.message ?? PROBLEMS[code].message, { cause: options.cause })
    this.name = 'ProblemError'
    this.code = code
    this.status = PROBLEMS[code].status
    this.options = options
  }
}

/** Makes an error of the table: `throw problem('conflict', { fields: { username: '...' } })`. */
export function problem(code: ProblemCode, options: ProblemOptions = {}): ProblemError {
  return new ProblemError(code, options)
}

// SQLSTATE -> code of the table; anything else is a fault of ours and answers `internal`.
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
  '53100': 'unavailable', // disk full
  '53200': 'unavailable',
  '53300': 'unavailable',
  '57014': 'unavailable',
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

// What the driver throws when a connection dies under it has no code.
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/

/** The problem a database error stands for, or undefined when it is not one we expect. */
export function problemOfDatabase(error: unknown): ProblemError | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const isLost = error instanceof Error && LOST_CONNECTION.test(error.message)
  const code = isLost ? 'unavailable' : 'code' in error && SQL_STATES[String(error.code)]
  return code ? new ProblemError(code, { cause: error }) : undefined
}
