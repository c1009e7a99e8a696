import { sql, type Insertable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** What is visited, and with what: a page, a tile of a page, a call to action of a tile, a type or brand of device. */
export type PortalVisitKind = 'page' | 'tile' | 'action' | 'device' | 'brand'

/** Visits of one day. `parent` is the page of a tile or the tile of a call to action, and empty for all others. */
export type NewPortalVisit = Insertable<Schema['portal_visits']> & { kind: PortalVisitKind }

/** Names of one kind that a day of a client keeps, so that invented names cannot fill the table. */
const MOST_NAMES = 500

/**
 * Adds visits to those of their day in the given transaction. Each row must stand for something else. What is new on a day
 * that has 500 names of its kind is left out.
 */
export async function addPortalVisits(tx: Tx, visits: NewPortalVisit[]): Promise<void> {
  const rows = visits.map(
    ({ client_id, date, kind, parent = '', label, visits: total }) =>
      sql`(${client_id}::uuid, ${date}::date, ${kind}::text, ${parent}::text, ${label}::text, ${total}::integer)`,
  )
  await sql`insert into portal_visits as p (client_id, date, kind, parent, label, visits)
    select v.* from (values ${sql.join(rows)}) v (client_id, date, kind, parent, label, visits)
    where exists (select from portal_visits o where o.client_id = v.client_id and o.date = v.date and o.kind = v.kind
        and o.parent = v.parent and o.label = v.label)
      or (select count(*) from portal_visits o where o.client_id = v.client_id and o.date = v.date
        and o.kind = v.kind) < ${sql.lit(MOST_NAMES)}
    on conflict (client_id, date, kind, parent, label) do update set visits = p.visits + excluded.visits`.execute(tx)
}
