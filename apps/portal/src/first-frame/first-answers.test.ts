// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFirst, readFirst } from './first-answers'

const headers = { Authorization: 'Bearer one', 'SSP-Client': 'acme', 'Accept-Language': 'en' }
const address = '/api/employees/acme?page=0&limit=10&search=a%20b'
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
  fetched.mockImplementation(async () => new Response(String(fetched.mock.calls.length)))
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ask = async (given: string, changed: Record<string, string> = {}, method = 'GET') =>
  (
    await fetchFirst(new Request(new URL(given, location.origin), { method, headers: { ...headers, ...changed } }))
  ).text()

test('the same read takes the answer once, whatever the order and the escapes of its parameters', async () => {
  readFirst([address], headers)
  expect(await ask('/api/employees/acme?search=a+b&limit=10&page=0')).toBe('1')
  expect(await ask(address)).toBe('2')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([
  ['another session', address, { Authorization: 'Bearer two' }],
  ['another client', address, { 'SSP-Client': 'borealis' }],
  ['another language', address, { 'Accept-Language': 'de' }],
  ['another page', address.replace('page=0', 'page=1'), {}],
])('%s is read from the server', async (_name, given, changed) => {
  readFirst([address], headers)
  expect(await ask(given, changed)).toBe('2')
})

test('after a change, and after half a minute, the answer is not taken', async () => {
  readFirst([address], headers)
  expect(await ask(address, {}, 'DELETE')).toBe('2')
  expect(await ask(address)).toBe('3')
  readFirst([address], headers)
  vi.advanceTimersByTime(30_000)
  expect(await ask(address)).toBe('5')
})

test('a failure is that of the read that takes it', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  readFirst([address], headers)
  await expect(ask(address)).rejects.toThrow('offline')
  expect(await ask(address)).toBe('2')
})
