import { STATUS_CODES } from 'node:http'
import type { ErrorObject } from 'ajv'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fieldTexts } from '../contract/validation.ts'
import { problemOfDatabase, type Constraints } from '../db/database-error.ts'
import { asProblemText, problem, ProblemError, type ProblemCode } from '../errors.ts'
import { inLanguage, languageOf, type ErrorLanguage } from './language.ts'

const BY_STATUS = new Map<number, ProblemCode>([
  [400, 'invalid'],
  [404, 'not_found'],
  [405, 'not_found'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
  [429, 'too_many_requests'],
  [503, 'unavailable'],
])

/** The problem of any thrown value. An unexpected one becomes `internal`, without its text. */
export function problemOf(error: unknown, constraints: Constraints = {}): ProblemError {
  if (error instanceof ProblemError) return error
  const { validation, statusCode = 500 } = error as FastifyError
  // A response that violates its schema has validation errors too, but is a 500.
  if (Array.isArray(validation) && statusCode < 500) {
    return problem('invalid', { fields: fieldTexts(validation as ErrorObject[]), cause: error })
  }
  const code = BY_STATUS.get(statusCode)
  if (code) return problem(code, { cause: error })
  if (statusCode < 500)
    return problem('invalid', { message: asProblemText(STATUS_CODES[statusCode] ?? 'Bad request'), cause: error })
  return problemOfDatabase(error, constraints) ?? problem('internal', { cause: error })
}

const fieldsIn = (fields: Readonly<Record<string, string>>, language: ErrorLanguage) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, inLanguage(text, language)]))

function send(found: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { fields, permission, holder, current, retryAt } = found.options
  const language = languageOf(request)
  if (retryAt) {
    void reply.header('retry-after', Math.max(1, Math.ceil((retryAt.getTime() - Date.now()) / 1000)))
  } else if (found.code === 'unavailable') {
    void reply.header('retry-after', 2)
  }
  return reply
    .status(found.status)
    .type('application/json')
    .header('content-language', language)
    .send({
      code: found.code,
      message: inLanguage(found.message, language),
      errorId: request.id,
      ...(fields && { fields: fieldsIn(fields, language) }),
      ...(permission && { permission }),
      ...(holder && { holder }),
      ...(current !== undefined && { current }),
      ...(retryAt && { retryAt: retryAt.toISOString() }),
    })
}

/** Every failure leaves by here: one shape, one log line, and the same id in both. */
export function registerProblems(app: FastifyInstance, constraints: Constraints = {}): void {
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error, constraints)
    const facts = { code: found.code, status: found.status, fields: found.options.fields }
    if (found.status >= 500) request.log.error({ ...facts, err: found.options.cause ?? error }, 'request failed')
    else request.log.info({ ...facts, cause: (found.options.cause as Error | undefined)?.message }, 'request rejected')
    return send(found, request, reply)
  })
  app.setNotFoundHandler((request, reply) => send(problem('not_found'), request, reply))
}
