import { expect, test } from 'vitest'
import { partialOf, presetOf, presetPeriod, readPeriod, withPeriod, writePeriod } from './period'

const today = '2026-03-10'

test('the default is so many days that end today', () => {
  expect(readPeriod('', 7, today)).toEqual({ start: '2026-03-04', end: today })
  expect(readPeriod('?from=2026-02-30&to=soon', 30, today)).toEqual({ start: '2026-02-09', end: today })
})

test('each end is alone, and an end before the start is kept', () => {
  expect(readPeriod('?from=2026-01-01', 7, today)).toEqual({ start: '2026-01-01', end: today })
  expect(readPeriod('?from=2026-03-09&to=2026-03-01', 7, today)).toEqual({ start: '2026-03-09', end: '2026-03-01' })
})

test('the address holds what differs from the default, and keeps the rest', () => {
  const write = (start: string | null, end: string | null, search = '') => writePeriod(search, { start, end }, 7, today)
  expect(write('2026-03-04', today)).toBe('')
  expect(write('2026-01-01', today, '?page=2&search=Ada')).toBe('?search=Ada&from=2026-01-01')
  expect(write(null, '2026-03-01', '?from=2026-01-01')).toBe('?to=2026-03-01')
})

test('a page behind another one has its days, where they are not the default, and nothing else', () => {
  expect(withPeriod('/analytics/a', '?from=2026-01-01&to=2026-01-31&page=2&segment=active')).toBe(
    '/analytics/a?from=2026-01-01&to=2026-01-31',
  )
  expect(withPeriod('/analytics/a', '?page=2')).toBe('/analytics/a')
})

test.each([
  ['days7', '2026-03-04', today],
  ['days30', '2026-02-09', today],
  ['days90', '2025-12-11', today],
  ['month', '2026-03-01', today],
  ['quarter', '2025-10-01', '2025-12-31'],
  ['year', '2026-01-01', today],
] as const)('the preset %s', (preset, start, end) => {
  expect(presetPeriod(preset, today)).toEqual({ start, end })
  expect(presetOf({ start, end }, today)).toBe(preset)
})

test('other days are no preset', () => expect(presetOf({ start: '2026-02-01', end: today }, today)).toBeUndefined())

test('an outer month is incomplete when the period has not all of its days, or it is not over', () => {
  const months = ['2026-01', '2026-02', '2026-03']
  expect(partialOf(months, { start: '2026-01-15', end: today }, today)).toEqual({ first: true, last: true })
  expect(partialOf(months, { start: '2026-01-01', end: '2026-03-31' }, '2026-04-01')).toEqual({
    first: false,
    last: false,
  })
  expect(partialOf(months, { start: '2026-01-01', end: '2026-03-31' }, '2026-03-31')).toEqual({
    first: false,
    last: true,
  })
  expect(partialOf(['2026-03-09', today], { start: '2026-03-09', end: today }, today)).toEqual({
    first: false,
    last: true,
  })
  expect(partialOf(['Registered', 'Unregistered'], { start: '2026-03-09', end: today }, today)).toEqual({
    first: false,
    last: false,
  })
})
