import { sql, type Insertable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** What is visited, and with what: a page, a tile of a page, a call to action of a tile, a type or brand of device. */
export type PortalVisitKind = 'page' | 'tile' | 'action' | 'device' | 'brand'

/** Visits of one day. `parent` is the page of a tile or the tile of a call to action, and empty for all others. */
export type NewPortalVisit = Insertable<Schema['portal_visits']> & { kind: PortalVisitKind }

/** Adds visits to those of their day in the given transaction. Each row must stand for something else. */
export async function addPortalVisits(tx: Tx, visits: NewPortalVisit[]): Promise<void> {
  await tx
    .insertInto('portal_visits')
    .values(visits)
    .onConflict((on) =>
      on
        .columns(['client_id', 'date', 'kind', 'parent', 'label'])
        .doUpdateSet({ visits: sql<number>`portal_visits.visits + excluded.visits` }),
    )
    .execute()
}
