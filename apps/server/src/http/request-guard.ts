import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../errors.ts'
import { PAGES } from './portal.ts'

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

// PostgreSQL cannot store NUL, and a lone surrogate would be read back as another character.
const isClean = (text: string) => !text.includes('\0') && text.isWellFormed()

// Default_Ignorable_Code_Point: fillers, selectors of variants and others that are drawn as nothing.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{DI}\u2800]/u
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{DI}\u2800]/u

/** Whether a text has marks of direction, joiners, fillers, selectors or control characters and nothing that a person could see. */
const isInvisible = (text: string) => INVISIBLE.test(text) && text.trim() !== '' && !VISIBLE.test(text)

// No body of the contract is half as large. Without the limits thousands of brackets end the recursion below, and the validation
// makes an error of each of a hundred thousand names.
const MAX_DEPTH = 32
const MAX_NAMES = 1_000
const MAX_VALUES = 100_000

/** The path of the first text that cannot be stored. @throws ProblemError 400 for a value beyond the limits above. */
function findUnclean(value: unknown, path = '', depth = 0, seen = { values: 0 }): string | undefined {
  if (typeof value === 'string') return isClean(value) && !isInvisible(value) ? undefined : path || 'body'
  if (typeof value !== 'object' || value === null) return undefined
  const keys = Object.keys(value)
  seen.values += keys.length
  if (depth > MAX_DEPTH || seen.values > MAX_VALUES || (keys.length > MAX_NAMES && !Array.isArray(value)))
    throw problem('invalid', { message: 'The body has too many values, or they are nested too deeply.' })
  for (const key of keys) {
    if (!isClean(key)) return path || 'body'
    const item = (value as Record<string, unknown>)[key]
    const found = findUnclean(item, path ? `${path}.${key}` : key, depth + 1, seen)
    if (found) return found
  }
  return undefined
}

/**
 * Rejects NUL, lone surrogates, and texts in which nothing is visible, anywhere in a value of a request.
 * @param path Path of the value in the request.
 * @throws ProblemError 400, with the path of the text; also for a value with too many names, values or levels.
 */
export function rejectUnclean(value: unknown, path = ''): void {
  const field = findUnclean(value, path)
  if (field) throw problem('invalid', { fields: { [field]: 'This contains characters that cannot be stored.' } })
}

function rejectRepeated(request: FastifyRequest): void {
  for (const [name, value] of Object.entries(request.query as Record<string, unknown>)) {
    if (Array.isArray(value)) throw problem('invalid', { fields: { [name]: 'This is given more than once.' } })
  }
}

// A browser says where a write comes from; another site's page is rejected unless it is listed.
function rejectForeignWrite(request: FastifyRequest, allowed: ReadonlySet<string>): void {
  if (!WRITES.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  if (site === 'cross-site' && !(origin && allowed.has(origin))) throw problem('forbidden')
}

/**
 * Rejects, before any other processing: writes from other sites, repeated parameters, bodies that are not UTF-8 or too
 * deeply nested, NUL, and texts without visible characters.
 */
export function registerRequestGuard(app: FastifyInstance, options: { corsOrigins: readonly string[] }): void {
  const allowed = new Set(options.corsOrigins)
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Decoding would put a replacement for bytes that are not UTF-8, and store it.
    if (!isUtf8(body)) return done(problem('invalid', { message: 'The body is not UTF-8.' }))
    // The parser would skip a byte order mark, which JSON does not have (RFC 8259 section 8.1).
    if (body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK))
      return done(problem('invalid', { message: 'The body is not JSON.' }))
    return parseJson(request, body.toString(), done)
  })
  app.addHook('onRequest', async (request) => {
    rejectForeignWrite(request, allowed)
    rejectUnclean(request.params)
    // The query of a page belongs to the portal, which validates it itself.
    if (request.routeOptions.url === PAGES) return
    rejectRepeated(request)
    rejectUnclean(request.query)
  })
  app.addHook('preValidation', async (request) => {
    // A file is uploaded as a stream: its bytes are in no row, and its nesting is that of no body.
    if (!(request.body instanceof Readable)) rejectUnclean(request.body)
  })
}
