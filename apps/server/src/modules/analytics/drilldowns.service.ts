import type { components } from '@ssp/api/schema'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireOwnEmployee } from '../../people/own-employee.ts'
import { recordEach, recordEvents, STORAGE, type PortalEventKind } from '../../people/portal-events.ts'
import type { Period } from './analytics.repository.ts'
import { batchProblem } from './batches.ts'
import * as lists from './drilldown-lists.repository.ts'
import * as events from './drilldowns.repository.ts'
import type { Moments, Scope, Share, Wanted } from './drilldowns.repository.ts'
import { bucketsOf, chartOf, chartOver, daysOf, NEWS, PAY, readPeriod, scopeOf } from './period.ts'
import { registration } from './registration.ts'

type Schemas = components['schemas']

/** Screens that show the same rows, by list. */
const SCREENS: Readonly<Partial<Record<PortalEventKind, readonly string[]>>> = {
  payslip_viewed: PAY,
  pay_document_downloaded: PAY,
}

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { total }) => sum + total, 0)

// Only a search makes the list shorter than its part of the chart.
const countOf = (tx: Tx, scope: Scope, of: Wanted & lists.Accounts, charted: number) =>
  of.search ? lists.countAccounts(tx, scope, of) : Promise.resolve(charted)

const used = async (tx: Tx, scope: Scope, period: Moments, wanted: Wanted) => ({
  data: await events.findStorageUsers(tx, scope, period, wanted),
  ...(await events.countStorageUsers(tx, scope, period, wanted.search)),
})

const NOTHING = { uploaded: 0, downloaded: 0, deleted: 0, restored: 0 }

async function unused(tx: Tx, scope: Scope, period: Moments, wanted: Wanted) {
  const of = { ...wanted, without: { kinds: STORAGE, period } }
  const accounts = await lists.findAccounts(tx, scope, of)
  return {
    data: accounts.map(({ id, fullname, identifier }) => ({ employee_id: id, fullname, identifier, ...NOTHING })),
    count: await lists.countAccounts(tx, scope, of),
  }
}

const readingPay = <T>(
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
  read: (tx: Tx, scope: Scope, period: Moments) => Promise<T>,
) => readPeriod(deps, call, days, read, PAY)

/** If all employees are in reach, payslips are counted from the daily statistics, as on the dashboard. */
export const getPayslipsViewedUploadedAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
): Promise<Schemas['PayslipStats']> =>
  readingPay(deps, call, days, async (tx, scope, period) => ({
    stat_payslips:
      scope.within.length === 0
        ? await events.countPayslips(tx, scope.clientId, days)
        : await events.countEvents(tx, scope, 'payslip_uploaded', period),
    stat_payslip_downloads: await events.countEvents(tx, scope, 'payslip_viewed', period),
  }))

export const getPaydocumentsViewedUploadedAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
): Promise<Schemas['PaydocStats']> =>
  readingPay(deps, call, days, async (tx, scope, period) => ({
    stat_pay_document_uploads: sumOf(await events.countPayDocumentsByType(tx, scope, period)),
    stat_pay_document_downloads: await events.countEvents(tx, scope, 'pay_document_downloaded', period),
  }))

export const getPensionVisitsAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
): Promise<Schemas['ChartData']> =>
  readPeriod(deps, call, days, async (tx, scope, period) => {
    const counts = await events.countEventsBy(tx, scope, 'pension_visited', period)
    return chartOver({ labels: daysOf(days) }, counts)
  })

export const getPaydocumentTypesUploadsAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
): Promise<Schemas['ChartData']> =>
  readingPay(deps, call, days, async (tx, scope, period) =>
    chartOf(await events.countPayDocumentsByType(tx, scope, period)),
  )

export const getPaydocumentTypesDownloadsAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
): Promise<Schemas['ChartData']> =>
  readingPay(deps, call, days, async (tx, scope, period) =>
    chartOf(await events.countDownloadsByType(tx, scope, period)),
  )

/** The events of one kind with their employees, or the accounts in use without one. */
export const getEmployeeInteractionsData = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  kind: PortalEventKind,
  days: Period & { segment?: 'opened' | 'unopened' },
  wanted: Wanted,
): Promise<Schemas['EmployeeInteractions']> =>
  readPeriod(
    { tenantRead },
    call,
    days,
    async (tx, scope, period) => {
      if (days.segment !== 'unopened')
        return {
          employees: await events.findEvents(tx, scope, kind, period, wanted),
          ...(await events.countListedEvents(tx, scope, kind, period, wanted.search)),
        }
      const of = { ...wanted, without: { kinds: [kind], period } }
      const accounts = await lists.findAccounts(tx, scope, of)
      return {
        employees: accounts.map(({ id: employeeId, fullname, identifier, email }, index) => ({
          id: wanted.page * wanted.limit + index + 1,
          employeeId,
          fullname,
          identifier,
          email,
          viewed: null,
          doc_type_name: null,
        })),
        count: await lists.countAccounts(tx, scope, of),
      }
    },
    SCREENS[kind],
  )

/** A caller who may not see all employees sees no upload of another user, because its name may identify an employee. */
export const getPayrunsEmployeeData = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
  wanted: Wanted,
): Promise<Schemas['PayRuns']> =>
  readPeriod(
    { tenantRead },
    call,
    days,
    async (tx, { clientId, within }, period) => {
      const owner = within.length > 0 ? call.actor.userId : undefined
      return {
        jobs: await lists.findPayRuns(tx, { clientId, owner, period }, wanted),
        count: await lists.countPayRuns(tx, { clientId, owner, period }, wanted.search),
      }
    },
    PAY,
  )

/** With a period, of the employees created in it; without, of all. */
export function getRegisteredVsUnregisteredAnalytics(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  { start, end, segment }: Partial<Period> & { segment?: 'registered' | 'unregistered' },
  wanted: Wanted,
): Promise<Schemas['EmployeeDrilldown']> {
  const list = async (tx: Tx, scope: Scope, created?: Moments) => {
    const of = { ...wanted, created, status: segment && segment === 'registered' }
    const totals = await registration(tx, scope, created)
    return {
      labels: ['Registered', 'Unregistered'],
      values: [totals.registered, totals.unregistered],
      additional: {
        employees: await lists.findAccounts(tx, scope, of),
        count: await countOf(tx, scope, of, totals[segment ?? 'inUse']),
      },
    }
  }
  return start === undefined || end === undefined
    ? tenantRead(call, (tx) => list(tx, scopeOf(call)), { isLong: true })
    : readPeriod({ tenantRead }, call, { start, end }, list)
}

export const getEmployeeActivityDrilldownAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  { segment, ...days }: Period & { segment?: 'active' | 'inactive' },
  wanted: Wanted,
): Promise<Schemas['EmployeeDrilldown']> =>
  readPeriod(deps, call, days, async (tx, scope) => {
    const of = { ...wanted, active: days, status: segment && segment === 'active' }
    const { inUse } = await registration(tx, scope)
    const active = await lists.countActive(tx, scope, days)
    return {
      labels: ['Active', 'Inactive'],
      values: [active, inUse - active],
      additional: {
        employees: await lists.findAccounts(tx, scope, of),
        count: await countOf(tx, scope, of, segment ? { active, inactive: inUse - active }[segment] : inUse),
      },
    }
  })

export const getDeactivatedEmployeesAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
  wanted: Wanted,
): Promise<Schemas['DeactivatedEmployees']> =>
  readPeriod(deps, call, days, async (tx, scope, period) => {
    const buckets = bucketsOf(days)
    const found = await lists.countDeactivatedBy(tx, scope, period, buckets.unit)
    return {
      ...chartOver(buckets, found),
      additional: {
        employees: await lists.findDeactivated(tx, scope, period, wanted),
        ...(await lists.countDeactivated(tx, scope, period, wanted.search)),
        active: (await registration(tx, scope)).inUse,
      },
    }
  })

/** Employees who used it with their actions, or the accounts in use that did nothing. */
export const getDocumentStorageBreakdownAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period & { segment?: 'used' | 'unused' },
  wanted: Wanted & { withoutReport: boolean },
): Promise<Schemas['DocumentStorageBreakdown']> =>
  readPeriod(deps, call, days, async (tx, scope, period) => ({
    ...(days.segment === 'unused' ? await unused(tx, scope, period, wanted) : await used(tx, scope, period, wanted)),
    ...(!wanted.withoutReport && {
      labels: ['Uploaded', 'Downloaded', 'Deleted', 'Restored'],
      values: await events.countStorageEvents(tx, scope, period),
    }),
  }))

/** @throws problem `not_found` for an article that the client does not have. */
export const getNewsArticleAnalytics = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  articleId: string,
  days: Period & { segment?: 'read' | 'unread' },
  wanted: Wanted,
): Promise<Schemas['ArticleReaderPage']> =>
  readPeriod(
    { tenantRead },
    call,
    days,
    async (tx, scope, period) => {
      const title = await lists.findArticleTitle(tx, scope.clientId, articleId)
      if (title === undefined) throw problem('not_found')
      if (days.segment === 'unread') {
        const of = { ...wanted, unread: { articleId, period } }
        const readers = await lists.findAccounts(tx, scope, of)
        return {
          title,
          readers: readers.map(({ id, fullname, identifier }) => ({ id, fullname, identifier, read_at: null })),
          count: await lists.countAccounts(tx, scope, of),
        }
      }
      return {
        title,
        readers: await lists.findReaders(tx, scope, articleId, period, wanted),
        ...(await lists.countReaders(tx, scope, articleId, period, wanted.search)),
      }
    },
    NEWS,
  )

/** Records an action of the caller's employee, once per key. @throws problem `forbidden` for an account without one. */
export const recordPortalEvent = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  event: Schemas['PortalEvent'],
  key: string | undefined,
): Promise<Schemas['Success']> =>
  tenantWrite(call, { operation: 'recordPortalEvent', key, body: event }, async (tx) => {
    const { id: employee_id } = await requireOwnEmployee(tx, call)
    await recordEach(tx, call.client.id, [employee_id], event.kind)
    await auditCall(tx, call, { action: 'portalEvent.record', target: employee_id, details: { kind: event.kind } })
    return { success: true }
  })

/**
 * Records actions of employees, all of a batch or none, once per key.
 * @throws problem `invalid` at the first event that cannot be recorded.
 */
export const recordPortalEvents = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: Schemas['PortalEventBatch'],
  key: string | undefined,
): Promise<Schemas['Success']> =>
  tenantWrite(call, { operation: 'recordPortalEvents', key, body }, async (tx) => {
    const fault = await events.findEventFault(tx, scopeOf(call, ['EMPLOYEES_UPDATE']), body.events)
    if (fault) throw batchProblem('events', fault)
    await recordEvents(tx, call.client.id, body.events)
    const details = { count: body.events.length }
    await auditCall(tx, call, { action: 'portalEvents.record', details })
    return { success: true }
  })
