import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { problem } from '../errors.ts'
import type { Handlers } from './handlers.ts'
import { resolved, type Contract, type ContractOperation } from './load-contract.ts'
import { ruleOf } from './query-constraint.ts'
import { routeSchemas } from './route-schema.ts'
import { requestValidator, responseAjv, responseSerializer } from './validation.ts'

/** The properties of a route that the authorisation hook reads. */
export interface BoundOperation {
  id: string
  /** `public`, `session`, or the permissions of which one is enough. */
  access: 'public' | 'session' | readonly string[]
  /** The permission that is needed as well at a client with strict rights. */
  strict?: string
  /** Whether it requires a body. */
  needsBody: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: BoundOperation
  }
}

type Placed = [where: { method: string; path: string }, operation: ContractOperation]

/** Every operation; the parameters of its path are among its own. */
function operationsOf({ paths }: Contract): Placed[] {
  return Object.entries(paths).flatMap(([path, { parameters: shared = [], ...methods }]) =>
    Object.entries(methods as Record<string, ContractOperation>).map(([method, operation]): Placed => [
      { method: method.toUpperCase(), path },
      { ...operation, parameters: [...shared, ...(operation.parameters ?? [])] },
    ]),
  )
}

function accessOf(operation: ContractOperation): BoundOperation['access'] {
  const declared = operation['x-ssp-permission'] ?? []
  return declared === 'public' || declared === 'session' ? declared : [declared].flat().filter(Boolean)
}

/**
 * Compares contract and handlers.
 * @throws Error naming every operation without a handler, every handler without an operation, and every operation without a
 * permission.
 */
export function checkBinding(contract: Contract, handlers: Record<string, unknown>): Placed[] {
  const operations = operationsOf(contract)
  const ids = new Set(operations.map(([, { operationId }]) => operationId))
  const named = operations.map(([{ method, path }, operation]) => ({ ...operation, where: `${method} ${path}` }))
  const faults = [
    ...named.filter(({ operationId }) => !operationId).map(({ where }) => `${where} has no operationId`),
    ...named
      .filter(({ operationId }) => operationId && !Object.hasOwn(handlers, operationId))
      .map(({ where, operationId }) => `${where} (${operationId}) has no handler`),
    ...named
      .filter((operation) => accessOf(operation).length === 0)
      .map(({ where }) => `${where} has no x-ssp-permission`),
    ...named
      .filter((operation) => operation['x-ssp-strict'] !== undefined && typeof accessOf(operation) === 'string')
      .map(({ where }) => `${where} has x-ssp-strict and no permission`),
    ...Object.keys(handlers)
      .filter((id) => !ids.has(id))
      .map((id) => `handler ${id} has no operation in the contract`),
  ]
  if (ids.size < operations.length) faults.push('two operations share one operationId')
  if (faults.length > 0) throw new Error(`The contract and the server disagree:\n  ${faults.join('\n  ')}`)
  return operations
}

// Fastify chooses the schema of a body by its content type, so an absent body would meet none.
async function requireBody({ routeOptions, body }: FastifyRequest): Promise<void> {
  if (routeOptions.config.operation?.needsBody && body === undefined) {
    throw problem('invalid', { fields: { body: 'This is required.' } })
  }
}

/** Throws when a success lacks an ETag that is declared as required, or has one that is not declared. */
function etagCheck(contract: Contract, operations: readonly Placed[]) {
  const responses = new Map(operations.map(([, { operationId, responses }]) => [operationId, responses]))
  return async ({ routeOptions }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const id = routeOptions.config.operation?.id ?? ''
    const declared = responses.get(id)?.[reply.statusCode]?.headers?.['ETag']
    const isSent = reply.hasHeader('etag')
    if (reply.statusCode >= 300 || (isSent ? declared : !declared || !resolved(contract, declared).required)) return
    throw new Error(
      `${id} ${isSent ? 'sends an ETag that it does not declare' : 'declares an ETag that it does not send'}`,
    )
  }
}

/** Registers one validated route per operation under `/api`. */
export async function bindContract(
  app: FastifyInstance,
  options: { contract: Contract; handlers: Handlers; validateResponses: boolean },
): Promise<void> {
  const operations = checkBinding(options.contract, options.handlers)
  const schemaOf = routeSchemas(options.contract)
  const bind = async (api: FastifyInstance) => {
    api.setValidatorCompiler(requestValidator())
    api.setSerializerCompiler(responseSerializer())
    api.addHook('preValidation', requireBody)
    if (options.validateResponses) {
      // Only tests have the package.
      await api.register(import('@fastify/response-validation'), { ajv: responseAjv() })
      api.addHook('onSend', etagCheck(options.contract, operations))
    }
    for (const [{ method, path }, operation] of operations) {
      const { operationId: id, requestBody, 'x-ssp-strict': strict } = operation
      const rule = ruleOf(operation)
      api.route({
        method,
        url: (path.split('#')[0] ?? path).replace(/{(\w+)}/g, ':$1'),
        schema: schemaOf(operation),
        // Lines of requests contain an address and a time.
        ...(operation['x-ssp-unlogged'] && { logLevel: 'error' as const }),
        ...(rule && { constraints: { query: rule } }),
        config: {
          operation: {
            id,
            access: accessOf(operation),
            ...(strict !== undefined && { strict }),
            needsBody: requestBody?.required === true,
          },
        },
        handler: options.handlers[id as keyof Handlers] as unknown as RouteHandlerMethod,
      })
    }
  }
  await app.register(bind, { prefix: '/api' })
}
