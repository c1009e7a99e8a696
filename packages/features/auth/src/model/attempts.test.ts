import { expect, test } from 'vitest'
import { lockedBy, NO_ATTEMPTS, parseAttempts, countRejected } from './attempts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const after = (count: number) => {
  let attempts = NO_ATTEMPTS
  for (let turn = 0; turn < count; turn++) attempts = countRejected(attempts, 'ann', NOW)
  return attempts
}

test('nine failures change nothing, the tenth hides the field and remembers the username, the eleventh locks for five minutes', () => {
  expect(after(9)).toEqual({ count: 9, username: null, lockedUntil: null })
  expect(after(10)).toEqual({ count: 10, username: 'ann', lockedUntil: null })
  expect(after(11)).toEqual({ count: 11, username: 'ann', lockedUntil: NOW + 300_000 })
})

test('reads back the stored value until the lock expires', () => {
  const stored: unknown = JSON.parse(JSON.stringify(after(11)))
  expect(parseAttempts(stored, NOW + 299_999)).toEqual(after(11))
  expect(parseAttempts(stored, NOW + 300_000)).toEqual(NO_ATTEMPTS)
  expect(parseAttempts(after(4), NOW)).toEqual(after(4))
})

test.each([null, '', 7, [], { count: '9' }, { count: -1 }, { count: 1.5 }])('%j is no attempt', (raw) =>
  expect(parseAttempts(raw, NOW)).toEqual(NO_ATTEMPTS),
)

test('a lock of the server replaces the local lock and its duration', () => {
  expect(lockedBy(NO_ATTEMPTS, 'ann', NOW + 60_000)).toEqual({ count: 11, username: 'ann', lockedUntil: NOW + 60_000 })
})
