import {
  loadContract,
  type Contract,
  type ContractOperation,
  type ContractParameter,
} from '../../src/contract/load-contract.ts'
import { selfContained } from '../../src/contract/self-contained.ts'

/** A JSON schema of the contract. References are links, so that a recursive schema contains itself. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  minProperties?: number
  items?: Schema
  /** Of a list whose items differ by position. */
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
  default?: unknown
  contentSchema?: Schema
  /** Kind of the record that an id, or every id of a list, names. */
  'x-ssp-record'?: string
  'x-ssp-ahead'?: boolean
  /** Why the server never reads the field. */
  'x-ssp-unread'?: string
}

/** A parameter of an operation. */
export interface Parameter {
  name: string
  in: ContractParameter['in']
  required?: boolean
  schema: Schema
}

/** An operation as the jobs see it. */
export interface Operation {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{parameter}`s, without the `/api` before it and without the fragment. */
  path: string
  access: 'public' | 'session' | readonly string[]
  /** Also needed at a client with strict rights. */
  strict?: string
  /** What it changes beside the record that the request names, such as `removes team-members`. */
  affects: readonly string[]
  parameters: Parameter[]
  body?: Schema
  /** JSON schema of the body, for a validator. */
  bodySchema?: object
  /** JSON schema of the response by status, for a validator; undefined for a response without body. */
  responses: Map<number, object | undefined>
}

type Content = { content?: { 'application/json'?: { schema?: Schema } } }
type Raw = Omit<ContractOperation, 'parameters' | 'requestBody' | 'responses'> & {
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}

const schemaOf = (part: Content | undefined) => part?.content?.['application/json']?.schema

function accessOf(declared: string | string[] | undefined): Operation['access'] {
  if (declared === 'public' || declared === 'session') return declared
  return [declared ?? []].flat()
}

/** Links schemas: one with a `$ref` inherits from the schema that it names. */
function linkSchemas({ components }: Contract): <T>(value: T) => T {
  const linked = new Map<unknown, unknown>()
  const link = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const known = linked.get(value)
    if (known) return known
    const { $ref, ...own } = value as Record<string, unknown>
    const target = typeof $ref === 'string' ? components?.schemas?.[$ref.split('/').at(-1) ?? ''] : undefined
    const made: object = Array.isArray(value) ? [] : Object.create(Object(link(target) ?? Object.prototype))
    linked.set(value, made)
    return Object.assign(made, Object.fromEntries(Object.entries(own).map(([key, part]) => [key, link(part)])))
  }
  return (value) => link(value) as typeof value
}

/** Every operation of the contract, so that a new one is included. */
export const readOperations = (contractFile: string): Operation[] => operationsOf(loadContract(contractFile))

/** The operations of a contract. */
export function operationsOf(contract: Contract): Operation[] {
  const [link, complete] = [linkSchemas(contract), selfContained(contract)]
  return Object.entries(contract.paths).flatMap(([path, item]) => {
    const { parameters: shared = [], ...methods } = item as unknown as { parameters?: Parameter[] } & Record<
      string,
      Raw
    >
    return Object.entries(methods as Record<string, Raw>).map(([method, raw]): Operation => {
      const body = schemaOf(raw.requestBody)
      return {
        id: raw.operationId,
        method: method.toUpperCase() as Operation['method'],
        path: path.split('#')[0] ?? path,
        access: accessOf(raw['x-ssp-permission']),
        ...(raw['x-ssp-strict'] !== undefined && { strict: raw['x-ssp-strict'] }),
        affects: raw['x-ssp-affects'] ?? [],
        parameters: link([...shared, ...(raw.parameters ?? [])]),
        ...(body && { body: link(body), bodySchema: complete(body) }),
        responses: new Map(
          Object.entries(raw.responses).map(([status, response]) => {
            const schema = schemaOf(response)
            return [Number(status), schema && complete(schema)]
          }),
        ),
      }
    })
  })
}

/** A schema and every schema inside it. */
export function schemasIn(schema: Schema | undefined, found = new Set<Schema>()): Set<Schema> {
  if (!schema || found.has(schema)) return found
  found.add(schema)
  const { properties = {}, oneOf = [], anyOf = [], prefixItems = [], items, contentSchema } = schema
  const parts = [...Object.values(properties), ...oneOf, ...anyOf, ...prefixItems]
  for (const part of [...parts, items, contentSchema]) schemasIn(part, found)
  return found
}

/** Whether an operation may change something. */
export const isWrite = ({ method }: Operation): boolean => method !== 'GET'

/** Whether an operation makes a record that a repeated request must not make again. */
export const isCreate = ({ parameters }: Operation): boolean =>
  parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key')
