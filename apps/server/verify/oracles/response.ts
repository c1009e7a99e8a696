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
export function jsonOf(response: LightMyRequestResponse): unknown {
  try {
    return JSON.parse(response.body)
  } catch {
    return undefined
  }
}

/** Why an error reveals too much, or undefined. What the caller sent may come back. */
export function internalsIn(response: LightMyRequestResponse): string | undefined {
  if (response.statusCode < 400) return undefined
  const found = INTERNALS.exec(response.body)
  return found ? `reveals internals: ${found[0]}` : undefined
}

/** Why a response is not one that the contract gives the operation, or undefined. */
export function responseFault(operation: Operation, response: LightMyRequestResponse): string | undefined {
  const { statusCode } = response
  if (statusCode >= 500) return `returned ${statusCode}: ${response.body.slice(0, 200)}`
  if (!operation.responses.has(statusCode)) return `returned ${statusCode}, which the contract does not name`
  const schema = operation.responses.get(statusCode)
  const body = jsonOf(response)
  if (schema) {
    const validate = ajv.compile(schema) // compiled once for each schema
    if (!validate(body)) return `response of ${statusCode} breaks its schema: ${ajv.errorsText(validate.errors)}`
  }
  return internalsIn(response)
}
