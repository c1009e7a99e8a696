import { expect, test } from 'vitest'
import { toLocalDateTime, toUtc } from './local-date-time'

test('a local date-time is stored as UTC and comes back', () => {
  const utc = toUtc('2026-03-10T09:30')
  expect(utc).toBe(new Date(2026, 2, 10, 9, 30).toISOString())
  expect(toLocalDateTime(utc)).toBe('2026-03-10T09:30')
})

test('blank and impossible dates are none', () => {
  expect(toUtc('')).toBeNull()
  expect(toUtc('2026-02-31T10:00')).toBeNull()
  expect(toLocalDateTime(null)).toBe('')
  expect(toLocalDateTime('soon')).toBe('')
})
