import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { problemOf } from '../http/problems.ts'
import { fixedId, insertTenants, TENANTS } from '../testing/tenants.ts'
import { openTestDatabase } from '../testing/test-server.ts'
import type { OpenedDatabase } from './open.ts'

let opened: OpenedDatabase
const acme = { clientId: TENANTS.clientId('acme'), platformId: fixedId('platform north'), userId: null }
const borealis = { ...acme, clientId: TENANTS.clientId('borealis') }

beforeAll(async () => {
  opened = await openTestDatabase()
  await insertTenants(opened.database)
})
afterAll(() => opened.database.close())

/** Work that goes on until it is released, and how much of it has begun. */
function held() {
  const released = Promise.withResolvers<void>()
  const waiting: { count: number; resolve: () => void }[] = []
  const stage = {
    begun: 0,
    release: released.resolve,
    /** Resolves once this number of transactions has begun; each may have to open a connection first. */
    hasBegun: (count: number) => {
      const reached = Promise.withResolvers<void>()
      if (stage.begun >= count) reached.resolve()
      else waiting.push({ count, resolve: reached.resolve })
      return reached.promise
    },
  }
  // A test that fails gives its connections back, otherwise the database does not close.
  onTestFinished(() => stage.release())
  const work = async () => {
    stage.begun += 1
    for (const { count, resolve } of waiting) if (stage.begun >= count) resolve()
    await released.promise
  }
  return { stage, work }
}

/** Short work of a client, of which nothing else runs. */
async function runShortWork() {
  for (let turn = 0; turn < 5; turn += 1)
    await opened.database.withTenant(acme, (tx) => tx.selectFrom('teams').select('id').execute())
}

test('beside two accounts that search all clients and a client that floods, another client is served', async () => {
  const { database } = opened
  const { stage, work } = held()
  const loud = ['a', 'b'].flatMap((by) =>
    Array.from({ length: 10 }, () => database.withClients([acme.clientId], work, { by, isLong: true })),
  )
  const flood = Array.from({ length: 20 }, () => database.withTenant(borealis, work))
  // Two long ones for each account, and what is left but for the places of those who have none.
  await stage.hasBegun(7)
  await runShortWork()
  expect(stage.begun).toBe(7)
  stage.release()
  await Promise.all([...loud, ...flood])
  expect(stage.begun).toBe(40)
})

test('long work of all accounts has four connections at most', async () => {
  const { database } = opened
  const { stage, work } = held()
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((by) => database.withClients([], work, { by, isLong: true }))
  await stage.hasBegun(4)
  await runShortWork()
  expect(stage.begun).toBe(4)
  stage.release()
  await Promise.all(all)
})

test('a statement over its limit ends with a message of its own', async () => {
  const slow = (statementMs: number) =>
    opened.database.withTenant(acme, (tx) => sql`select pg_sleep(60)`.execute(tx), { statementMs })
  const error: unknown = await slow(20).catch((thrown: unknown) => thrown)
  expect(problemOf(error)).toMatchObject({
    code: 'too_slow',
    status: 503,
    message: 'This takes too long at the moment. Please choose less at once, or try again later.',
  })
})
