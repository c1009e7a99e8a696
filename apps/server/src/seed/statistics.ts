import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { random } from './random.ts'

/** Statistics of a client for one day. */
export type SeedDay = Selectable<Schema['daily_stats']>

/** Parameters for the statistics of a client. */
export interface UsagePlan {
  clientId: string
  subdomain: string
  /** Number of employees at the end; one third fewer two years before. */
  employees: number
  /** Pay days. `monthly`: everybody on the 28th; `weekly`: hourly paid on Fridays, salaried on the 25th. */
  pay: 'monthly' | 'weekly'
  /** Number of days up to today. */
  days: number
  /** Start of today, UTC. */
  today: Date
}

const DAY = 86_400_000
const WEEK = [0.34, 1.12, 1.06, 1, 0.98, 1.1, 0.4] as const

/** Whether a date is the pay day of its month: the given day, or the Friday before a weekend. */
function isPayday(date: Date, day: number): boolean {
  const payday = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), day))
  const weekday = payday.getUTCDay()
  return date.getUTCDate() === day - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0)
}

/** Seasonal factor: lower in August and at the end of December, very low on public holidays. */
function season(date: Date): number {
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()]
  if ((month === 12 && (day === 25 || day === 26)) || (month === 1 && day === 1)) return 0.12
  if ((month === 12 && day >= 23) || (month === 1 && day === 2)) return 0.45
  if (month === 8 || (month === 7 && day > 20)) return 0.8
  if (month === 1) return 1.12
  return 1
}

/** Daily statistics of a client up to today, oldest first; deterministic. */
export function dailyStatistics(plan: UsagePlan): SeedDay[] {
  const { clientId, subdomain, employees, pay, days, today } = plan
  const draw = random(`statistics ${subdomain}`)
  let sincePay = 9
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(today.getTime() - (days - 1 - index) * DAY)
    const age = days > 1 ? index / (days - 1) : 1
    const people = employees * (0.66 + 0.34 * age)
    const monthly = isPayday(date, pay === 'monthly' ? 28 : 25)
    const weekly = pay === 'weekly' && date.getUTCDay() === 5
    const paid = (monthly ? (pay === 'monthly' ? 0.985 : 0.36) : 0) + (weekly ? 0.6 : 0)
    sincePay = paid > 0 ? 0 : sincePay + 1
    // Today is incomplete.
    const passed = index === days - 1 ? 0.42 : 1
    const payPull = 1 + (pay === 'monthly' ? 2.1 : 0.9) * Math.exp(-sincePay / 1.1)
    const habit = 0.036 + 0.05 * age
    const shape = (WEEK[date.getUTCDay()] ?? 1) * season(date) * payPull * draw.between(0.9, 1.1) * passed
    const logins = Math.round(people * habit * shape)
    const unique = Math.round(logins * draw.between(0.78, 0.86))
    const visitors = Math.round(logins * draw.between(1.12, 1.24))
    const payslips = paid > 0 ? Math.round(people * paid * draw.between(0.985, 1) * passed) : 0
    const part = (share: number, spread: number) => Math.round(unique * share * draw.between(1 - spread, 1 + spread))
    return {
      client_id: clientId,
      date: date.toISOString().slice(0, 10),
      payslips,
      logins,
      visitors,
      unique_visitors: unique,
      actions: Math.round(logins * draw.between(3.1, 4.2)),
      pay_document_downloads: part(sincePay < 3 ? 0.46 : 0.16, 0.12),
      discount_visitors: part(0.21 + (date.getUTCMonth() > 9 ? 0.1 : 0), 0.25),
      document_storage_visitors: part(0.13, 0.25),
      training_visitors: part(date.getUTCDay() % 6 === 0 ? 0.04 : 0.17, 0.3),
      wellbeing_visitors: part(date.getUTCMonth() === 0 ? 0.19 : 0.11, 0.25),
    }
  })
}
