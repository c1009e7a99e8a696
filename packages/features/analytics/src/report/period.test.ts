import { expect, test } from 'vitest'
import { readPeriod, writePeriod } from './period'

const today = '2026-03-10'

test('the default is so many days that end today', () => {
  expect(readPeriod('', 7, today)).toEqual({ start: '2026-03-04', end: today })
  expect(readPeriod('?from=2026-02-30&to=soon', 30, today)).toEqual({ start: '2026-02-09', end: today })
})

test('each end stands alone, and an end before the start is kept', () => {
  expect(readPeriod('?from=2026-01-01', 7, today)).toEqual({ start: '2026-01-01', end: today })
  expect(readPeriod('?from=2026-03-09&to=2026-03-01', 7, today)).toEqual({ start: '2026-03-09', end: '2026-03-01' })
})

test('the address holds what differs from the default, and keeps the rest', () => {
  const write = (start: string | null, end: string | null, search = '') => writePeriod(search, { start, end }, 7, today)
  expect(write('2026-03-04', today)).toBe('')
  expect(write('2026-01-01', today, '?page=2&search=Ada')).toBe('?search=Ada&from=2026-01-01')
  expect(write(null, '2026-03-01', '?from=2026-01-01')).toBe('?to=2026-03-01')
})
