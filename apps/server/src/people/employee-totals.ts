import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The counters of a client, which triggers keep. */
export interface EmployeeTotals {
  registered: number
  unregistered: number
  deactivated: number
  stamp: number
}

// The stamp changes with the order of the list.
export const totalsOf = (clientIds: readonly string[]) => sql<EmployeeTotals>`(
  select json_build_object('registered', coalesce(sum(n.registered), 0), 'stamp', coalesce(sum(s.stamp), 0),
    'unregistered', coalesce(sum(n.unregistered), 0), 'deactivated', coalesce(sum(n.deactivated), 0))
  from employee_counts n left join employee_list_stamps s using (client_id)
  where n.client_id in (${sql.join(clientIds)}))`

/** The counters of clients, added up. */
export async function findTotals(tx: Tx, clientIds: readonly string[]): Promise<EmployeeTotals> {
  const { totals } = await tx.selectNoFrom(totalsOf(clientIds).as('totals')).executeTakeFirstOrThrow()
  return totals
}
