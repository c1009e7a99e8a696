import { expect, it } from 'vitest'
import { formatDay, formatMoment } from './dates'

it('writes a day as it is, whatever the time zone', () => {
  expect(formatDay('1990-02-01')).toBe('01.02.1990')
})

it('writes a moment in local time', () => {
  const local = new Date(2026, 2, 9, 7, 5)
  expect(formatMoment(local.toISOString())).toBe('09.03.2026 07:05')
})

it.each([null, undefined, '', 'soon', '2026-02-30'])('gives null for %j', (text) => {
  expect(formatDay(text)).toBeNull()
  expect(formatMoment(text)).toBeNull()
})
