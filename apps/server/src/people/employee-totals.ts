import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Accounts of clients by status, from the counters that triggers keep, without the few that were merged away. */
export interface EmployeeTotals {
  registered: number
  unregistered: number
  deactivated: number
  /** Active accounts that were merged into others: in no status, in the list of all. */
  merged: number
  stamp: number
}

// The stamp changes with the order of the list, and with the accounts that were merged away, which the lists of a status leave out.
export const totalsOf = (clientIds: readonly string[]) => sql<EmployeeTotals>`(
  select json_build_object('registered', coalesce(sum(n.registered), 0) - min(m.registered),
    'unregistered', coalesce(sum(n.unregistered), 0) - min(m.total - m.registered),
    'deactivated', coalesce(sum(n.deactivated), 0), 'merged', min(m.total), 'stamp', coalesce(sum(s.stamp), 0) + min(m.stamp))
  from (select count(*) as total, count(e.registered_at) as registered, coalesce(sum(hashtext(e.id::text)), 0) as stamp
      from employee_merges g join employees e on e.client_id = g.client_id and e.id = g.employee_id
      where g.client_id in (${sql.join(clientIds)}) and e.deactivated_at is null) m
    left join employee_counts n on n.client_id in (${sql.join(clientIds)})
    left join employee_list_stamps s on s.client_id = n.client_id)`

/** The counters of clients, added up. */
export async function findTotals(tx: Tx, clientIds: readonly string[]): Promise<EmployeeTotals> {
  const { totals } = await tx.selectNoFrom(totalsOf(clientIds).as('totals')).executeTakeFirstOrThrow()
  return totals
}
