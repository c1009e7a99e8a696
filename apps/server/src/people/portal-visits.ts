import { sql, type Insertable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** What is visited, and with what: a page, a tile of a page, a call to action of a tile, a type or brand of device. */
export type PortalVisitKind = 'page' | 'tile' | 'action' | 'device' | 'brand'

/** Visits of one day. `parent` is the page of a tile or the tile of a call to action, and empty for all others. */
export type NewPortalVisit = Insertable<Schema['portal_visits']> & { kind: PortalVisitKind }

/** Maximum number of names of one kind per day and client, so that invented names cannot fill the table. */
const MOST_NAMES = 500

/**
 * Adds visits of one client to those of their days in the given transaction. What is new on a day that has 500 names of its kind is left out.
 */
export async function addPortalVisits(tx: Tx, visits: NewPortalVisit[]): Promise<void> {
  const rows = visits.map(({ date, kind, parent = '', label, visits: total }) => ({ date, kind, parent, label, total }))
  const clientId = visits[0]?.client_id
  if (clientId === undefined) return
  // Rows are locked in the order of the key, so that two batches at once end in no deadlock.
  await sql`insert into portal_visits as p (client_id, date, kind, parent, label, visits)
    with v as (
      select date, kind, parent, label, sum(total)::int as visits
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) g (date date, kind text, parent text, label text, total integer)
      group by 1, 2, 3, 4
    ), n as (
      select v.*, o.date is not null as is_known,
        row_number() over (partition by v.date, v.kind, o.date is not null order by v.parent, v.label) as place
      from v left join portal_visits o on o.client_id = ${clientId} and o.date = v.date and o.kind = v.kind
        and o.parent = v.parent and o.label = v.label
    )
    select ${clientId}, date, kind, parent, label, visits from n
    where is_known or place + (select count(*) from portal_visits o where o.client_id = ${clientId} and o.date = n.date
      and o.kind = n.kind) <= ${sql.lit(MOST_NAMES)}
    order by date, kind, parent, label
    on conflict (client_id, date, kind, parent, label) do update set visits = p.visits + excluded.visits`.execute(tx)
}
