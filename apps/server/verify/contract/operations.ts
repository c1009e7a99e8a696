import { loadContract, type ContractOperation, type ContractParameter } from '../../src/contract/load-contract.ts'

/** A JSON schema of the contract, references resolved. */
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
}

/** A parameter of an operation. */
export interface Parameter {
  name: string
  in: ContractParameter['in']
  required?: boolean
  schema: Schema
}

/** An operation as the instruments see it. */
export interface Operation {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{parameter}`s, without the `/api` before it and without the fragment. */
  path: string
  access: 'public' | 'session' | readonly string[]
  parameters: Parameter[]
  body?: Schema
  /** Schema of the answer by status; undefined for an answer without body. */
  answers: Map<number, Schema | undefined>
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

/** Every operation of the contract, so that a new one is tried without anybody remembering. */
export async function readOperations(contractFile: string): Promise<Operation[]> {
  const { paths } = await loadContract(contractFile)
  return Object.entries(paths).flatMap(([path, item]) => {
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
        parameters: [...shared, ...(raw.parameters ?? [])],
        ...(body && { body }),
        answers: new Map(Object.entries(raw.responses).map(([status, answer]) => [Number(status), schemaOf(answer)])),
      }
    })
  })
}

/** Whether an operation may change something. */
export const isWrite = ({ method }: Operation): boolean => method !== 'GET'

/** Whether an operation makes a record that a repeated request must not make again. */
export const isCreate = ({ parameters }: Operation): boolean =>
  parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key')
