import type { components } from '@ssp/api/schema'
import type { Call } from '../../access/call.ts'
import { teamRules } from '@ssp/api/can'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import { problem } from '../../errors.ts'
import { parseDays } from '../../http/days.ts'
import type { Period } from './analytics.repository.ts'
import type { Moments, Scope, Share } from './drilldowns.repository.ts'

const MAX_DAYS = 1_100
const DAY_MS = 86_400_000

/**
 * The moments of a period. An end before the start is a period without days (4-decisions 28).
 * @throws problem `invalid` for a period of more than 1,100 days.
 */
export function requirePeriod({ start, end }: Period): Moments {
  if (end < start) {
    const { from } = parseDays('start', `${start},${start}`)
    parseDays('end', `${end},${end}`)
    return { from, until: from }
  }
  const days = parseDays('end', `${start},${end}`)
  if ((days.until.getTime() - days.from.getTime()) / DAY_MS > MAX_DAYS) {
    throw problem('invalid', { fields: { end: 'Please choose a shorter period.' } })
  }
  return days
}

/** The days of a period, YYYY-MM-DD, in order. */
export function daysOf({ from, until }: Moments): string[] {
  const count = Math.round((until.getTime() - from.getTime()) / DAY_MS)
  return Array.from({ length: count }, (_, index) =>
    new Date(from.getTime() + index * DAY_MS).toISOString().slice(0, 10),
  )
}

/** What counts are summed up by. */
export type Unit = 'day' | 'month'

/** Above this many days is counted by month (4-decisions 25). */
const BY_DAY = 31

/** The days of a period, or above 31 days its months, YYYY-MM. */
export function bucketsOf(period: Moments): { unit: Unit; labels: string[] } {
  const days = daysOf(period)
  return days.length > BY_DAY
    ? { unit: 'month', labels: [...new Set(days.map((day) => day.slice(0, 7)))] }
    : { unit: 'day', labels: days }
}

/** Figures and lists of employees: who may not see an employee there sees none in analytics. */
const PEOPLE = ['ANALYTICS_VIEW', 'EMPLOYEES_VIEW']

/** Pay: one team that is restricted under either permission hides both (2-decisions 118). */
export const PAY = ['PAYSLIPS_VIEW', 'PAYDOCS_VIEW']

/** News: as the readers of an article. */
export const NEWS = ['NEWS_VIEW', 'NEWS_UPDATE']

/**
 * Whose employees a report counts: those that no restriction hides from the caller, neither one of analytics nor one of the
 * screens that show the same rows.
 * @param screens permissions of those screens, beside that of employees.
 */
export function scopeOf({ actor, client }: Call, screens: readonly string[] = []): Scope {
  const permissions = [...PEOPLE, ...screens]
  return {
    clientId: client.id,
    within: permissions.flatMap((permission) => notRestricted(actor, permission, employeesAs('e'))),
    teamRules: permissions.flatMap((permission) => teamRules(actor.rights, permission)),
  }
}

/** A chart of names and their counts. */
export const chartOf = (shares: readonly Share[]): components['schemas']['ChartData'] => ({
  labels: shares.map(({ label }) => label),
  values: shares.map(({ total }) => total),
})
