import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { searchTerms } from '../../db/paged.ts'
import type { Schema } from '../../db/schema.ts'
import type { PortalEventKind } from '../../people/portal-events.ts'
import type { Period } from './analytics.repository.ts'
import {
  countedBy,
  isFormer,
  listedOf,
  matching,
  NAME,
  ofFormer,
  type Borders,
  type Listed,
  type Moments,
  type Scope,
  type Share,
  type Unit,
  type Wanted,
} from './drilldowns.repository.ts'
import { idsNotInUse, isInUse } from '../../people/in-use.ts'

const employeesOf = (tx: Tx, { clientId, within }: Scope, conditions: readonly RawBuilder<SqlBool>[]) =>
  tx
    .selectFrom('employees as e')
    .where('e.client_id', '=', clientId)
    .where((at) => at.and([...within, ...conditions]))

const formerOf = (tx: Tx, scope: Scope, report: Schema['former_records']['report'], { from, until }: Borders) =>
  tx
    .selectFrom('former_records as x')
    .where('x.client_id', '=', scope.clientId)
    .where('x.report', '=', report)
    .where('x.happened_at', '>=', from)
    .where('x.happened_at', '<', until)
    .where((at) => at.and(ofFormer('x.employee_id', scope)))

// A search finds no former employee.
async function countFormer(records: ReturnType<typeof formerOf>, search: string | undefined): Promise<number> {
  if (searchTerms(search)) return 0
  const { total } = await records.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}

const deactivatedIn = ({ from, until }: Borders) =>
  sql<SqlBool>`e.deactivated_at >= ${from} and e.deactivated_at < ${until}`

/** Whether an employee signed in or did something within a period. */
const activeIn = ({ start, end }: Period) =>
  sql<boolean>`exists (select from employee_days d where d.client_id = e.client_id and d.employee_id = e.id
    and d.date between ${start} and ${end})`

/** Filter of the listed or counted accounts in use. */
export interface Accounts {
  /** Only accounts created in a period. Default: all. */
  created?: Moments | undefined
  /** The meaning of `status`: activity in a period. Default: registration. */
  active?: Period | undefined
  /** Only accounts with one status. Default: both. */
  status?: boolean | undefined
  /** Only accounts that did not read an article in a period. */
  unread?: { articleId: string; period: Moments } | undefined
  /** Only accounts without an event of some kinds in a period. */
  without?: { kinds: readonly PortalEventKind[]; period: Moments } | undefined
  search?: string | undefined
}

const unreadBy = ({ articleId, period: { from, until } }: NonNullable<Accounts['unread']>) =>
  sql<SqlBool>`not exists (select from news_readers r where r.client_id = e.client_id and r.employee_id = e.id
    and r.article_id = ${articleId} and r.read_at >= ${from} and r.read_at < ${until})`

const idleIn = ({ kinds, period: { from, until } }: NonNullable<Accounts['without']>) =>
  sql<SqlBool>`not exists (select from portal_events v where v.client_id = e.client_id and v.employee_id = e.id
    and v.kind in (${sql.join([...kinds])}) and v.happened_at >= ${from} and v.happened_at < ${until})`

const statusOf = ({ active }: Accounts) => (active ? activeIn(active) : sql<boolean>`e.registered_at is not null`)

const accountsOf = (wanted: Accounts): RawBuilder<SqlBool>[] => [
  isInUse,
  ...(wanted.created
    ? [sql<SqlBool>`e.created_at >= ${wanted.created.from} and e.created_at < ${wanted.created.until}`]
    : []),
  ...(wanted.unread ? [unreadBy(wanted.unread)] : []),
  ...(wanted.without ? [idleIn(wanted.without)] : []),
  // Compared with a parameter, activity would be looked up for each employee in turn.
  ...(wanted.status === undefined ? [] : [wanted.status ? statusOf(wanted) : sql<boolean>`not (${statusOf(wanted)})`]),
]

const described = <O>(accounts: SelectQueryBuilder<Schema & { e: Schema['employees'] }, 'e', O>) =>
  accounts
    .select(['e.id', 'e.identifier', 'e.email', 'e.registered_at as registeredDt', 'e.last_login_at as lastLoginDt'])
    .select(['e.deactivated_at as processed_date', NAME.as('fullname')])

const byName = <O>(accounts: SelectQueryBuilder<Schema & { e: Schema['employees'] }, 'e', O>) =>
  accounts.orderBy('e.surname').orderBy('e.forename').orderBy('e.id')

/** A page of the accounts in use by surname and forename. */
export function findAccounts(tx: Tx, scope: Scope, wanted: Wanted & Accounts) {
  const page = byName(employeesOf(tx, scope, [...accountsOf(wanted), ...matching(wanted.search)]).select('e.id'))
    .limit(wanted.limit)
    .offset(wanted.page * wanted.limit)
  // Only the employees of the page are looked up, not those that it skips.
  const accounts = employeesOf(tx, { ...scope, within: [] }, []).where('e.id', 'in', page)
  const status = wanted.status === undefined ? statusOf(wanted) : sql<boolean>`${sql.lit(wanted.status)}`
  return byName(described(accounts).select(status.as('status'))).execute()
}

/** The number of accounts in use. */
export async function countAccounts(tx: Tx, scope: Scope, wanted: Accounts = {}): Promise<number> {
  const { total } = await employeesOf(tx, scope, [...accountsOf(wanted), ...matching(wanted.search)])
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const isOneInUse = (employeeId: string, { clientId }: Scope) =>
  sql<SqlBool>`${sql.ref(employeeId)} not in ${idsNotInUse(clientId)}`

/** The number of accounts in use that signed in or did something in a period. */
export async function countActive(tx: Tx, scope: Scope, active: Period): Promise<number> {
  if (scope.within.length > 0) return countAccounts(tx, scope, { active, status: true })
  const { total, later } = await tx
    .selectFrom('employee_last_days as l')
    .select((of) => of.fn.countAll<number>().filterWhere('l.date', '<=', active.end).as('total'))
    .select((of) => of.fn.countAll<number>().filterWhere('l.date', '>', active.end).as('later'))
    .where('l.client_id', '=', scope.clientId)
    .where('l.date', '>=', active.start)
    .where(isOneInUse('l.employee_id', scope))
    .executeTakeFirstOrThrow()
  // An employee who was active after the period may have been active in it as well.
  return later === 0 ? total : countDays(tx, scope, active)
}

async function countDays(tx: Tx, scope: Scope, { start, end }: Period): Promise<number> {
  const days = tx
    .selectFrom('employee_days')
    .select('employee_id')
    .distinct()
    .where('client_id', '=', scope.clientId)
    .where('date', '>=', start)
    .where('date', '<=', end)
  const { total } = await tx
    .selectFrom(days.as('d'))
    .select((of) => of.fn.countAll<number>().as('total'))
    .where(isOneInUse('d.employee_id', scope))
    .where(sql<SqlBool>`not ${isFormer('d.employee_id', scope)}`)
    .executeTakeFirstOrThrow()
  return total
}

/** A page of the accounts deactivated in a period, the last first. */
export const findDeactivated = (tx: Tx, scope: Scope, period: Moments, wanted: Wanted) =>
  described(employeesOf(tx, scope, [deactivatedIn(period), ...matching(wanted.search)]))
    .select(sql<boolean>`false`.as('status'))
    .orderBy('e.deactivated_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(wanted.limit)
    .offset(wanted.page * wanted.limit)
    .execute()

/** The number of accounts deactivated in a period. */
export async function countDeactivated(tx: Tx, scope: Scope, period: Moments, search?: string): Promise<Listed> {
  const { total } = await employeesOf(tx, scope, [deactivatedIn(period), ...matching(search)])
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return listedOf(total, await countFormer(formerOf(tx, scope, 'deactivation', period), search))
}

/** The same by day or month; empty ones are absent. */
export const countDeactivatedBy = (tx: Tx, scope: Scope, period: Moments, unit: Unit): Promise<Share[]> =>
  countedBy(tx, period, unit, (within) => {
    const listed = employeesOf(tx, scope, [deactivatedIn(within)]).select('e.id')
    return sql`${listed} union all ${formerOf(tx, scope, 'deactivation', within).select('x.employee_id')}`
  })

// The key of an upload starts with ids, which are not searched.
const FILE = sql<string>`regexp_replace(j.object_key, '^.*/', '')`

/** Uploads of a client, some thousands; `owner` limits them to those of one user. */
export interface Uploads {
  clientId: string
  owner: string | undefined
  period: Moments
}

function payRunsOf(tx: Tx, { clientId, owner, period }: Uploads, search: string | undefined) {
  const terms = searchTerms(search)?.join(' ')
  return tx
    .selectFrom('payroll_jobs as j')
    .where('j.client_id', '=', clientId)
    .where('j.created_at', '>=', period.from)
    .where('j.created_at', '<', period.until)
    .$if(owner !== undefined, (runs) => runs.where('j.uploaded_by', '=', owner ?? ''))
    .$if(terms !== undefined, (runs) =>
      runs.where(sql<SqlBool>`ssp_fold(${FILE}) like all (ssp_search_patterns(${terms ?? ''}))`),
    )
}

/** A page of uploaded payroll files, newest first. */
export const findPayRuns = (tx: Tx, uploads: Uploads, wanted: Wanted) =>
  payRunsOf(tx, uploads, wanted.search)
    .select(['j.id', 'j.object_key as document_key', 'j.started_at', 'j.finished_at'])
    .select(['j.results_expected', 'j.results_actual', 'j.created_at as run_at'])
    .orderBy('j.created_at', 'desc')
    .orderBy('j.id', 'desc')
    .limit(wanted.limit)
    .offset(wanted.page * wanted.limit)
    .execute()

/** The number of rows that match. */
export async function countPayRuns(tx: Tx, uploads: Uploads, search: string | undefined): Promise<number> {
  const { total } = await payRunsOf(tx, uploads, search)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The title of a news article; undefined if the client has none with this id. */
export async function findArticleTitle(tx: Tx, clientId: string, id: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('news_articles')
    .select('title')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.title
}

function readersOf(tx: Tx, scope: Scope, articleId: string, { from, until }: Moments, search: string | undefined) {
  return employeesOf(tx, scope, matching(search))
    .innerJoin('news_readers as r', (join) =>
      join.onRef('r.client_id', '=', 'e.client_id').onRef('r.employee_id', '=', 'e.id'),
    )
    .where('r.article_id', '=', articleId)
    .where('r.read_at', '>=', from)
    .where('r.read_at', '<', until)
}

/** A page of the employees who read an article in a period, newest first. */
export const findReaders = (tx: Tx, scope: Scope, articleId: string, period: Moments, wanted: Wanted) =>
  readersOf(tx, scope, articleId, period, wanted.search)
    .select(['e.id', 'e.identifier', 'r.read_at', NAME.as('fullname')])
    .orderBy('r.read_at', 'desc')
    .orderBy('r.employee_id')
    .limit(wanted.limit)
    .offset(wanted.page * wanted.limit)
    .execute()

/** The number of rows that match. */
export async function countReaders(
  tx: Tx,
  scope: Scope,
  articleId: string,
  period: Moments,
  search: string | undefined,
): Promise<Listed> {
  const { total } = await readersOf(tx, scope, articleId, period, search)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const former = formerOf(tx, scope, 'article_read', period).where('x.record_id', '=', articleId)
  return listedOf(total, await countFormer(former, search))
}
