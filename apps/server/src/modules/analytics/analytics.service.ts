import type { components } from '@ssp/api/schema'
import { can } from '@ssp/api/can'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import { additionalDataText } from '../../people/additional-data.ts'
import { findTotals } from '../../people/employee-totals.ts'
import * as repository from './analytics.repository.ts'
import type { Period } from './analytics.repository.ts'
import { countEventsBy } from './drilldowns.repository.ts'
import { bucketsOf, chartOver, daysOf, PAY, readPeriod, scopeOf } from './period.ts'
import { countReachedDays } from './reached-days.repository.ts'

type Schemas = components['schemas']
type StatsRow = Awaited<ReturnType<typeof repository.findDailyStats>>[number]

/** Recently registered employees on the dashboard. */
const RECENT = 10

const holds = ({ actor, client }: Call, permission: string) =>
  can(actor.rights, permission, { clientId: client.id, homeClientId: actor.homeClientId })

// The counters include all employees, so they do not apply if any employee is out of reach.
const countsOf = async (tx: Tx, call: Call) => {
  const within = notRestricted(call.actor, 'EMPLOYEES_VIEW', employeesAs('e'))
  return within.length === 0
    ? findTotals(tx, [call.client.id])
    : repository.countRegistration(tx, call.client.id, within)
}

// The statistics count all employees, so for a caller who may not see all of them the actions are counted again.
export const getClientDatesAnalytics = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
): Promise<StatsRow[]> =>
  readPeriod(
    { tenantRead },
    call,
    days,
    async (tx, scope, period) => {
      const rows = await repository.findDailyStats(tx, call.client.id, days)
      if (scope.within.length === 0) return rows
      const reached = await countReachedDays(tx, scope, period)
      return rows.map((row) => ({ ...row, ...reached(row.date) }))
    },
    PAY,
  )

/** Payslips and logins by day, each only for callers who may see it (spec 1 section 6). */
export async function getDashboardStats(
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  period: Period,
): Promise<Schemas['DashboardStats']> {
  const [seesPayslips, seesLogins] = [holds(call, 'ANALYTICS_VIEW'), holds(call, 'CLIENT_VIEW')]
  return (await getClientDatesAnalytics(deps, call, period)).map(({ date, payslips, logins }) => ({
    date,
    ...(seesPayslips && { payslips }),
    ...(seesLogins && { logins }),
  }))
}

/** Recent registrations and the two counts, each only for callers who may see it (spec 1 section 6). */
export function getDashboardEmployees(
  { objects, tenantRead }: Pick<Deps, 'objects' | 'tenantRead'>,
  call: Call,
): Promise<Schemas['DashboardEmployees']> {
  const { client } = call
  return tenantRead(call, async (tx) => {
    const recent = holds(call, 'ANALYTICS_VIEW')
      ? await repository.findRecentlyRegistered(tx, client.id, scopeOf(call).within, RECENT)
      : undefined
    const totals = holds(call, 'EMPLOYEES_VIEW') ? await countsOf(tx, call) : undefined
    return {
      ...(totals && { registered: totals.registered, unregistered: totals.unregistered }),
      ...(recent && {
        employees: recent.map(({ registered_at, data, ...employee }) => ({
          ...employee,
          registeredDt: registered_at ?? '',
          additionalData: additionalDataText(data, client.id, objects),
        })),
      }),
    }
  })
}

/** One statistic by day as a chart; nothing at all is a chart without labels. */
export async function getAnalyticsSeries(
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  period: Period,
  pick: (row: StatsRow) => number,
): Promise<Schemas['ChartData']> {
  const rows = await getClientDatesAnalytics(deps, call, period)
  const shares = rows.map((row) => ({ label: row.date, total: pick(row) }))
  return chartOver({ labels: rows.length === 0 ? [] : daysOf(period) }, shares)
}

/** Registered and unregistered among the employees created in a period. */
export const getEmployeeRegistrationAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
): Promise<Schemas['ChartData']> =>
  readPeriod(deps, call, days, async (tx, { clientId, within }, created) => {
    const counts = await repository.countRegistration(tx, clientId, within, created)
    if (counts.registered + counts.unregistered === 0) return { labels: [], values: [] }
    return { labels: ['Registered', 'Unregistered'], values: [counts.registered, counts.unregistered] }
  })

/** Registrations by day, above 31 days by month, whenever the employees were created. */
export const getRegistrationsAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
): Promise<Schemas['ChartData']> =>
  readPeriod(deps, call, days, async (tx, scope, period) => {
    const buckets = bucketsOf(days)
    return chartOver(buckets, await countEventsBy(tx, scope, 'registered', period, buckets.unit))
  })
