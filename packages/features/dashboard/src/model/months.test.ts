import { describe, expect, it } from 'vitest'
import { lastDays, monthlyChart, monthlySums, yearToDate } from './months'

describe('yearToDate', () => {
  it('is the period from 1 January to today', () =>
    expect(yearToDate('2026-11-21')).toEqual({ start: '2026-01-01', end: '2026-11-21' }))
})

describe('lastDays', () => {
  it('counts today, and crosses the year', () =>
    expect(lastDays('2026-01-10', 30)).toEqual({ start: '2025-12-12', end: '2026-01-10' }))
})

describe('monthlySums', () => {
  it('sums the days of each month, zero without days', () => {
    const rows = [
      { date: '2026-03-31', payslips: 4, logins: 1 },
      { date: '2026-01-01', payslips: 1 },
      { date: '2026-03-01', payslips: 2, logins: 9 },
      { date: '2026-04-15' },
    ]
    expect(monthlySums(rows, 'payslips', '2026-04-15')).toEqual([1, 0, 6, 0])
    expect(monthlySums(rows, 'logins', '2026-04-15')).toEqual([0, 0, 10, 0])
  })
  it('ignores other years and future days', () => {
    const rows = [
      { date: '2025-12-31', logins: 5 },
      { date: '2026-01-02', logins: 1 },
      { date: '2026-01-03', logins: 7 },
    ]
    expect(monthlySums(rows, 'logins', '2026-01-02')).toEqual([1])
  })
  it('has twelve months in December', () => expect(monthlySums([], 'logins', '2026-12-31')).toHaveLength(12))
})

describe('monthlyChart', () => {
  it('has short and full month names, the last month running', () =>
    expect(monthlyChart([1, 2], 'Logins', 'en')).toEqual({
      labels: ['Jan', 'Feb'],
      names: ['January', 'February'],
      running: true,
      series: [{ name: 'Logins', values: [1, 2] }],
    }))
})
