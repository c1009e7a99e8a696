import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** A queue of jobs, oldest first. */
function setUp(queued: readonly string[]) {
  const waiting = queued.map((groupId) => ({ groupId }))
  let searches = 0
  let time = 0
  const turns = createTurns(
    (ignored) => {
      searches += 1
      const index = waiting.findIndex(({ groupId }) => !ignored.includes(groupId))
      return Promise.resolve(index < 0 ? undefined : waiting.splice(index, 1)[0])
    },
    () => time,
  )
  const add = (groupId: string) => waiting.push({ groupId })
  return { turns, add, pass: (ms: number) => (time += ms), searches: () => searches }
}

test('two clients of many jobs and one of a single job take turns', async () => {
  const { turns } = setUp([...Array.from({ length: 50 }, () => 'a'), ...Array.from({ length: 50 }, () => 'b'), 'c'])
  const order: string[] = []
  for (;;) {
    const job = await turns.next()
    if (!job) break
    order.push(job.groupId)
    turns.done(job)
  }
  expect(order).toHaveLength(101)
  expect(order.slice(0, 7)).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'b'])
})

test('a client has one job at work, the other place stays for others', async () => {
  const { turns, add, pass } = setUp(['a', 'a'])
  const first = await turns.next()
  expect(await turns.next()).toBeUndefined()
  add('b')
  pass(1_000)
  expect(await turns.next()).toEqual({ groupId: 'b' })
  expect(await turns.next()).toBeUndefined()
  if (first) turns.done(first)
  expect(await turns.next()).toEqual({ groupId: 'a' })
})

test('a client alone is served without a search for others at each of its jobs', async () => {
  const { turns, searches } = setUp(Array.from({ length: 100 }, () => 'a'))
  for (let index = 0; index < 100; index += 1) {
    const job = await turns.next()
    if (job) turns.done(job)
  }
  expect(searches()).toBe(101)
})
