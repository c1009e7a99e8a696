import type { FastifyInstance, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { problem } from '../errors.ts'
import type { Handlers } from './handlers.ts'
import type { Contract, ContractOperation } from './load-contract.ts'
import { ruleOf } from './query-constraint.ts'
import { requestValidator, responseAjv, responseSerializer } from './validation.ts'

/** What the authorisation hook reads from a route. */
export interface BoundOperation {
  id: string
  /** `public`, `session`, or the permissions of which one is enough. */
  access: 'public' | 'session' | readonly string[]
  /** Whether it makes no sense without a body. */
  needsBody: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: BoundOperation
  }
}

function operationsOf(contract: Contract): [where: string, operation: ContractOperation][] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]): [string, ContractOperation] => [`${method.toUpperCase()} ${path}`, operation]),
  )
}

function accessOf(operation: ContractOperation): BoundOperation['access'] {
  const declared = operation['x-ssp-permission'] ?? []
  return declared === 'public' || declared === 'session' ? declared : [declared].flat().filter(Boolean)
}

/**
 * Compares contract and handlers.
 * @throws Error naming every operation without handler, handler without operation, and operation
 * that does not say who may call it.
 */
export function checkBinding(contract: Contract, handlers: Record<string, unknown>): Map<string, ContractOperation> {
  const operations = operationsOf(contract)
  const byId = new Map(operations.map(([, operation]) => [operation.operationId, operation]))
  const faults = [
    ...operations.filter(([, { operationId }]) => !operationId).map(([where]) => `${where} has no operationId`),
    ...operations
      .filter(([, { operationId }]) => operationId && !Object.hasOwn(handlers, operationId))
      .map(([where, { operationId }]) => `${where} (${operationId}) has no handler`),
    ...operations
      .filter(([, operation]) => accessOf(operation).length === 0)
      .map(([where]) => `${where} has no x-ssp-permission`),
    ...Object.keys(handlers)
      .filter((id) => !byId.has(id))
      .map((id) => `handler ${id} has no operation in the contract`),
  ]
  if (byId.size < operations.length) faults.push('two operations share one operationId')
  if (faults.length > 0) throw new Error(`The contract and the server disagree:\n  ${faults.join('\n  ')}`)
  return byId
}

// Fastify chooses the schema of a body by its content type, so that an absent one would meet none.
async function requireBody({ routeOptions, body }: FastifyRequest): Promise<void> {
  if (routeOptions.config.operation?.needsBody && body === undefined) {
    throw problem('invalid', { fields: { body: 'This is required.' } })
  }
}

// A route without declared query parameters takes none; the glue leaves both open.
function closeQuery(route: RouteOptions): void {
  const schema = (route.schema ??= {})
  const declared = (schema.querystring ?? { type: 'object', properties: {} }) as Record<string, unknown>
  schema.querystring = { ...declared, additionalProperties: false }
}

/** Registers one validated route per operation under `/api`. */
export async function bindContract(
  app: FastifyInstance,
  options: { contract: Contract; handlers: Handlers; validateResponses: boolean },
): Promise<void> {
  const operations = checkBinding(options.contract, options.handlers)
  await app.register(async (api) => {
    api.setValidatorCompiler(requestValidator())
    api.setSerializerCompiler(responseSerializer())
    api.addHook('onRoute', closeQuery)
    api.addHook('preValidation', requireBody)
    // Only tests have the package.
    if (options.validateResponses) await api.register(import('@fastify/response-validation'), { ajv: responseAjv() })
    await api.register(openapiGlue, {
      specification: options.contract,
      prefix: '/api',
      operationResolver: (id, method, path) => {
        const operation = operations.get(id) as ContractOperation
        const rule = ruleOf(operation)
        return {
          method,
          url: (path.split('#')[0] ?? path).replace(/{(\w+)}/g, ':$1'),
          ...(rule && { constraints: { query: rule } }),
          config: {
            operation: { id, access: accessOf(operation), needsBody: operation.requestBody?.required === true },
          },
          handler: options.handlers[id as keyof Handlers] as unknown as RouteHandlerMethod,
        }
      },
    })
  })
}
