import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** What the kept counters know of a client. */
export interface KeptTotals {
  registered: number
  unregistered: number
  deactivated: number
  stamp: number
}

// The stamp tells whether the order of a list has changed.
export const totalsOf = (clientIds: readonly string[]) => sql<KeptTotals>`(
  select json_build_object('registered', coalesce(sum(n.registered), 0), 'stamp', coalesce(sum(s.stamp), 0),
    'unregistered', coalesce(sum(n.unregistered), 0), 'deactivated', coalesce(sum(n.deactivated), 0))
  from employee_counts n left join employee_list_stamps s using (client_id)
  where n.client_id in (${sql.join(clientIds)}))`

/** The counters kept by trigger for clients, added up. */
export async function keptTotals(tx: Tx, clientIds: readonly string[]): Promise<KeptTotals> {
  const { totals } = await tx.selectNoFrom(totalsOf(clientIds).as('totals')).executeTakeFirstOrThrow()
  return totals
}
