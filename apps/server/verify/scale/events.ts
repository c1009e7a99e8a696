import { sql } from 'kysely'
import { rebuildFigures, type PortalEventKind } from '../../src/people/portal-events.ts'
import { asSuperuser, type Build } from './build.ts'

/** Events per insert. */
const BATCH = 500_000
const DAY_MS = 86_400_000

/** What employees do, by how often in twenty events. */
const KINDS: readonly PortalEventKind[] = [
  ...Array<PortalEventKind>(8).fill('signed_in'),
  ...Array<PortalEventKind>(4).fill('payslip_viewed'),
  ...Array<PortalEventKind>(2).fill('payslip_uploaded'),
  'pay_document_downloaded',
  'pension_visited',
  'news_read',
  'storage_uploaded',
  'storage_downloaded',
  'storage_deleted',
]

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/**
 * Writes events of the largest client, evenly over its employees and over days, and counts the figures from them. The indexes are
 * made again after the events, in a third of the time.
 * @param days first and last day before now, the last one excluded.
 */
export async function writeEvents(
  build: Build,
  superuserUrl: string | undefined,
  count: number,
  [first, last]: readonly [first: number, last: number],
): Promise<void> {
  const { id } = build.sides.large.client
  const kinds = sql.val([...KINDS])
  await asSuperuser(build, superuserUrl, async (db) => {
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'portal_events'::regclass and not indisprimary`.execute(db)
    for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db)
    for (let from = 0; from < count; from += BATCH)
      await sql`with p as (select id, row_number() over (order by id) - 1 as n from employees where client_id = ${id}),
          e as (select i, (${kinds}::text[])[i % ${sql.lit(KINDS.length)} + 1] as kind
            from generate_series(${from}::bigint, ${Math.min(count, from + BATCH) - 1}::bigint) i)
        insert into portal_events (client_id, employee_id, kind, doc_type_name, happened_at)
        select ${id}, p.id, kind, case kind when 'pay_document_downloaded' then 'P60' end,
          now() - make_interval(secs => 86400 * (${first}::float + (${last}::float - ${first}::float) * i / ${count}::float))
        from e join p on p.n = (i * 7919) % (select count(*) from p)`.execute(db)
    for (const { definition } of indexes) await sql.raw(definition).execute(db)
    await sql`vacuum analyze`.execute(db)
    await db.transaction().execute(async (tx) => {
      await sql`set local work_mem = '256MB'`.execute(tx)
      await rebuildFigures(tx, id, dayBefore(last), dayBefore(first))
    })
    await sql`vacuum analyze`.execute(db)
  })
}
