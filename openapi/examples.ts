import { createHash } from 'node:crypto'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  default?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maxLength?: number
  properties?: Record<string, Schema>
  items?: Schema
  prefixItems?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  'x-ssp-record'?: string
}
interface Operation {
  operationId: string
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
/** What is read of a bundled contract. */
export interface ExampleSource {
  paths: Record<string, object>
  components: { schemas: Record<string, Schema> }
}
/** The examples of an operation: its body, and the body of each success by status. */
export interface OperationExamples {
  request?: unknown
  responses: Record<string, unknown>
}

const JSON_TYPE = 'application/json'
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}'
const UUID_LENGTH = 36

/** A version 4 UUID by what it names, so that `Client.id`, `clientId` and `client_id` agree in all examples. */
function idOf(place: string): string {
  const kind = place
    .replace(/[.]id$/, '')
    .replace(/.*[.]/, '')
    .replace(/_?ids?$/i, '')
    .toLowerCase()
  const hex = createHash('sha256').update(kind).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Composes the examples of all operations from examples of single values, always the same ones.
 * @param values by the name of a property, of a schema, or by the place of a property, `Schema.property`; the nearest that meets the
 *   schema is taken.
 * @returns the examples by operation.
 * @throws Error naming the texts that have no example, or the values that no example uses.
 */
export function composeExamples(
  { paths, components: { schemas } }: ExampleSource,
  values: Record<string, unknown>,
): Record<string, OperationExamples> {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'contract', components: { schemas } })
  const compiled = new Map<Schema, ValidateFunction>()
  const meets = (schema: Schema, value: unknown): boolean => {
    const inContract = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'),
    ) as Schema
    const validate = compiled.get(schema) ?? ajv.compile(inContract)
    compiled.set(schema, validate)
    return validate(value)
  }
  const used = new Set<string>()
  const missing = new Set<string>()

  /** @param at the place, from the nearest schema with a name; `seen` those that are being composed. */
  const compose = (schema: Schema, at: string, seen: readonly string[]): unknown => {
    const name = at.slice(at.lastIndexOf('.') + 1)
    const target = schema.$ref?.split('/').at(-1)
    for (const key of [at, ...(target ? [target] : []), name]) {
      if (!Object.hasOwn(values, key) || !meets(schema, values[key])) continue
      used.add(key)
      return values[key]
    }
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    if (target !== undefined) {
      const next = schemas[target] ?? {}
      if (next.type === 'object' || next.type === 'array') return compose(next, target, [...seen, target])
      const { $ref: _resolved, ...own } = schema
      return compose({ ...next, ...own }, at, seen)
    }
    const first = (schema.oneOf ?? schema.anyOf ?? []).find((one) => one.type !== 'null')
    if (first) return compose(first, at, seen)
    switch ([schema.type].flat().find((type) => type !== 'null')) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([, property]) => !isSeen(property, seen))
            .map(([key, property]) => [key, compose(property, `${at}.${key}`, seen)]),
        )
      case 'array':
        if (schema.prefixItems) return schema.prefixItems.map((item) => compose(item, at, seen))
        return schema.items && !isSeen(schema.items, seen) ? [compose(schema.items, at, seen)] : []
      case 'boolean':
        return schema.default ?? false
      case 'integer':
      case 'number':
        return schema.minimum ?? 1
      case 'string':
        if (schema.pattern?.includes(UUID) || schema.maxLength === UUID_LENGTH)
          return idOf(schema['x-ssp-record'] ?? at)
        missing.add(at)
        return ''
      default:
        return null
    }
  }
  const isSeen = (schema: Schema, seen: readonly string[]): boolean => {
    const names = [schema.$ref, ...(schema.oneOf ?? []).map(({ $ref }) => $ref)]
    return names.some((ref) => ref !== undefined && seen.includes(ref.split('/').at(-1) ?? ''))
  }

  const examples: Record<string, OperationExamples> = {}
  for (const methods of Object.values(paths)) {
    for (const [method, operation] of Object.entries(methods) as [string, Operation][]) {
      if (method === 'parameters') continue
      const { operationId, requestBody, responses } = operation
      const request = requestBody?.content[JSON_TYPE]
      const successes = Object.entries(responses).filter(
        ([status, { content }]) => status < '300' && content?.[JSON_TYPE],
      )
      examples[operationId] = {
        ...(request && { request: compose(request.schema, operationId, []) }),
        responses: Object.fromEntries(
          successes.map(([status, { content }]) => [
            status,
            compose(content?.[JSON_TYPE]?.schema ?? {}, operationId, []),
          ]),
        ),
      }
    }
  }
  if (missing.size > 0) throw new Error(`openapi/examples.yaml has no example for ${[...missing].join(', ')}`)
  const unused = Object.keys(values).filter((key) => !used.has(key))
  if (unused.length > 0) throw new Error(`openapi/examples.yaml: no example uses ${unused.join(', ')}`)
  return examples
}
