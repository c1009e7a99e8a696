import type { FastifySchema } from 'fastify'
import type { Contract, ContractOperation, ContractParameter } from './load-contract.ts'
import { selfContained } from './self-contained.ts'

function partOf(parameters: readonly ContractParameter[], place: ContractParameter['in']) {
  const own = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema = {} }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
}

/**
 * Provides the schemas with which Fastify validates the requests and serialises the responses of operations. A query
 * accepts only declared parameters.
 */
export function routeSchemas(contract: Contract): (operation: ContractOperation) => FastifySchema {
  const complete = selfContained(contract)
  const contentOf = (content: Record<string, { schema: object }>) => ({
    content: Object.fromEntries(
      Object.entries(content).map(([type, { schema }]) => [type, { schema: complete(schema) }]),
    ),
  })
  return ({ parameters = [], requestBody, responses }) => ({
    params: complete(partOf(parameters, 'path')),
    querystring: complete({ ...partOf(parameters, 'query'), additionalProperties: false }),
    headers: complete(partOf(parameters, 'header')),
    ...(requestBody && { body: contentOf(requestBody.content) }),
    response: Object.fromEntries(
      Object.entries(responses).flatMap(([status, { content }]) => (content ? [[status, contentOf(content)]] : [])),
    ),
  })
}
