import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient as generateHeyApi } from '@hey-api/openapi-ts'
import Fastify from 'fastify'
import createFetchClient from 'openapi-fetch'
import openapiTypes, { astToString } from 'openapi-typescript'
import { generate as generateOrval } from 'orval'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadConfig } from '../config.ts'
import { startTestServer } from '../testing/test-server.ts'
import { bindContract } from './bind-contract.ts'
import type { Handlers } from './handlers.ts'
import { loadContract, type ContractOperation, type ContractParameter } from './load-contract.ts'
import { plainPathResolver } from './plain-paths.ts'
import { publishedContract } from './published-contract.ts'
import { queryConstraint } from './query-constraint.ts'

const contract = loadContract(loadConfig({ NODE_ENV: 'test' }).contractFile)
const published = publishedContract(contract) as typeof contract
const BASE_URL = 'http://ssp.test/api'

interface Call {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Values of the parameters of the path, in its order. */
  inPath: [name: string, value: string][]
  /** Values of the required parameters of the query. */
  inQuery: Record<string, string>
  takesQuery: boolean
  takesBody: boolean
}

const sampleOf = ({ name }: ContractParameter) => `a-${name}`

function callOf(path: string, method: string, operation: ContractOperation, shared: ContractParameter[]): Call {
  const parameters = [...shared, ...(operation.parameters ?? [])]
  const inQuery = parameters.filter((one) => one.in === 'query')
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Call['method'],
    path,
    inPath: [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => [name, `a-${name}`]),
    inQuery: Object.fromEntries(inQuery.filter(({ required }) => required).map((one) => [one.name, sampleOf(one)])),
    takesQuery: inQuery.length > 0,
    takesBody: operation.requestBody !== undefined,
  }
}

const calls = Object.entries(published.paths).flatMap(([path, { parameters = [], ...methods }]) =>
  Object.entries(methods).map(([method, operation]) => callOf(path, method, operation, parameters)),
)

// The routes of the server without what they do: each response names the operation that the router took.
const resolve = plainPathResolver(contract)
const router = Fastify({
  rewriteUrl: ({ url = '/' }) => resolve(url),
  routerOptions: { constraints: { query: queryConstraint as never }, maxParamLength: 300 },
})
router.addHook('onRequest', async (request, reply) => reply.send(request.routeOptions.config.operation?.id ?? 'none'))

let served: string[] = []

/** Sends a request of a generated client to the router. */
async function fetchFromRouter(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  const response = await router.inject({ method: request.method as 'GET', url: pathname + search })
  served.push(response.body)
  return Response.json({})
}

const folder = mkdtempSync(join(tmpdir(), 'ssp-clients-'))
const document = join(folder, 'openapi.json')
const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
const rules = fileURLToPath(new URL('../../../../redocly.yaml', import.meta.url))
const expected = calls.map(({ id }) => id)

type Generated = Record<string, (...parts: unknown[]) => Promise<unknown>>

beforeAll(async () => {
  writeFileSync(document, JSON.stringify(published))
  const handlers = Object.fromEntries(expected.map((id) => [id, () => ({})])) as unknown as Handlers
  await bindContract(router, { contract, handlers, validateResponses: false })
})
afterEach(() => {
  served = []
  vi.unstubAllGlobals()
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('clients that other generators make of the published contract reach every operation', () => {
  it('openapi-fetch with the types of openapi-typescript', async () => {
    const types = astToString(await openapiTypes(published as never))
    expect(calls.filter(({ path }) => !types.includes(`"${path}": {`))).toEqual([])

    const client = createFetchClient<Record<string, never>>({ baseUrl: BASE_URL, fetch: fetchFromRouter })
    const request = client.request as unknown as (method: string, path: string, options: object) => Promise<unknown>
    for (const { method, path, inPath, inQuery } of calls) {
      await request(method.toLowerCase(), path, { params: { path: Object.fromEntries(inPath), query: inQuery } })
    }
    expect(served).toEqual(expected)
  })

  it('@hey-api/openapi-ts', async () => {
    const path = join(folder, 'hey-api')
    const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'] as const
    await generateHeyApi({ input: document, output: { path }, plugins: [...plugins], logs: { level: 'silent' } })
    const operations = (await import(join(path, 'sdk.gen.ts'))) as Generated
    const options = { baseUrl: BASE_URL, fetch: fetchFromRouter }
    for (const { id, inPath, inQuery } of calls) {
      await operations[id]?.({ ...options, path: Object.fromEntries(inPath), query: inQuery })
    }
    expect(served).toEqual(expected)
  })

  it('orval', async () => {
    const target = join(folder, 'orval.ts')
    const output = { target, client: 'fetch', mode: 'single', baseUrl: BASE_URL } as const
    await generateOrval({ input: { target: document }, output }, folder, { logLevel: 'silent' } as never)
    const operations = (await import(target)) as Generated
    vi.stubGlobal('fetch', fetchFromRouter)
    for (const { id, inPath, inQuery, takesQuery, takesBody } of calls) {
      const values = inPath.map(([, value]) => value)
      await operations[id]?.(...values, ...(takesBody ? [{}] : []), ...(takesQuery ? [inQuery] : []))
    }
    expect(served).toEqual(expected)
  })
})

it('meets the rules of the contract', async () => {
  // Its permissions are in the descriptions of the operations.
  const args = [
    redocly,
    'lint',
    document,
    '--config',
    rules,
    '--skip-rule',
    'described/permissions',
    '--format=stylish',
  ]
  const found = promisify(execFile)(process.execPath, args).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(await found).toBe('')
}, 120_000)

describe('the server', async () => {
  const server = await startTestServer()
  afterAll(server.close)

  it('publishes the contract without a session', async () => {
    const response = await server.inject({ method: 'GET', url: '/api/openapi.json' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(published)))
    expect(Object.keys(published.paths).filter((path) => path.includes('#'))).toEqual([])
  })

  it('gives the address of its own the response of the specified one', async () => {
    const { send, clientId } = await server.signIn('admin')
    const plain = await send({ method: 'GET', url: `/api/ssp/production/teams/${clientId}:count` })
    const specified = await send({ method: 'GET', url: `/api/ssp/production/teams/${clientId}?count=true` })
    expect([plain.statusCode, plain.json()]).toEqual([200, specified.json()])
    const withoutSession = await server.inject({ method: 'GET', url: `/api/ssp/production/teams/${clientId}:count` })
    expect(withoutSession.statusCode).toBe(401)
  })

  it('rejects an address of its own without the parameter that picks the operation', async () => {
    const { send, clientId } = await server.signIn('admin')
    const picked = calls.filter(({ path }) => path.endsWith(':byId'))
    expect(picked.length).toBeGreaterThan(0)
    for (const { method, path } of picked) {
      const url = `/api${path.replace('{clientId}', clientId)}`
      expect((await send({ method, url })).statusCode).toBe(400)
    }
  })
})
