// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage, type SignedOutReason } from './storage'

const KEY = 'ssp.session'
const HELD = { token: 't', refreshToken: 'r', skew: 0 }
/** What other tabs are told: browsers send every change to all tabs but the one that made it. */
let told: (string | null)[]

beforeEach(() => {
  told = []
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, value) => void told.push(value))
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => void told.push(null))
})
afterEach(() => void vi.restoreAllMocks())

function inOtherTab() {
  const heard: (SignedOutReason | undefined)[] = []
  const stop = browserStorage().subscribe((ended) => heard.push(ended))
  for (const newValue of told) dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
  stop()
  return heard
}

test('the end of a session and its reason reach other tabs, and nothing is left behind', () => {
  browserStorage().write(null, 'expired')
  expect(told.at(-1)).toBeNull()
  expect(inOtherTab()).toEqual(['expired', undefined])
})

test('a change of tokens carries no reason', () => {
  browserStorage().write(HELD)
  expect(told).toEqual([JSON.stringify(HELD)])
  expect(inOtherTab()).toEqual([undefined])
})

test('what another program wrote is no reason', () => {
  told = ['{"ended":"because"}', '{"ended":["user"]}', 'nonsense', '7']
  expect(inOtherTab()).toEqual([undefined, undefined, undefined, undefined])
})
