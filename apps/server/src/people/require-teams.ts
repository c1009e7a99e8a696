import { sql } from 'kysely'
import type { Call } from '../access/call.ts'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { EmployeeFilter } from './employee-filter.ts'
import { all, reachOf } from './reach.ts'

/**
 * For an operation on what a list shows: its filter names only teams that the caller may see.
 * @throws problem `not_found`.
 */
export async function requireTeams(tx: Tx, call: Call, { teamIds }: EmployeeFilter): Promise<void> {
  if (teamIds === undefined) return
  const ids = [...new Set(teamIds.split(','))]
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from teams t
    where t.client_id = ${call.client.id} and t.id in (${sql.join(ids)}) and ${all(reachOf(call).teams)}`.execute(tx)
  if (rows[0]?.found !== ids.length) throw problem('not_found')
}
