import { ApiError } from '@ssp/api'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client'

afterEach(() => onlineManager.setOnline(true))

test('a read without a connection fails instead of waiting for one', async () => {
  onlineManager.setOnline(false)
  const rejected = new ApiError({ status: 403, code: 'forbidden', message: 'No.' })
  const read = createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(rejected) })
  await expect(read).rejects.toBe(rejected)
})

test('a failing read is repeated once and fails within a second', async () => {
  const failure = new ApiError({ status: 503, code: 'unavailable', message: 'Down.' })
  const read = vi.fn<() => Promise<never>>(() => Promise.reject(failure))
  const start = performance.now()
  await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: read })).rejects.toBe(failure)
  expect(read).toHaveBeenCalledTimes(2)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('a read that the server ended because it took too long is not repeated', async () => {
  const failure = new ApiError({ status: 503, code: 'too_slow', message: 'This takes too long.' })
  const read = vi.fn<() => Promise<never>>(() => Promise.reject(failure))
  await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: read })).rejects.toBe(failure)
  expect(read).toHaveBeenCalledTimes(1)
})
