import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Work that ends when it is told to, and the order in which it began. */
function stage(limits: { size: number; perKey: number }) {
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

test('work that fails gives its place back', async () => {
  const { queue } = stage({ size: 1, perKey: 1 })
  await expect(queue.run('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  await expect(queue.run('a', async () => 'next')).resolves.toBe('next')
})
