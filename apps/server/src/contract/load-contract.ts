import { readFileSync } from 'node:fs'

/** A parameter of an operation. */
export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema?: { const?: unknown }
  /** The parameter picks the operation, whatever its value. */
  'x-ssp-selects'?: boolean
}

/** JSON schemas by content type. */
type ContractContent = Record<string, { schema: object; example?: unknown }>

/** A response of an operation. */
interface ContractResponse {
  description?: string
  headers?: Record<string, { required?: boolean }>
  content?: ContractContent
}

/** An operation of the contract. */
export interface ContractOperation {
  operationId: string
  description?: string
  parameters?: ContractParameter[]
  requestBody?: { required?: boolean; content: ContractContent }
  responses: Record<string, ContractResponse>
  'x-ssp-permission'?: string | string[]
  'x-ssp-unlogged'?: boolean
  /** Also needed at a client with strict rights. */
  'x-ssp-strict'?: string
  'x-ssp-affects'?: string[]
}

/** The contract as one document. Parameters and responses are resolved; schemas keep their `$ref`s to `components`. */
export interface Contract {
  openapi: string
  info: { title: string; version: string; description?: string }
  /** What each permission lets an account do. */
  'x-ssp-permissions'?: Record<string, string>
  /** The examples of each operation, composed from openapi/examples.yaml. */
  'x-ssp-examples'?: Record<string, { request?: unknown; responses: Record<string, unknown> }>
  paths: Record<string, ContractPath>
  components?: Partial<Record<'schemas' | 'headers' | 'securitySchemes', Record<string, object>>>
}

/** The operations of a path, and the parameters they share. */
export interface ContractPath extends Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', ContractOperation>> {
  parameters?: ContractParameter[]
}

/** The target of a `$ref` within the document. */
function targetOf(document: object, $ref: string): unknown {
  const keys = $ref.split('/').slice(1)
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document)
}

/** A part of a document, or the part that it refers to. */
export const resolved = <T extends object>(document: object, part: T): T =>
  '$ref' in part ? (targetOf(document, part.$ref as string) as T) : part

/** Resolves the references of the operations of a bundled document, in place; the schemas keep theirs. */
export function toContract(document: unknown): Contract {
  const contract = document as Contract
  const resolve = <T extends object>(part: T): T => resolved(contract, part)
  const resolveParameters = (owner: { parameters?: ContractParameter[] }) => {
    if (owner.parameters) owner.parameters = owner.parameters.map(resolve)
  }
  for (const path of Object.values(contract.paths)) {
    resolveParameters(path)
    const { parameters: _shared, ...operations } = path
    for (const operation of Object.values(operations)) {
      resolveParameters(operation)
      if (operation.requestBody) operation.requestBody = resolve(operation.requestBody)
      for (const [status, response] of Object.entries(operation.responses))
        operation.responses[status] = resolve(response)
    }
  }
  return contract
}

/** Reads the bundled contract, which `npm run generate` writes. */
export const loadContract = (file: string): Contract => toContract(JSON.parse(readFileSync(file, 'utf8')))
