import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, chunkTimeout, loadChunk } from './lazy-page'

afterEach(() => vi.useRealTimers())

test('gives the module', async () => {
  await expect(loadChunk(() => Promise.resolve('page'))).resolves.toBe('page')
})

test('a module that fails is a chunk error', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('network')))).rejects.toBeInstanceOf(ChunkError)
})

test('a module that does not come in 120 seconds is a chunk error', async () => {
  vi.useFakeTimers()
  let outcome: unknown = 'loading'
  void loadChunk(() => new Promise(() => {})).catch((error: unknown) => (outcome = error))
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1)
  expect(outcome).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBeInstanceOf(ChunkError)
  expect(chunkTimeout).toBe(120_000)
})
