import type { TeamRule } from '@ssp/api/can'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { employeesIn, outsideOf } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import { searchTerms, type Page } from '../../db/paged.ts'
import { STORAGE, type PortalEventKind } from '../../people/portal-events.ts'
import type { Period } from './analytics.repository.ts'
import { MOST_DAYS_LATE, type BatchFault } from './batches.ts'

/** The days of a period with their start and end times in a time zone, the end exclusive. */
export interface Moments extends Period {
  from: string
  until: string
  /** IANA name. */
  zone: string
}

/** What counts are summed up by. */
export type Unit = 'day' | 'month'

/** The start and end times of a part of a period, the end exclusive. */
export type Borders = Record<'from' | 'until', string | RawBuilder<string>>

/**
 * Counts by day, YYYY-MM-DD, or by month, YYYY-MM, in the time zone of a period; empty ones are absent. An index finds the
 * rows between the borders of each, which is cheaper than converting the time of every row. The borders are computed before
 * ("offset 0"): row-level security looks up nothing in an index by a function of a column.
 * @param rows the rows between borders.
 */
export async function countedBy(
  tx: Tx,
  { start, end, from, until, zone }: Moments,
  unit: Unit,
  rows: (within: Borders) => RawBuilder<unknown>,
): Promise<Share[]> {
  const [format, step] = unit === 'day' ? ['YYYY-MM-DD', '1 day'] : ['YYYY-MM', '1 month']
  const midnight = (at: RawBuilder<unknown>) => sql<string>`ssp_midnight((${at})::date, ${zone})`
  const { rows: shares } = await sql<Share>`
    select to_char(u.at, ${format}) as label, r.total from (
      select at, greatest(${midnight(sql`at`)}, ${from}) as first, least(${midnight(sql`at + ${step}::interval`)}, ${until}) as last
      from generate_series(date_trunc(${unit}, ${start}::timestamp), ${end}::timestamp, ${step}::interval) at
      offset 0) u
    cross join lateral (select count(*)::int as total from (${rows({ from: sql`u.first`, until: sql`u.last` })}) x) r
    where r.total > 0`.execute(tx)
  return shares
}

/** Conditions on `employees as e`, which exclude employees out of the caller's reach. */
export type Reachable = readonly RawBuilder<SqlBool>[]

/** The caller's view of the rows of a client. */
export interface Scope {
  clientId: string
  within: Reachable
  /** What restricts the caller by team, for rows that name an employee, or a team of their own. */
  teamRules: readonly TeamRule[]
}

/** The page of the rows that match a search. */
export type Wanted = Required<Pick<Page, 'page' | 'limit'>> & Pick<Page, 'search'>

// Below three characters the trigram index finds nothing.
const TRIGRAM = 3

/** The condition on `employees as e` of a search; none if nothing was typed. */
export function matching(search: string | undefined): RawBuilder<SqlBool>[] {
  const terms = searchTerms(search)
  if (!terms) return []
  const patterns = sql`ssp_search_patterns(${terms.join(' ')})`
  return terms.every(({ length }) => length < TRIGRAM)
    ? [sql`e.search_text like all (${patterns})`]
    : [sql`e.id in (select ssp_search_employees(${patterns}, null::int))`]
}

/** Forename and surname of `employees as e`. */
export const NAME = sql<string>`concat_ws(' ', nullif(e.forename, ''), nullif(e.surname, ''))`

/**
 * The conditions on a column with an employee, including former ones; none if no employee is excluded, so that none is
 * looked up. A search finds no former employee.
 */
export function ofPeople(
  employeeId: string,
  { clientId, within, teamRules }: Scope,
  search?: string,
): RawBuilder<SqlBool>[] {
  const id = sql.ref(employeeId)
  const found = matching(search)
  return found.length === 0
    ? teamRules.map((rule) => outsideOf(rule, employeesIn(sql.val(clientId), id)))
    : [
        sql`exists (select from employees e where e.client_id = ${clientId} and e.id = ${id}
          and ${sql.join([...within, ...found], sql` and `)})`,
      ]
}

/** The condition that the employee in a column is a former one. */
export const isFormer = (employeeId: string, { clientId }: Pick<Scope, 'clientId'>): RawBuilder<SqlBool> =>
  sql`exists (select from former_employees f where f.client_id = ${clientId} and f.id = ${sql.ref(employeeId)})`

/** The conditions that the employee in a column is a former one in reach. */
export const ofFormer = (employeeId: string, scope: Scope): RawBuilder<SqlBool>[] => [
  isFormer(employeeId, scope),
  ...ofPeople(employeeId, scope),
]

function eventsOf(
  tx: Tx,
  scope: Scope,
  kinds: readonly PortalEventKind[],
  { from, until }: Borders,
  people: Reachable = ofPeople('v.employee_id', scope),
) {
  return tx
    .selectFrom('portal_events as v')
    .where('v.client_id', '=', scope.clientId)
    .where('v.kind', 'in', kinds)
    .where('v.happened_at', '>=', from)
    .where('v.happened_at', '<', until)
    .where((at) => at.and([...people]))
}

/**
 * The result of a list: its rows, and the number of additional rows of former employees in the report; absent if there are
 * none.
 */
export interface Listed {
  count: number
  former?: number
}

/** @param former number of the rows of former employees. */
export const listedOf = (count: number, former: number): Listed => (former > 0 ? { count, former } : { count })

/** Counts events, or the employees who have any, separately for former employees. A search finds none of these. */
async function countListed(
  tx: Tx,
  scope: Scope,
  of: { kinds: readonly PortalEventKind[]; period: Moments; search: string | undefined; isByEmployee?: true },
): Promise<Listed> {
  const count = async (people: Reachable) => {
    const events = eventsOf(tx, scope, of.kinds, of.period, people)
    // Grouped: to count distinct values, PostgreSQL sorts all of them.
    const rows = of.isByEmployee ? events.where('v.employee_id', 'is not', null).groupBy('v.employee_id') : events
    const counted = tx
      .selectFrom(rows.select('v.employee_id').as('v'))
      .select((row) => row.fn.countAll<number>().as('total'))
    return (await counted.executeTakeFirstOrThrow()).total
  }
  const all = await count(ofPeople('v.employee_id', scope, of.search))
  const former = searchTerms(of.search) ? 0 : await count(ofFormer('v.employee_id', scope))
  return listedOf(all - former, former)
}

/** A page of the events of one kind with their employees, newest first. */
export function findEvents(tx: Tx, scope: Scope, kind: PortalEventKind, period: Moments, wanted: Wanted) {
  // Former employees are few: they are excluded without looking up the employee of each skipped event.
  const people = [
    sql<SqlBool>`not ${isFormer('v.employee_id', scope)}`,
    ...ofPeople('v.employee_id', scope, wanted.search),
  ]
  const page = eventsOf(tx, scope, [kind], period, people)
    .select(['v.id', 'v.happened_at', 'v.doc_type_name', 'v.employee_id'])
    .orderBy('v.happened_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(wanted.limit)
    .offset(wanted.page * wanted.limit)
  return tx
    .selectFrom(page.as('v'))
    .innerJoin('employees as e', (join) =>
      join.onRef('e.id', '=', 'v.employee_id').on('e.client_id', '=', scope.clientId),
    )
    .select(['v.id', 'v.happened_at as viewed', 'v.doc_type_name', 'e.id as employeeId', 'e.identifier', 'e.email'])
    .select(NAME.as('fullname'))
    .orderBy('v.happened_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute()
}

/** The number of events of one kind. */
export async function countEvents(tx: Tx, scope: Scope, kind: PortalEventKind, period: Moments) {
  const { total } = await eventsOf(tx, scope, [kind], period)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The number of events of one kind in a list. */
export const countListedEvents = (tx: Tx, scope: Scope, kind: PortalEventKind, period: Moments, search?: string) =>
  countListed(tx, scope, { kinds: [kind], period, search })

/** The number of events of one kind by day or month; empty ones are absent. */
export const countEventsBy = (tx: Tx, scope: Scope, kind: PortalEventKind, period: Moments, unit: Unit = 'day') =>
  countedBy(tx, period, unit, (within) => sql`${eventsOf(tx, scope, [kind], within).select('v.id')}`)

/** A name and how often it occurs. */
export interface Share {
  label: string
  total: number
}

/** Downloads of pay documents by type. */
export function countDownloadsByType(tx: Tx, scope: Scope, period: Moments): Promise<Share[]> {
  return eventsOf(tx, scope, ['pay_document_downloaded'], period)
    .select((of) => [sql<string>`v.doc_type_name`.as('label'), of.fn.countAll<number>().as('total')])
    .groupBy('v.doc_type_name')
    .orderBy('v.doc_type_name')
    .execute()
}

/** Pay documents uploaded in a period, by type. */
export function countPayDocumentsByType(tx: Tx, scope: Scope, period: Moments): Promise<Share[]> {
  const uploads = tx
    .selectFrom('pay_documents')
    .select(['client_id', 'employee_id', 'created_at', 'document_type'])
    .unionAll(
      tx
        .selectFrom('former_records')
        .select(['client_id', 'employee_id', 'happened_at as created_at', sql<string>`label`.as('document_type')])
        .where('report', '=', 'pay_document'),
    )
  return tx
    .selectFrom(uploads.as('p'))
    .select((of) => ['p.document_type as label', of.fn.countAll<number>().as('total')])
    .where('p.client_id', '=', scope.clientId)
    .where('p.created_at', '>=', period.from)
    .where('p.created_at', '<', period.until)
    .where((at) => at.and(ofPeople('p.employee_id', scope)))
    .groupBy('p.document_type')
    .orderBy('p.document_type')
    .execute()
}

/** Payslips uploaded in a period of days, both included, as the statistics of the days have them. */
export async function countPayslips(tx: Tx, clientId: string, { start, end }: { start: string; end: string }) {
  const { total } = await tx
    .selectFrom('daily_stats')
    .select(sql<number>`coalesce(sum(payslips), 0)`.as('total'))
    .where('client_id', '=', clientId)
    .where('date', '>=', start)
    .where('date', '<=', end)
    .executeTakeFirstOrThrow()
  return total
}

type Did = 'uploaded' | 'downloaded' | 'deleted' | 'restored'

const tally = (kind: (typeof STORAGE)[number]) => sql<number>`count(*) filter (where v.kind = ${kind})`
const DID = (['uploaded', 'downloaded', 'deleted', 'restored'] as const).map((did) => tally(`storage_${did}`).as(did))

/** A page of the employees who used document storage, with their actions, sorted by surname and forename. */
export function findStorageUsers(tx: Tx, scope: Scope, period: Moments, wanted: Wanted) {
  const used = eventsOf(tx, scope, STORAGE, period, [sql`v.employee_id = e.id`])
  const employees = tx.selectFrom('employees as e').where('e.client_id', '=', scope.clientId)
  // The page first, so that only the actions of its employees are counted.
  const page = employees
    .select('e.id')
    .where(sql<SqlBool>`exists (${used.select('v.id')})`)
    .where((at) => at.and([...scope.within, ...matching(wanted.search)]))
    .orderBy('e.surname')
    .orderBy('e.forename')
    .orderBy('e.id')
    .limit(wanted.limit)
    .offset(wanted.page * wanted.limit)
  return employees
    .innerJoin(sql<Record<Did, number>>`lateral (${used.select(DID)})`.as('u'), (join) => join.onTrue())
    .select(['e.id as employee_id', 'e.identifier', 'u.uploaded', 'u.downloaded', 'u.deleted', 'u.restored'])
    .select(NAME.as('fullname'))
    .where('e.id', 'in', page)
    .orderBy('e.surname')
    .orderBy('e.forename')
    .orderBy('e.id')
    .execute()
}

/** The number of employees who used document storage. */
export const countStorageUsers = (tx: Tx, scope: Scope, period: Moments, search?: string) =>
  countListed(tx, scope, { kinds: STORAGE, period, search, isByEmployee: true })

/** Actions in document storage: uploaded, downloaded, deleted, restored. */
export async function countStorageEvents(tx: Tx, scope: Scope, period: Moments): Promise<number[]> {
  const totals = await eventsOf(tx, scope, STORAGE, period)
    .select(STORAGE.map((kind) => tally(kind).as(kind)))
    .executeTakeFirstOrThrow()
  return STORAGE.map((kind) => totals[kind])
}

/** Why the time of a batch entry is invalid. Clocks may differ by a minute. */
export const momentFault = (at: RawBuilder<unknown>) => sql<'ahead' | 'old' | null>`case
  when ${at} > now() + interval '1 minute' then 'ahead'
  when ${at} < now() - make_interval(days => ${sql.lit(MOST_DAYS_LATE)}) then 'old' end`

/** The first event that cannot be recorded, with its index. */
export async function findEventFault(
  tx: Tx,
  { clientId, within }: Scope,
  batch: readonly { employee_id: string; happened_at: string }[],
): Promise<{ index: number; fault: BatchFault } | undefined> {
  const { rows } = await sql<{ index: number; fault: BatchFault }>`
    select index, fault from (
      select n::int - 1 as index, case when e.id is null then 'unknown' else coalesce(${momentFault(sql`g.happened_at`)},
        case when g.happened_at > e.deactivated_at then 'left' end) end as fault
      from rows from (jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as (employee_id uuid, happened_at timestamptz))
        with ordinality g (employee_id, happened_at, n)
      left join employee_merges m on m.client_id = ${clientId} and m.employee_id = g.employee_id
      left join employees e on e.client_id = ${clientId} and e.id = coalesce(m.linked_id, g.employee_id)
        and ${within.length === 0 ? sql`true` : sql.join(within, sql` and `)}
    ) f where fault is not null order by index limit 1`.execute(tx)
  return rows[0]
}
