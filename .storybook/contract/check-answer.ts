import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { components, paths } from 'virtual:ssp-contract'
import { selfContained } from '../../apps/server/src/contract/self-contained'
import type { FakeAnswer } from '../../packages/api/src/testing/fake-server'

interface Operation {
  operationId: string
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

const JSON_TYPE = 'application/json'
const complete = selfContained({ components })
let ajv: Ajv2020 | undefined

function validatorOf(schema: object): ValidateFunction {
  if (!ajv) {
    ajv = new Ajv2020({ allErrors: true, strict: false })
    addFormats.default(ajv)
  }
  // Ajv knows what it has compiled.
  return ajv.compile(complete(schema))
}

/**
 * The faults of a fake response, one line each; empty when it meets the contract.
 * A failure without JSON passes: it stands for what lies between browser and server, which has no contract.
 */
export async function faultsOf({ method, path, answer }: FakeAnswer): Promise<string[]> {
  const operation = paths[path]?.[method] as Operation | undefined
  const call = `${method.toUpperCase()} ${path}`
  if (!operation) return [`${call}: the contract has no such operation`]
  const where = `${operation.operationId} (${call})`
  const foreign = answer instanceof Response && !answer.headers.get('Content-Type')?.startsWith(JSON_TYPE)
  if (foreign) return answer.status < 400 ? [`${where}: returns no ${JSON_TYPE}`] : []
  const status = answer instanceof Response ? String(answer.status) : successOf(operation)
  const declared = operation.responses[status] ?? operation.responses['default']
  if (!declared) return [`${where}: status ${status} is not in the contract`]
  const schema = declared.content?.[JSON_TYPE]?.schema
  if (!schema) return [`${where}: status ${status} has no body in the contract`]
  const validate = validatorOf(schema)
  // What a browser would read: undefined goes, dates become text.
  const body: unknown = answer instanceof Response ? await answer.clone().json() : JSON.parse(JSON.stringify(answer))
  return validate(body) ? [] : (validate.errors ?? []).map((error) => `${where}: ${textOf(error)}`)
}

const successOf = ({ responses }: Operation) =>
  Object.keys(responses).find((status) => status.startsWith('2')) ?? 'no success'

function textOf({ instancePath, message = 'is wrong', params }: ErrorObject): string {
  const extra: unknown = params['additionalProperty'] ?? params['allowedValues'] ?? params['allowedValue']
  return `${instancePath || 'the response'} ${message}${extra === undefined ? '' : ` (${JSON.stringify(extra)})`}`
}
