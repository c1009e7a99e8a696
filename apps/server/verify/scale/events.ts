import { sql } from 'kysely'
import { rebuildFigures, type PortalEventKind } from '../../src/people/portal-events.ts'
import type { Build } from './build.ts'

/** Events per insert, few enough for the statement limit of 15 s on a busy machine; days counted per transaction. */
const BATCH = 25_000
const SLICE = 15
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
 * Writes events of the largest client, evenly over its employees and over days, and counts the figures from them.
 * @param days first and last day before now, the last one excluded.
 */
export async function writeEvents(
  { world, sides }: Build,
  count: number,
  [first, last]: readonly [first: number, last: number],
): Promise<void> {
  const { id } = sides.large.client
  const { database } = world.deps
  const kinds = sql.val([...KINDS])
  for (let from = 0; from < count; from += BATCH)
    await database.withSystem((tx) =>
      sql`with p as (select id, row_number() over (order by id) - 1 as n from employees where client_id = ${id}),
          e as (select i, (${kinds}::text[])[i % ${sql.lit(KINDS.length)} + 1] as kind
            from generate_series(${from}::bigint, ${Math.min(count, from + BATCH) - 1}::bigint) i)
        insert into portal_events (client_id, employee_id, kind, doc_type_name, happened_at)
        select ${id}, p.id, kind, case kind when 'pay_document_downloaded' then 'P60' end,
          now() - make_interval(secs => 86400 * (${first}::float + (${last}::float - ${first}::float) * i / ${count}::float))
        from e join p on p.n = (i * 7919) % (select count(*) from p)`.execute(tx),
    )
  for (let day = Math.floor(first); day <= last; day += SLICE)
    await database.withSystem((tx) => rebuildFigures(tx, id, dayBefore(day + SLICE - 1), dayBefore(day)))
  await database.kysely.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
    await sql`set statement_timeout = '15s'`.execute(connection)
  })
}
