import { expect, test } from 'vitest'
import { canReplace, hasLog, momentOf, progressOf } from './job'

test('progress is actual by expected, 0 where one is missing', () => {
  const of = (results_actual: number | null, results_expected: number | null) =>
    progressOf({ results_actual, results_expected })
  expect([of(1, 3), of(3, 3), of(4, 3), of(null, 3), of(1, null), of(1, 0), of(0, 3)]).toEqual([
    33, 100, 133, 0, 0, 0, 0,
  ])
})

test('statuses 3 to 7 have a log', () => {
  const statuses = Array.from({ length: 11 }, (_, index) => index + 1)
  expect(statuses.filter((status) => hasLog({ status }))).toEqual([3, 4, 5, 6, 7])
})

test('only payslips can be replaced', () => {
  expect(['Payslip', 'CJS Excel Payslip', 'P60'].map(canReplace)).toEqual([true, true, false])
})

test('a day and a time are a moment', () => {
  expect(momentOf('2026-03-31', '09:30')).toBe(new Date(2026, 2, 31, 9, 30).toISOString())
  expect(momentOf('2026-03-31', '25:00')).toBeUndefined()
})
