import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'

/** Work that ends when it is told to, and the order in which it began. */
function stage(limits: FairQueueLimits) {
  const queue = createFairQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (key: string, name: string) =>
    queue.run(key, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await turn()
    await turn()
  }
  return { queue, begun, add, end }
}

test('a client that asks once waits for one turn of a client that asks often', async () => {
  const { begun, add, end } = stage({ size: 1, perKey: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name)
  void add('b', 'b1')
  await turn()
  for (const name of ['a1', 'a2', 'b1', 'a3', 'a4']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('one client never takes every place', async () => {
  const { begun, add, end } = stage({ size: 3, perKey: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name)
  void add('b', 'b1')
  await turn()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('two loud clients leave the reserved places to those of whom nothing runs', async () => {
  const { begun, add, end } = stage({ size: 4, perKey: 2, reserved: 1 })
  for (const name of ['a1', 'a2', 'a3']) void add('a', name)
  for (const name of ['b1', 'b2', 'b3']) void add('b', name)
  await turn()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  for (const name of ['c1', 'c2']) void add('c', name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  await end('c1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'c2'])
})

test('who arrives while work blocks the event loop is served before those of one client that wait', async () => {
  const { queue, begun } = stage({ size: 1, perKey: 1 })
  const server = createServer((_request, response) => {
    void queue.run('b', async () => {
      begun.push('b')
      response.end()
    })
  })
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port))
  })
  const block = (name: string) =>
    queue.run('a', async () => {
      begun.push(name)
      const end = performance.now() + 50
      while (performance.now() < end);
    })
  const answered = fetch(`http://127.0.0.1:${port}`)
  await Promise.all([...Array.from({ length: 40 }, (_, n) => block(`a${n}`)), answered])
  server.close()
  expect(begun.indexOf('b')).toBeLessThan(20)
})

test('work that fails gives its place back', async () => {
  const { queue } = stage({ size: 1, perKey: 1 })
  await expect(queue.run('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  await expect(queue.run('a', async () => 'next')).resolves.toBe('next')
})
