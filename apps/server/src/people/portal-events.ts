import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { problem } from '../errors.ts'

/** What happened to an employee, or what an employee did in the employee portal. */
export type PortalEventKind = Schema['portal_events']['kind']

/** Actions in document storage. */
export const STORAGE = ['storage_uploaded', 'storage_downloaded', 'storage_deleted', 'storage_restored'] as const

/** What employees do themselves once they have signed in. */
export const ACTIONS = [
  'payslip_viewed',
  'pay_document_downloaded',
  'pension_visited',
  'news_read',
  ...STORAGE,
] as const satisfies readonly PortalEventKind[]

/** One event of an employee. */
export interface NewPortalEvent {
  employee_id: string
  kind: PortalEventKind
  /** The type of a pay document, such as P60; absent for all other kinds. */
  doc_type_name?: string | null
  /** Default now. */
  happened_at?: string
}

/** Shared by what records events, exclusive for what counts them again. */
const lockFigures = (clientId: string, isShared: boolean) =>
  sql`select ${sql.raw(isShared ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')}(
    hashtextextended(${`figures ${clientId}`}, 0))`

const list = (kinds: readonly PortalEventKind[]) => sql.join(kinds.map((kind) => sql.lit(kind)))

/**
 * Records events and adds them to the figures of their days, in the time zone of the client and in the given transaction.
 * Figures of days before the client had events do not change. Events of an account that was merged into another count for
 * that one. A sign-in sets the time of the employee's last sign-in.
 * @throws problem `invalid` for events of employees that the client does not have, or no longer has.
 */
export async function recordEvents(tx: Tx, clientId: string, events: readonly NewPortalEvent[]): Promise<void> {
  if (events.length === 0) return
  await lockFigures(clientId, true).execute(tx)
  const rows = sql`(
    select coalesce(m.linked_id, g.employee_id) as employee_id, g.kind, g.doc_type_name, coalesce(g.happened_at, now()) as happened_at
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      g (employee_id uuid, kind text, doc_type_name text, happened_at timestamptz)
    left join employee_merges m on m.client_id = ${clientId} and m.employee_id = g.employee_id
      and g.kind in ('signed_in', ${list(ACTIONS)}))`
  // An event outlives its employee without a name (docs/decisions/0053), so that no foreign key keeps the employee until it is there.
  const { rows: unknown } = await sql`
    with e as (
      select id from employees where client_id = ${clientId} and id in (select employee_id from ${rows} g)
      order by id for key share
    )
    select from ${rows} g where not exists (select from e where e.id = g.employee_id) limit 1`.execute(tx)
  if (unknown.length > 0) throw problem('invalid')
  if (events.some(({ kind }) => kind === 'signed_in'))
    await sql`
      with s as (
        select e.id, g.last from employees e join (
          select employee_id, max(happened_at) as last from ${rows} g where kind = 'signed_in' group by 1) g on g.employee_id = e.id
        where e.client_id = ${clientId} and (e.last_login_at is null or e.last_login_at < g.last)
        order by e.id for no key update of e
      )
      update employees e set last_login_at = greatest(e.last_login_at, s.last) from s
        where e.client_id = ${clientId} and e.id = s.id`.execute(tx)
  // The row of an employee's day is locked by its update: of two simultaneous events only the first counts a visitor.
  await sql`
    with v as (
      insert into portal_events (client_id, employee_id, kind, doc_type_name, happened_at)
      select ${clientId}, employee_id, kind, doc_type_name, happened_at from ${rows} g
      returning employee_id, kind, happened_at
    ), n as (
      select (happened_at at time zone c.zone)::date as date, employee_id, c.since,
        count(*) filter (where kind = 'signed_in')::int as sign_ins,
        count(*) filter (where kind in (${list(ACTIONS)}))::int as actions,
        count(*) filter (where kind in (${list(STORAGE)}))::int as storage_actions,
        count(*) filter (where kind = 'pay_document_downloaded')::int as downloads,
        count(*) filter (where kind = 'payslip_uploaded')::int as payslips
      from v cross join ssp_calendar(${clientId}) c group by 1, 2, 3
    ), d as (
      insert into employee_days as t (client_id, date, employee_id, sign_ins, actions, storage_actions)
      select ${clientId}, date, employee_id, sign_ins, actions, storage_actions
      from n where sign_ins + actions > 0 order by date, employee_id
      on conflict (client_id, date, employee_id) do update set sign_ins = t.sign_ins + excluded.sign_ins,
        actions = t.actions + excluded.actions, storage_actions = t.storage_actions + excluded.storage_actions
      returning date, employee_id, sign_ins, actions, storage_actions
    ), l as (
      insert into employee_last_days as t (client_id, employee_id, date)
      select ${clientId}, employee_id, max(date) from n where sign_ins + actions > 0 group by employee_id order by employee_id
      on conflict (client_id, employee_id) do update set date = excluded.date where t.date < excluded.date
    )
    insert into daily_stats as s
      (client_id, date, payslips, logins, unique_visitors, actions, pay_document_downloads, document_storage_visitors)
    select ${clientId}, n.date, sum(n.payslips), sum(n.sign_ins),
      count(*) filter (where d.sign_ins + d.actions = n.sign_ins + n.actions), sum(n.actions), sum(n.downloads),
      count(*) filter (where n.storage_actions > 0 and d.storage_actions = n.storage_actions)
    from n left join d using (date, employee_id) where n.date >= n.since group by n.date
    having sum(n.payslips + n.sign_ins + n.actions) > 0 order by n.date
    on conflict (client_id, date) do update set payslips = s.payslips + excluded.payslips,
      logins = s.logins + excluded.logins, unique_visitors = s.unique_visitors + excluded.unique_visitors,
      actions = s.actions + excluded.actions,
      pay_document_downloads = s.pay_document_downloads + excluded.pay_document_downloads,
      document_storage_visitors = s.document_storage_visitors + excluded.document_storage_visitors`.execute(tx)
}

/** Records the same event of several employees, now. */
export const recordEach = (tx: Tx, clientId: string, employeeIds: readonly string[], kind: PortalEventKind) =>
  recordEvents(
    tx,
    clientId,
    employeeIds.map((employee_id) => ({ employee_id, kind })),
  )

/** Records that an employee opened their payslip or pay document. Does nothing for any other id. */
export async function recordPayFileOpened(tx: Tx, clientId: string, documentId: string): Promise<void> {
  const { rows } = await sql<NewPortalEvent>`
    select employee_id, 'payslip_viewed' as kind, null as doc_type_name from payslips
      where client_id = ${clientId} and id = ${documentId}
    union all
    select employee_id, 'pay_document_downloaded', document_type from pay_documents
      where client_id = ${clientId} and id = ${documentId}`.execute(tx)
  await recordEvents(tx, clientId, rows)
}

/**
 * Recalculates the days of a period, both inclusive, YYYY-MM-DD. An operation that records events at the same time waits.
 * Figures of days before the client had events do not change.
 */
export async function rebuildFigures(
  tx: Tx,
  clientId: string,
  first = '0001-01-01',
  last = '9999-12-30',
): Promise<void> {
  await lockFigures(clientId, false).execute(tx)
  await sql`select ssp_rebuild_figures(${clientId}, ${first}, ${last})`.execute(tx)
  await sql`select ssp_rebuild_last_days(${clientId}, ${first}, ${last})`.execute(tx)
  // In another time zone a day may have had events that it has no longer.
  await sql`delete from daily_stats s using ssp_calendar(${clientId}) c
    where s.client_id = ${clientId} and s.date between greatest(${first}::date, c.since) and ${last}
      and greatest(payslips, logins, visitors, unique_visitors, actions, pay_document_downloads, discount_visitors,
        document_storage_visitors, training_visitors, wellbeing_visitors) = 0`.execute(tx)
}

/** The first day from a given one, YYYY-MM-DD, that has events or figures; undefined when there is none. */
export async function findFiguresFrom(tx: Tx, clientId: string, from: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select least(
      (select (min(happened_at) at time zone c.zone)::date from portal_events
        where client_id = ${clientId} and happened_at >= ssp_midnight(${from}, c.zone)),
      (select min(date) from daily_stats where client_id = ${clientId} and date >= ${from}),
      (select min(date) from employee_days where client_id = ${clientId} and date >= ${from})) as day
    from ssp_calendar(${clientId}) c`.execute(tx)
  return rows[0]?.day ?? undefined
}
