import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedId } from '../testing/tenants.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { callOf } from '../http/call.ts'
import { createHandlers } from '../modules/index.ts'
import type { Tx } from './database.ts'

const STATES = ['40P01', '40001', '55P03']
const fail = (tx: Tx, state: string) =>
  sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`).execute(tx)

let server: TestServer
let failing = ''
beforeAll(async () => {
  server = await startTestServer({
    handlers: (deps) => ({
      ...createHandlers(deps),
      listTeams: (request) => deps.tenantRead(callOf(request), async (tx) => (await fail(tx, failing), [])),
    }),
  })
})
afterAll(() => server.close())

const scope = () => ({ clientId: server.tenants.clientId('acme'), platformId: fixedId('platform north'), userId: null })

describe.each(STATES)('a transaction that fails with %s', (state) => {
  it('runs again', async () => {
    let attempts = 0
    const done = server.deps.database.withTenant(scope(), async (tx) => {
      attempts += 1
      if (attempts < 3) await fail(tx, state)
      return 'done'
    })
    expect(await done).toBe('done')
    expect(attempts).toBe(3)
  })

  it('returns 503 with Retry-After when it goes on', async () => {
    failing = state
    const admin = await server.signIn('admin')
    const response = await admin.get(`/api/ssp/production/teams/${admin.clientId}`)
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('2')
  })
})

it('any other error does not run the transaction again', async () => {
  let attempts = 0
  const failed = server.deps.database.withTenant(scope(), async (tx) => {
    attempts += 1
    await fail(tx, '23505')
  })
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  expect(attempts).toBe(1)
})

it('two transactions that lock each other out both succeed', async () => {
  const isConcurrent = server.deps.database.kind === 'postgresql' // on PGlite one begins when the other one has ended
  const lock = (tx: Tx, n: number) => sql`select pg_advisory_xact_lock(${sql.lit(n)})`.execute(tx)
  const bothLocked = Promise.withResolvers<void>()
  let attempts = 0
  const both = [
    [1, 2],
    [2, 1],
  ].map(([first = 0, second = 0]) =>
    server.deps.database.withTenant(scope(), async (tx) => {
      await lock(tx, first)
      attempts += 1
      if (attempts === 2) bothLocked.resolve()
      if (isConcurrent) await bothLocked.promise
      await lock(tx, second)
    }),
  )
  await expect(Promise.all(both)).resolves.toHaveLength(2)
  expect(attempts).toBe(isConcurrent ? 3 : 2)
})
