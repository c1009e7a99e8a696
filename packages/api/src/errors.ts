import type { components } from './generated/schema'
import { apiMessages, type ApiMessages } from './messages'

type Holder = components['schemas']['Holder']

/** The error body of the contract (`openapi/schemas/common.yaml`). */
export interface Problem {
  /** Machine word, for example `token_expired`, `forbidden`, `stale`. */
  code: string
  /** Text for people. */
  message: string
  /** Joins the screen, the server log and the answer. */
  errorId: string
  /** Field name to text, with code `invalid`. */
  fields?: Record<string, string>
  /** The permission that was missing, with code `forbidden`. */
  permission?: string
  /** The record that has a value in use, with code `conflict`, where the user may see it. */
  holder?: Holder
  /** The record as it is now, with code `stale`. */
  current?: Record<string, unknown>
  /** ISO moment from which another try is answered, with code `too_many_requests`. */
  retryAt?: string
}

interface ApiErrorInit {
  /** HTTP status; 0 when no answer came. */
  status: number
  code: string
  message: string
  isGeneral?: boolean
  errorId?: string | undefined
  fields?: Record<string, string> | undefined
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number | undefined
  permission?: string | undefined
  holder?: Holder | undefined
  current?: Record<string, unknown> | undefined
  cause?: unknown
}

/** Every failed call rejects with this; `message` is always fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** No reason was given, so `message` says only that something failed. */
  readonly isGeneral: boolean
  readonly errorId: string | undefined
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined
  readonly permission: string | undefined
  /** With code `conflict`: the record that has a value in use, where the user may see it. */
  readonly holder: Holder | undefined
  /** With code `stale`: what somebody else saved in the meantime. */
  readonly current: Readonly<Record<string, unknown>> | undefined

  // Tools that copy an error call its constructor without arguments, for example the docs pages of Storybook.
  constructor(init: ApiErrorInit = { status: 0, code: 'unknown', message: '' }) {
    super(init.message, { cause: init.cause })
    this.status = init.status
    this.code = init.code
    this.isGeneral = init.isGeneral ?? false
    this.errorId = init.errorId
    this.fields = init.fields ?? {}
    this.retryAfter = init.retryAfter
    this.permission = init.permission
    this.holder = init.holder
    this.current = init.current
  }

  /** No usable response: offline, connection failed, or unreadable. */
  static network(cause: unknown, messages: ApiMessages = apiMessages): ApiError {
    return new ApiError({ status: 0, code: 'network', message: messages.network, cause })
  }

  /** A success whose body no page could draw. */
  static unreadable({ fallback }: ApiMessages, errorId?: string): ApiError {
    return new ApiError({ status: 0, code: 'unreadable', message: fallback, isGeneral: true, errorId })
  }

  /**
   * Reads a response that is not ok. A body of plain text is the message (R3-504); an empty body, HTML of a proxy and foreign
   * JSON give the fallback text.
   */
  static async from(response: Response, messages: ApiMessages = apiMessages): Promise<ApiError> {
    const body = await response.text().catch(() => '')
    const isPlain = response.headers.get('Content-Type')?.startsWith('text/plain')
    const problem = isPlain ? { message: body.slice(0, LONGEST_PLAIN_TEXT) } : parseProblem(body)
    const message = text(problem['message'])
    return new ApiError({
      status: response.status,
      code: text(problem['code']) ?? `http_${response.status}`,
      message: message ?? messages.fallback,
      isGeneral: message === undefined,
      errorId: text(problem['errorId']),
      fields: texts(problem['fields']),
      retryAfter: secondsUntil(problem['retryAt']) ?? seconds(response.headers.get('Retry-After')),
      permission: text(problem['permission']),
      holder: holderOf(problem['holder']),
      current: isRecord(problem['current']) ? problem['current'] : undefined,
    })
  }
}

/** Codes of what is wrong with fields: the message only says that something is. */
const OF_FIELDS: ReadonlySet<string> = new Set(['invalid', 'conflict'])

/** True for a call that was cancelled on purpose; it is not reported. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/**
 * The sentence to show for anything that was thrown, never HTML or an object: of what is wrong with fields, what the server says of
 * each, because the caller shows none.
 *
 * @param fallback shown when the server gave no reason; default a general text
 */
export function errorText(error: unknown, fallback?: string): string {
  const isOfFields = error instanceof ApiError && OF_FIELDS.has(error.code)
  const fieldTexts = isOfFields ? [...new Set(Object.values(error.fields))].join(' ') : ''
  if (fieldTexts !== '') return fieldTexts
  if (error instanceof ApiError && !(error.isGeneral && fallback !== undefined)) return error.message
  return fallback ?? apiMessages.fallback
}

/** What joins the screen with the server's log, for anything that was thrown. */
export const errorIdOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.errorId : undefined)

/** A longer text is a stack trace rather than a message, and would cover the page. */
const LONGEST_PLAIN_TEXT = 500

/** The error body in a text; empty when there is none. */
export function parseProblem(body: string): Record<string, unknown> {
  try {
    const problem: unknown = JSON.parse(body)
    return isRecord(problem) ? problem : {}
  } catch {
    return {}
  }
}

const holderOf = (value: unknown): Holder | undefined =>
  isRecord(value) && [value['kind'], value['key'], value['label']].every((each) => typeof each === 'string')
    ? (value as Holder)
    : undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A proxy may answer JSON that carries markup; such a text is not for people. */
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && !/<[a-z!/]/i.test(value) ? value : undefined

const texts = (value: unknown): Record<string, string> | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, entry]) => (text(entry) ? [[name, entry as string]] : [])),
      )
    : undefined

/** `Retry-After` is seconds or an HTTP date (RFC 9110 section 10.2.3). */
function seconds(header: string | null): number | undefined {
  if (!header) return undefined
  const given = Number(header)
  return Number.isFinite(given) ? Math.max(0, given) : secondsUntil(header)
}

function secondsUntil(moment: unknown): number | undefined {
  const date = typeof moment === 'string' ? Date.parse(moment) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
