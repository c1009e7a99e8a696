import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { setUpServer } from '../testing/set-up-server.ts'
import { jobWorker } from './job.ts'
import { KINDS } from './kinds.ts'

const server = setUpServer()
const small = randomUUID()
const large = [randomUUID(), randomUUID()]
const order: string[] = []

type OfClient = { clientId: string }
const names = Object.keys(KINDS) as (keyof typeof KINDS)[]
const byClient = names.filter((name) => KINDS[name].byClient)

test('each kind that works has a time limit, a rule for retries and a place in the list of an operator', async () => {
  const listed = await server.deps.jobs.list()
  expect(listed.map(({ kind }) => kind)).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  for (const { seconds, retries, title } of listed) {
    expect(seconds).toBeGreaterThan(0)
    expect(retries).toBeGreaterThan(0)
    expect(title).not.toBe('')
  }
  expect(new Set(listed.map(({ title }) => title)).size).toBe(names.length)
})

describe('a client of one job beside two of many', () => {
  // The queue is what is judged: the work of the kinds is replaced.
  beforeAll(() =>
    server.deps.jobs.register(
      byClient.map((name) =>
        jobWorker<OfClient>({ name }, ({ clientId }) => {
          order.push(clientId)
          return Promise.resolve()
        }),
      ),
    ),
  )

  test.each(byClient)('has its turn at %s after one job of each', async (name) => {
    order.length = 0
    const { database, jobs } = server.deps
    await database.withSystem(async (tx) => {
      for (const clientId of large)
        for (let index = 0; index < 10; index += 1) await jobs.enqueue<OfClient>(tx, { name }, { clientId })
    })
    await database.withSystem((tx) => jobs.enqueue<OfClient>(tx, { name }, { clientId: small }))
    expect(await jobs.drain()).toBe(21)
    expect(order.indexOf(small)).toBeLessThanOrEqual(2)
    expect(new Set(order.slice(0, 3)).size).toBe(3)
  })

  test.each(byClient)('cannot be left out of the turns of %s', async (name) => {
    const { database, jobs } = server.deps
    const unnamed = database.withSystem((tx) => jobs.enqueue(tx, { name }, {}))
    await expect(unnamed).rejects.toThrow('names no client')
  })
})
