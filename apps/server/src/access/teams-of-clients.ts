import { canReach, type Actor } from './actor.ts'
import type { Database } from '../db/database.ts'

/** A team with its client. */
export interface TeamOfClient {
  id: string
  label: string
  client_id: string
}

/**
 * Teams by client or by id, of the clients that the caller reaches and of no others. They stand in
 * several clients at once, which no single tenant's transaction sees: the reach is the guard here.
 */
export async function findTeamsOfClients(
  database: Database,
  actor: Actor,
  which: { clientIds: string[] } | { ids: string[] },
): Promise<TeamOfClient[]> {
  const [column, values] = 'ids' in which ? (['t.id', which.ids] as const) : (['t.client_id', which.clientIds] as const)
  if (values.length === 0) return []
  const rows = await database.withSystem((tx) =>
    tx
      .selectFrom('teams as t')
      .innerJoin('clients as c', 'c.id', 't.client_id')
      .select(['t.id', 't.label', 't.client_id', 'c.platform_id', 'c.subdomain'])
      .where(column, 'in', values)
      .orderBy('t.label')
      .orderBy('t.id')
      .limit(20_000)
      .execute(),
  )
  return rows
    .filter((row) => canReach(actor, { id: row.client_id, platformId: row.platform_id, subdomain: row.subdomain }))
    .map(({ id, label, client_id }) => ({ id, label, client_id }))
}
