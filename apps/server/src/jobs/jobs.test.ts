import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { setUpServer } from '../testing/set-up-server.ts'
import { jobKind, jobWorker } from './job.ts'
import { ensureRights } from './jobs.ts'

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

test('processes that start at once grant the rights to a new queue after each other', async () => {
  const { kysely } = server.deps.database
  for (const _ of Array.from({ length: 5 })) {
    await sql`revoke all on all tables in schema pgboss from ssp_system`.execute(kysely)
    const starts = Array.from({ length: 6 }, () => ensureRights(kysely))
    await expect(Promise.all(starts)).resolves.toHaveLength(6)
  }
  const { database, jobs } = server.deps
  await database.withSystem((tx) => jobs.enqueue(tx, greeting, { name: 'Cy' }))
})
