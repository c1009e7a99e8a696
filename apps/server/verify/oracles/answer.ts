import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import type { Operation } from '../contract/operations.ts'

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)

/** What must never leave in an error: stack frames, SQL, SQLSTATE talk, paths of the server. */
const INTERNALS =
  /\bat \S+ \(|node_modules|file:\/\/|\/(?:work|home|usr|tmp|app)\/|\.ts\b|\b(?:select|insert into|update|delete from) [\w"*]+ |relation "|column "|violates|syntax error|kysely|pglite|postgres/i

/** The body as a value, or undefined when it is no JSON. */
export function jsonOf(answer: LightMyRequestResponse): unknown {
  try {
    return JSON.parse(answer.body)
  } catch {
    return undefined
  }
}

/** Why an error tells too much, or undefined. What the caller sent may come back. */
export function internalsIn(answer: LightMyRequestResponse): string | undefined {
  if (answer.statusCode < 400) return undefined
  const found = INTERNALS.exec(answer.body)
  return found ? `tells internals: ${found[0]}` : undefined
}

/** Why an answer is not one that the contract gives the operation, or undefined. */
export function answerFault(operation: Operation, answer: LightMyRequestResponse): string | undefined {
  const { statusCode } = answer
  if (statusCode >= 500) return `answered ${statusCode}: ${answer.body.slice(0, 200)}`
  if (!operation.answers.has(statusCode)) return `answered ${statusCode}, which the contract does not name`
  const schema = operation.answers.get(statusCode)
  const body = jsonOf(answer)
  if (schema) {
    const validate = ajv.compile(schema) // compiled once for each schema
    if (!validate(body)) return `answer of ${statusCode} breaks its schema: ${ajv.errorsText(validate.errors)}`
  }
  return internalsIn(answer)
}
