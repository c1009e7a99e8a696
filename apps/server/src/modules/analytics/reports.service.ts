import type { components } from '@ssp/api/schema'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { findToday } from '../../db/today.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireText } from '../../http/require-text.ts'
import { requireOwnEmployee } from '../../people/own-employee.ts'
import { addPortalVisits, type NewPortalVisit } from '../../people/portal-visits.ts'
import type { Period } from './analytics.repository.ts'
import { batchProblem } from './batches.ts'
import * as lists from './drilldown-lists.repository.ts'
import { bucketsOf, chartOf, chartOver, NEWS, readPeriod } from './period.ts'
import { registration } from './registration.ts'
import * as reports from './reports.repository.ts'

type Schemas = components['schemas']
type Chart = Promise<Schemas['ChartData']>

/** The initial form of a tile's child chart: bars (4-decisions 34). */
const BAR = 2

/** A name in one line. @throws problem `invalid` at the field for a blank name. */
function nameOf(field: string, typed: string): string {
  return requireText(field, typed.replaceAll(/\s+/g, ' '))
}

/** The counts that a visit adds to its day: what was opened, and the device. */
function visitsOf(
  day: { client_id: string; date: string },
  { kind, label, parent, area, device, brand }: Schemas['PortalVisit'],
  at: string,
): NewPortalVisit[] {
  if ((parent === undefined) !== (kind === 'page')) {
    throw problem('invalid', {
      fields: { [`${at}parent`]: 'A tile names its page, a call to action its tile, a page nothing.' },
    })
  }
  if (area !== undefined && kind !== 'page')
    throw problem('invalid', { fields: { [`${at}area`]: 'Only a page belongs to a part of the portal.' } })
  const row = { ...day, parent: '', visits: 1 }
  const name = (field: string, typed: string) => nameOf(`${at}${field}`, typed)
  return [
    { ...row, kind, label: name('label', label), ...(parent !== undefined && { parent: name('parent', parent) }) },
    ...(device === undefined ? [] : [{ ...row, kind: 'device' as const, label: name('device', device) }]),
    ...(brand === undefined ? [] : [{ ...row, kind: 'brand' as const, label: name('brand', brand) }]),
  ]
}

/** Counts visits on their days. `list` is the field of the request that contains them, empty for a single one. */
async function countVisits(
  tx: Tx,
  clientId: string,
  visits: readonly (Schemas['PortalVisit'] & { date: string })[],
  list = '',
): Promise<void> {
  const rows = visits.flatMap((visit, index) =>
    visitsOf({ client_id: clientId, date: visit.date }, visit, list && `${list}.${index}.`),
  )
  await addPortalVisits(tx, rows)
  const pages = visits.filter(({ kind }) => kind === 'page')
  if (pages.length > 0) await reports.countPageVisits(tx, clientId, pages)
}

/** By day, above 31 days by month; nothing at all is a chart without labels. */
export const getCountedAnalytics = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
  report: reports.CountedReport,
): Chart =>
  readPeriod(
    { tenantRead },
    call,
    days,
    async (tx, scope, period) => {
      const { unit, labels } = bucketsOf(days)
      const shares = await reports.countBy(tx, scope, report, period, unit)
      return chartOver({ labels: shares.length === 0 ? [] : labels }, shares)
    },
    reports.screensOf(report),
  )

export const getRecognitionTypesAnalytics = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
): Chart =>
  readPeriod(
    { tenantRead },
    call,
    days,
    async (tx, scope, period) => chartOf(await reports.countRecognitionTypes(tx, scope, period)),
    reports.screensOf('recognition'),
  )

export const getDeviceAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
  kind: 'device' | 'brand',
): Chart =>
  readPeriod(deps, call, days, async (tx, { clientId }) => chartOf(await reports.countVisits(tx, clientId, kind, days)))

/** The calls to action of a tile. */
export const getChildTileData = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  { tileTitle, ...days }: Period & { tileTitle: string },
): Chart =>
  readPeriod(deps, call, days, async (tx, { clientId }) =>
    chartOf(await reports.countVisits(tx, clientId, 'action', days, tileTitle)),
  )

export const getTileAnalytics = (
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
): Promise<Schemas['TileAnalytics']> =>
  readPeriod(deps, call, days, async (tx, { clientId }) => {
    const report = chartOf(await reports.countVisits(tx, clientId, 'page', days))
    const tiles = Map.groupBy(await reports.countTiles(tx, clientId, report.labels, days), ({ parent }) => parent)
    return {
      report,
      reports: report.labels.flatMap((title) => {
        const parts = tiles.get(title)
        return parts ? [{ title, ...chartOf(parts), chartType: BAR }] : []
      }),
    }
  })

export const getNewsReadAnalytics = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  days: Period,
): Promise<Schemas['NewsRead']> =>
  readPeriod(
    { tenantRead },
    call,
    days,
    async (tx, scope, period) => {
      const articles = await reports.countArticleReads(tx, scope, period)
      return { ...chartOf(articles), additional: articles.map(({ id }) => id) }
    },
    NEWS,
  )

/** The accounts in use that signed in or did something within the period, and all others. */
export const getEmployeeActivityAnalytics = (deps: Pick<Deps, 'tenantRead'>, call: Call, days: Period): Chart =>
  readPeriod(deps, call, days, async (tx, scope) => {
    const active = await lists.countActive(tx, scope, days)
    const { inUse: all } = await registration(tx, scope)
    return chartOf(
      all === 0
        ? []
        : [
            { label: 'Active', total: active },
            { label: 'Inactive', total: all - active },
          ],
    )
  })

/** Counts a visit of the caller's employee, once per key. @throws problem `forbidden` for an account without one. */
export const recordPortalVisit = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: Schemas['PortalVisit'],
  key: string | undefined,
): Promise<Schemas['Success']> =>
  tenantWrite(call, { operation: 'recordPortalVisit', key, body }, async (tx) => {
    const clientId = call.client.id
    await requireOwnEmployee(tx, call)
    const date = await findToday(tx, clientId)
    await countVisits(tx, clientId, [{ ...body, date }])
    await auditCall(tx, call, { action: 'portalVisit.record', details: { kind: body.kind } })
    return { success: true }
  })

/**
 * Counts visits, all of a batch or none, once per key.
 * @throws problem `invalid` at the first one that cannot be counted.
 */
export const recordPortalVisits = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: Schemas['PortalVisitBatch'],
  key: string | undefined,
): Promise<Schemas['Success']> =>
  tenantWrite(call, { operation: 'recordPortalVisits', key, body }, async (tx) => {
    const clientId = call.client.id
    const moments = body.visits.map(({ happened_at }) => happened_at)
    const days = await reports.findVisitDays(tx, clientId, moments)
    const visits = days.flatMap(({ date, fault }, index) => {
      if (fault) throw batchProblem('visits', { index, fault })
      const visit = body.visits[index]
      return visit ? [{ ...visit, date }] : []
    })
    await countVisits(tx, clientId, visits, 'visits')
    const details = { count: visits.length }
    await auditCall(tx, call, { action: 'portalVisits.record', details })
    return { success: true }
  })
