import { teamRules } from '@ssp/api/can'
import type { components } from '@ssp/api/schema'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { parseDays } from '../../db/days.ts'
import type { Period } from './analytics.repository.ts'
import { findMoments } from './calendar.repository.ts'
import type { Moments, Scope, Share, Unit } from './drilldowns.repository.ts'

const MAX_DAYS = 1_100
const DAY_MS = 86_400_000

/**
 * Rejects an invalid period. An end before the start is a period without days (4-decisions 28).
 * @throws problem `invalid` for a period of more than 1,100 days.
 */
function requirePeriod({ start, end }: Period): void {
  parseDays('start', `${start},${start}`)
  parseDays('end', `${end},${end}`)
  if (daysBetween(start, end) > MAX_DAYS) {
    throw problem('invalid', { fields: { end: 'Please choose a period of at most 1,100 days.' } })
  }
}

const daysBetween = (start: string, end: string) => Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1

/** Reads a report of a period for a caller, in a transaction with the moments of the period. */
export function readPeriod<T>(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
  read: (tx: Tx, scope: Scope, period: Moments) => Promise<T>,
  screens: readonly string[] = [],
): Promise<T> {
  requirePeriod(days)
  return tenantRead(call, async (tx) => read(tx, scopeOf(call, screens), await findMoments(tx, call.client.id, days)), {
    isLong: true,
  })
}

/** The days of a period, YYYY-MM-DD, in order. */
export const daysOf = ({ start, end }: Period): string[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end)) }, (_, index) =>
    new Date(Date.parse(start) + index * DAY_MS).toISOString().slice(0, 10),
  )

/** Above this many days is counted by month (4-decisions 25). */
const BY_DAY = 31

/** The days of a period or, above 31 days, its months, YYYY-MM. */
export function bucketsOf(period: Period): { unit: Unit; labels: string[] } {
  const days = daysOf(period)
  return days.length > BY_DAY
    ? { unit: 'month', labels: [...new Set(days.map((day) => day.slice(0, 7)))] }
    : { unit: 'day', labels: days }
}

/** Figures and lists of employees: a caller who may not see an employee there sees none in analytics. */
const PEOPLE = ['ANALYTICS_VIEW', 'EMPLOYEES_VIEW']

/** Pay: one team that is restricted under one of these permissions hides all of it (2-decisions 118). */
export const PAY = ['PAYSLIPS_VIEW', 'PAYDOCS_VIEW', 'JOBS_VIEW']

/** News: as the readers of an article. */
export const NEWS = ['NEWS_VIEW', 'NEWS_UPDATE']

/**
 * The employees that a report counts: those that no restriction hides from the caller, neither on analytics nor on the
 * screens that show the same rows.
 * @param screens permissions of those screens, in addition to that of employees.
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

/** A chart with every day or month of a period. */
export function chartOver(
  { labels }: { labels: readonly string[] },
  shares: readonly Share[],
): components['schemas']['ChartData'] {
  const totals = new Map(shares.map(({ label, total }) => [label, total]))
  return chartOf(labels.map((label) => ({ label, total: totals.get(label) ?? 0 })))
}
