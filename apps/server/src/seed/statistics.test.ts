import { describe, expect, it } from 'vitest'
import { clientIdOf } from './ids.ts'
import { dailyStatistics, type SeedDay, type UsagePlan } from './statistics.ts'

const plan: UsagePlan = {
  clientId: clientIdOf('borealis'),
  subdomain: 'borealis',
  employees: 600,
  pay: 'monthly',
  days: 731,
  today: new Date('2026-11-21T00:00:00Z'),
}
const days = dailyStatistics(plan)
const sum = (rows: SeedDay[], key: 'logins' | 'payslips') => rows.reduce((total, row) => total + row[key], 0)
const weekday = ({ date }: SeedDay) => new Date(date).getUTCDay()

describe('dailyStatistics', () => {
  it('has every day once, up to today, deterministic', () => {
    expect(days[0]?.date).toBe('2024-11-21')
    expect(days.at(-1)?.date).toBe('2026-11-21')
    expect(new Set(days.map(({ date }) => date)).size).toBe(731)
    expect(dailyStatistics(plan)).toEqual(days)
  })

  it('counts nothing twice: unique visitors, visitors, areas and people', () => {
    for (const day of days) {
      expect(day.unique_visitors).toBeLessThanOrEqual(day.visitors)
      expect(day.payslips).toBeLessThanOrEqual(plan.employees)
      const areas = ['discount', 'document_storage', 'training', 'wellbeing'] as const
      for (const area of areas) expect(day[`${area}_visitors`]).toBeLessThanOrEqual(day.unique_visitors)
    }
  })

  it('pays everybody once a month, on the 28th or the Friday before it', () => {
    const paydays = days.filter(({ payslips }) => payslips > 0)
    expect(paydays).toHaveLength(24)
    expect(paydays.every((day) => ![0, 6].includes(weekday(day)) && Number(day.date.slice(8)) >= 26)).toBe(true)
    expect(paydays.at(-1)?.payslips).toBeGreaterThan(560)
  })

  it('pays on every Friday where pay is weekly', () => {
    const weekly = dailyStatistics({ ...plan, pay: 'weekly' })
    expect(weekly.filter((day) => weekday(day) === 5).every(({ payslips }) => payslips > 0)).toBe(true)
  })

  it('grows over two years, drops at weekends and almost stops at Christmas', () => {
    const year = (from: string, to: string) => days.filter(({ date }) => date >= from && date <= to)
    expect(sum(year('2026-09-01', '2026-10-31'), 'logins')).toBeGreaterThan(
      1.5 * sum(year('2025-01-01', '2025-02-28'), 'logins'),
    )
    const on = (number: number) =>
      sum(
        days.filter((day) => weekday(day) === number),
        'logins',
      )
    expect(on(0)).toBeLessThan(on(2) / 2)
    const christmas = days.find(({ date }) => date === '2025-12-25')
    expect(christmas?.logins).toBeLessThan(days.find(({ date }) => date === '2025-12-11')!.logins / 3)
  })
})
