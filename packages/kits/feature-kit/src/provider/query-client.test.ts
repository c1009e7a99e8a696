import { ApiError, platformClientsQuery } from '@ssp/api'
import { fakeServer, problem } from '@ssp/api/testing'
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeApi } from '../testing'
import { createQueryClient } from './query-client'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

test('a read without a connection fails instead of waiting for one', async () => {
  onlineManager.setOnline(false)
  const rejected = new ApiError({ status: 403, code: 'forbidden', message: 'No.' })
  const read = createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(rejected) })
  await expect(read).rejects.toBe(rejected)
})

test('a failing read is repeated once and fails within a second', async () => {
  const failure = new ApiError({ status: 503, code: 'unavailable', message: 'Down.' })
  const read = vi.fn<() => Promise<never>>(() => Promise.reject(failure))
  vi.useFakeTimers()
  const fetched = createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: read })
  const [failed] = await Promise.allSettled([fetched, vi.advanceTimersByTimeAsync(1000)])
  expect(failed).toEqual({ status: 'rejected', reason: failure })
  expect(read).toHaveBeenCalledTimes(2)
})

test.each([
  [403, 'forbidden', 1],
  [503, 'unavailable', 2],
  [503, 'too_slow', 1],
])('in the cache of a host a read that fails with %i %s is sent %i time(s)', async (status, code, calls) => {
  const path = '/ssp/production/platform/{clientId}#getPlatformClients'
  const server = fakeServer().on('get', path, () => problem(status, code, 'No.'))
  const observer = new QueryObserver(new QueryClient(), platformClientsQuery(createFakeApi({ server })))
  await new Promise<void>((resolve) => {
    observer.subscribe(({ isError }) => isError && resolve())
  })
  observer.destroy()
  expect(server.calls).toHaveLength(calls)
})
