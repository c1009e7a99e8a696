import type { components } from '@ssp/api/schema'
import type { ProblemText } from './errors.de.ts'
/**
 * Every error of this server: code, status and default text. Texts shown to users are those of spec 1 sections 2.6 and 8.
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
  too_slow: {
    status: 503,
    message: 'This takes too long at the moment. Please choose less at once, or try again later.',
  },
  unavailable: { status: 503, message: 'The service is not available at the moment, please try again.' },
} as const satisfies Record<string, { status: number; message: ProblemText }>

/** A code of the error table. */
export type ProblemCode = keyof typeof PROBLEMS

/** Additional properties of a problem. */
export interface ProblemOptions {
  message?: ProblemText
  /** Text per invalid field, keyed by its wire name. */
  fields?: Record<string, ProblemText>
  /** The missing permission of a 403. */
  permission?: string
  /** The record that already uses the value, for a 409. Only for a caller who may see it. */
  holder?: components['schemas']['Holder']
  /** The current record, for a 412. */
  current?: unknown
  /** Time of the next possible attempt, for a 429. Also sets the Retry-After header. */
  retryAt?: Date
  cause?: unknown
}

/** An expected error. Thrown anywhere below a handler, sent by the error handler. */
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

/** Returns the value. @throws problem `not_found` if there is none. */
export function requireFound<T>(read: T): NonNullable<T> {
  if (!read) throw problem('not_found')
  return read
}

/**
 * The problem for a field that names a record which does not exist in the client. Its `fields` distinguish it from a
 * request whose own record does not exist.
 */
export const missingChoice = (field: string): ProblemError =>
  problem('not_found', {
    message: 'Something that you chose is not there any more. Please choose again.',
    fields: { [field]: 'This is not there any more.' },
  })

/** A text that was stored or comes from another package. It stays English in every language if the catalogue lacks it. */
export const asProblemText = (text: string): ProblemText => text as ProblemText

/** The innermost cause: outer errors say which call failed, the innermost one why. */
export const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error
