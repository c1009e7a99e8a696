import type { FastifySchema } from 'fastify'
import type { ContractOperation, ContractParameter } from './load-contract.ts'

function partOf(parameters: readonly ContractParameter[], place: ContractParameter['in']) {
  const own = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema = {} }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** What Fastify checks a request with and writes an answer by. A query takes what is declared and nothing else. */
export function routeSchema({ parameters = [], requestBody, responses }: ContractOperation): FastifySchema {
  const answers = Object.entries(responses).filter(([, { content }]) => content)
  return {
    params: partOf(parameters, 'path'),
    querystring: { ...partOf(parameters, 'query'), additionalProperties: false },
    headers: partOf(parameters, 'header'),
    ...(requestBody && { body: { content: requestBody.content } }),
    response: Object.fromEntries(answers.map(([status, { content }]) => [status, { content }])),
  }
}
