import Fastify, { type FastifyReply, type FastifyRequest, type RouteHandlerMethod } from 'fastify'
import { describe, expect, it } from 'vitest'
import { bindContract, checkBinding } from './bind-contract.ts'
import type { Handlers } from './handlers.ts'
import type { Contract, ContractParameter } from './load-contract.ts'
import { queryConstraint } from './query-constraint.ts'

const constant = (name: string, value: unknown): ContractParameter => ({
  name,
  in: 'query',
  required: true,
  schema: { type: typeof value, const: value } as object,
})
const operation = (
  operationId: string,
  parameters: ContractParameter[] = [],
  permission: string | undefined = 'public',
) => ({
  operationId,
  parameters,
  responses: { '200': { description: 'ok' } },
  ...(permission && { 'x-ssp-permission': permission }),
})
const contract = (paths: Contract['paths']): Contract => ({
  openapi: '3.1.0',
  info: { title: 't', version: '1' },
  paths,
})

describe('checkBinding', () => {
  it('names what is missing on either side', () => {
    const broken = contract({
      '/a': { get: operation('guarded'), post: { ...operation('open'), 'x-ssp-permission': '' } },
      '/b': { get: operation('lonely') },
    })
    expect(() => checkBinding(broken, { guarded: 1, open: 1, extra: 1 })).toThrow(
      /GET \/b \(lonely\) has no handler[^]*POST \/a has no x-ssp-permission[^]*handler extra has no operation/,
    )
  })

  it('rejects two operations of one name', () => {
    const twins = contract({ '/a': { get: operation('twin') }, '/b': { get: operation('twin') } })
    expect(() => checkBinding(twins, { twin: 1 })).toThrow(/share one operationId/)
  })
})

describe('operations that share a path', async () => {
  const app = Fastify({ routerOptions: { constraints: { query: queryConstraint as never } } })
  const answer = (name: string) => () => ({ name })
  await bindContract(app, {
    contract: contract({
      '/things': { get: operation('list', [{ name: 'page', in: 'query', schema: { type: 'string' } as object }]) },
      '/things#count': { get: operation('count', [constant('count', true)]) },
      '/things#big': { get: operation('big', [constant('count', true), constant('size', 'big')]) },
      '/things#byId': { get: operation('byId', [{ name: 'id', in: 'query', required: true, 'x-ssp-selects': true }]) },
      '/only#run': { get: operation('run', [constant('function', 'run')]) },
    }),
    handlers: {
      list: answer('list'),
      count: answer('count'),
      big: answer('big'),
      byId: answer('byId'),
      run: answer('run'),
    } as unknown as Handlers,
    validateResponses: false,
  })

  it.each([
    ['/api/things', 200, 'list'],
    ['/api/things?page=2', 200, 'list'],
    ['/api/things?count=true', 200, 'count'],
    ['/api/things?size=big&count=true', 200, 'big'],
    ['/api/things?id=7', 200, 'byId'],
    ['/api/things?id=7&page=2', 400, undefined],
    ['/api/things?count=false', 400, undefined],
    ['/api/things?count=true&page=1', 400, undefined],
    ['/api/only?function=run', 200, 'run'],
    ['/api/only', 404, undefined],
    ['/api/only?function=walk', 404, undefined],
  ])('%s answers %i', async (url, status, name) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject(name ? { name } : {})
  })
})

describe('the ETag of a response, while responses are validated', async () => {
  const app = Fastify()
  const withETag = (operationId: string, header: object) => ({
    get: { ...operation(operationId), responses: { 200: { headers: { ETag: header } } } },
  })
  const sendETag: RouteHandlerMethod = (_request, reply) => void reply.header('etag', '"1"').send({})
  await bindContract(app, {
    contract: {
      ...contract({
        '/declared': withETag('declared', { $ref: '#/components/headers/ETag' }),
        '/unsent': withETag('unsent', { $ref: '#/components/headers/ETag' }),
        '/sometimes': withETag('sometimes', {}),
        '/undeclared': { get: operation('undeclared') },
        '/failed': withETag('failed', { required: true }),
      }),
      components: { headers: { ETag: { required: true } } },
    },
    handlers: {
      declared: sendETag,
      undeclared: sendETag,
      unsent: () => ({}),
      sometimes: () => ({}),
      failed: (_request: FastifyRequest, reply: FastifyReply) => reply.status(404).send({}),
    } as unknown as Handlers,
    validateResponses: true,
  })

  it.each([
    ['/api/declared', 200, undefined],
    ['/api/sometimes', 200, undefined],
    ['/api/failed', 404, undefined],
    ['/api/unsent', 500, 'unsent declares an ETag that it does not send'],
    ['/api/undeclared', 500, 'undeclared sends an ETag that it does not declare'],
  ])('%s answers %i', async (url, status, message) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(status)
    expect(response.json<{ message?: string }>().message).toBe(message)
  })
})
