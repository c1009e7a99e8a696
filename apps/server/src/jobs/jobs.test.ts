import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { beforeAll, expect, test } from 'vitest'
import { setUpServer } from '../testing/set-up-server.ts'
import { jobKind, jobWorker } from './job.ts'

const greeting = jobKind<{ name: string }>('test.greeting')

const server = setUpServer()
const greeted: string[] = []

beforeAll(async () => {
  await server.deps.jobs.register([jobWorker(greeting, async ({ name }) => void greeted.push(name))])
})

test('a worker that a module registers gets what was queued', async () => {
  const { database, jobs } = server.deps
  await database.withSystem((tx) => jobs.enqueue(tx, greeting, { name: 'Ada' }))
  expect(await jobs.drain()).toBe(1)
  expect(greeted).toEqual(['Ada'])
})

test('a job of a transaction that fails is never done', async () => {
  const { database, jobs } = server.deps
  const failed = database.withSystem(async (tx) => {
    await jobs.enqueue(tx, greeting, { name: 'Bob' })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await jobs.drain()).toBe(0)
})

test('a job follows the former at once, and one that fails does not hold the others', async () => {
  const numbered = jobKind<number>('test.numbered')
  const done: number[] = []
  const worker = jobWorker(numbered, async (number) => {
    if (number === 3) throw new Error('no')
    done.push(number)
  })
  const { database, jobs } = server.deps
  await jobs.register([worker])
  const all = Array.from({ length: 25 }, (_, index) => index)
  for (const number of all) await database.withSystem((tx) => jobs.enqueue(tx, numbered, number))
  await jobs.work()
  // One in two seconds would be 50 seconds.
  await expect.poll(() => done.length, { timeout: 40_000 }).toBe(24)
  expect(done.toSorted((a, b) => a - b)).toEqual(all.filter((number) => number !== 3))
})

test('a kind that is not registered cannot be queued', async () => {
  const { database, jobs } = server.deps
  const queued = database.withSystem((tx) => jobs.enqueue(tx, jobKind('test.unknown'), undefined))
  await expect(queued).rejects.toThrow(/test.unknown/)
})

test('a job that failed is kept for a week, one that is done for an hour', async () => {
  const kept = jobKind<string>('test.kept')
  const { database, jobs } = server.deps
  const { kysely } = database
  await jobs.register([
    jobWorker(kept, async (name) => {
      if (name.startsWith('failed')) throw new Error('no')
    }),
  ])
  await database.withSystem(async (tx) => {
    for (const name of ['failed', 'failed too', 'done']) await jobs.enqueue(tx, kept, name)
  })
  await sql`update pgboss.job set retry_limit = 0 where name = 'test.kept'`.execute(kysely)
  await jobs.work()
  const read = async () => {
    const { rows } = await sql<{ id: string; state: string }>`
      select id, state from pgboss.job where name = 'test.kept' order by state, id`.execute(kysely)
    return rows
  }
  await expect.poll(async () => (await read()).map(({ state }) => state)).toEqual(['completed', 'failed', 'failed'])
  const [, recent, old] = await read()
  const ended = sql`case id when ${recent?.id} then interval '6 days' when ${old?.id} then interval '8 days' else interval '2 hours' end`
  await sql`update pgboss.job set completed_on = now() - ${ended} where name = 'test.kept'`.execute(kysely)
  const boss = new PgBoss({
    db: fromKysely(kysely),
    ...(database.kind === 'embedded' && { backend: 'pglite' as const }),
    schedule: false,
    supervise: false,
    maintenanceIntervalSeconds: 1,
  })
  await boss.start()
  const maintain = async () => {
    await boss.supervise('test.kept')
    return read()
  }
  await expect.poll(maintain).toEqual([recent])
  await boss.stop()
})
