import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FakeServer } from '@ssp/feature-kit/testing'
import { paths } from 'virtual:ssp-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../apps/server/src/app'
import { loadConfig } from '../../apps/server/src/config'
import { createDeps } from '../../apps/server/src/create-deps'
import { createLog } from '../../apps/server/src/log'
import { clientIdOf, userIdOf } from '../../apps/server/src/seed/ids'
import { seedIfEmpty } from '../../apps/server/src/seed/seed'
import { DEMO_PASSWORD } from '../../apps/server/src/seed/users'
import { openTestDatabase } from '../../apps/server/src/testing/test-server'
import { faultsOf } from './check-answer'

const client = clientIdOf('acme')

/** Every `xxxServer()` that a feature offers to its stories and tests. */
const features = import.meta.glob<Record<string, unknown>>('../../packages/{kits,features}/*/src/testing/index.ts', {
  eager: true,
})
const fakes = Object.values(features)
  .flatMap((testing) => Object.entries(testing))
  .filter((entry): entry is [string, () => FakeServer] => entry[0].endsWith('Server') && typeof entry[1] === 'function')
  .map(([name, make]) => ({ name, server: make() }))

interface Exchange {
  name: string
  server: FakeServer
  method: 'get' | 'post'
  path: string
  query: string
  body?: Record<string, unknown>
}

/** Values of parameters where the contract leaves the choice. */
const choices: Record<string, string> = {
  clientId: client,
  userId: userIdOf('superadmin'),
  start: '2026-11-01',
  end: '2026-11-21',
  prefix: 'alternate',
  limit: '10',
  page: '0',
}

/** Sent although optional. */
const given = new Set(['page', 'limit', 'userId'])

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: { const?: string | boolean }
}

/** The query of a plain read; undefined where the contract requires more than `choices` holds. */
function queryOf(path: string): string | undefined {
  const item = paths[path] as { parameters?: Parameter[]; get?: { parameters?: Parameter[] } } | undefined
  const parameters = [...(item?.parameters ?? []), ...(item?.get?.parameters ?? [])].filter((one) => one.in === 'query')
  const pairs = parameters
    .filter(({ name, required }) => required || given.has(name))
    .map(({ name, schema }) => [name, schema?.const ?? choices[name]] as const)
  if (pairs.some(([, value]) => value === undefined) || /\{(?!clientId\})/.test(path)) return undefined
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
}

const reads = fakes.flatMap(({ name, server }) =>
  server.operations().flatMap(({ method, path }): Exchange[] => {
    const query = method === 'get' ? queryOf(path) : undefined
    return query === undefined ? [] : [{ name, server, method: 'get', path, query }]
  }),
)

const employeesPath = '/ssp/production/employees/{clientId}'
const ines = {
  forename: 'Ines',
  identifier: 'NEW-1',
  clientId: client,
  pendingFusionAuthRegistration: 1,
  flaggedForReview: 0,
}

/** Exchanges beyond plain reads: an error, and a write. */
const others = fakes
  .filter(({ name }) => name === 'employeeServer')
  .flatMap((fake): Exchange[] => [
    { ...fake, method: 'get', path: employeesPath, query: `id=${crypto.randomUUID()}` },
    { ...fake, method: 'post', path: `${employeesPath}#quickCreate`, query: 'function=quickCreate', body: ines },
  ])

const dataDir = mkdtempSync(join(tmpdir(), 'ssp-reference-'))
let app: Awaited<ReturnType<typeof buildApp>>
let token: string
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  const opened = await openTestDatabase()
  const config = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: opened.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PORTAL_DIR: join(dataDir, 'portal'),
  })
  const deps = await createDeps(config, opened, createLog(config.logLevel))
  const small = { employees: 30, otherEmployees: 10, days: 60, today: new Date('2026-11-21') }
  await seedIfEmpty({ ...deps, log: () => {} }, small)
  // Some reads are of the employee that the account belongs to.
  await deps.database.withSystem(async (tx) => {
    const { id } = await tx
      .selectFrom('employees')
      .select('id')
      .where('client_id', '=', client)
      .limit(1)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('users')
      .set({ employee_id: id })
      .where('client_id', '=', client)
      .where('username', '=', 'superadmin')
      .execute()
  })
  app = await buildApp(deps)
  closing.push(
    () => app.close(),
    () => deps.jobs.stop(),
    () => opened.database.close(),
  )
  const answer = await app.inject({
    method: 'POST',
    url: `/api/login/${client}`,
    payload: { username: 'superadmin', password: DEMO_PASSWORD },
  })
  token = answer.json<{ token: string }>().token
  // As the server's tests (vitest.config.ts): the seed takes 11 s on an idle machine, and several times as long beside other load.
}, 180_000)

afterAll(async () => {
  for (const close of closing) await close()
  rmSync(dataDir, { recursive: true })
})

/** The fields of a response, one path each; what is null in either response is left out. */
function fieldsOf(value: unknown, other: unknown, at = ''): string[] {
  if (Array.isArray(value) && Array.isArray(other)) {
    // Every pair: a nested list may be empty in one item only.
    return [...new Set(value.flatMap((item) => other.flatMap((each) => fieldsOf(item, each, `${at}/*`))))].toSorted()
  }
  if (typeof value !== 'object' || value === null || typeof other !== 'object' || other === null) return []
  return Object.entries(value)
    .flatMap(([key, inner]) => [
      `${at}/${key}`,
      ...fieldsOf(inner, (other as Record<string, unknown>)[key], `${at}/${key}`),
    ])
    .toSorted()
}

it.each([...reads, ...others])(
  '$name: $method $path?$query returns the same from fake and server',
  async ({ server, method, path, query, body }) => {
    const address = `/api${path.split('#')[0]?.replace('{clientId}', client)}?${query}`
    const sent = { method: method.toUpperCase(), ...(body && { body: JSON.stringify(body) }) }
    const faked = await server.fetch(new Request(`http://ssp.test${address}`, sent))
    const real = await app.inject({
      method: method === 'get' ? 'GET' : 'POST',
      url: address,
      headers: { authorization: `Bearer ${token}`, 'ssp-client': client, 'idempotency-key': crypto.randomUUID() },
      ...(body && { payload: body }),
    })
    const served = Response.json(real.json(), { status: real.statusCode })
    expect(await faultsOf({ method, path, answer: served })).toEqual([])
    expect(faked.ok).toBe(served.ok)
    const [one, other] = (await Promise.all([faked.json(), served.json()])) as unknown[]
    expect(fieldsOf(one, other)).toEqual(fieldsOf(other, one))
  },
)

it('covers the reads of the features, so that a changed name leaves none out', () => {
  expect(reads.length).toBeGreaterThanOrEqual(8)
})
