import { expect, it } from 'vitest'
import { interactionLabel, logSearch } from './log-search'

it('converts a day in both spellings', () => {
  expect(logSearch('04/03/2026')).toBe('2026-03-04')
  expect(logSearch(' 04-03-2026 ')).toBe('2026-03-04')
  expect(logSearch('31/02/2026')).toBe('2026-02-31')
})

it('sends everything else as typed', () => {
  for (const text of [
    '04/03-2026',
    '4/3/2026',
    '32/01/2026',
    '00/01/2026',
    '01/13/2026',
    '01/00/2026',
    '01/01/26',
    'payslip',
  ])
    expect(logSearch(text)).toBe(text)
})

it('reads a type as a label', () => {
  expect(interactionLabel('password_reset')).toBe('Password reset')
})
