import { sql, type SqlBool } from 'kysely'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import type { ReportedPerson } from './incidents.repository.ts'

const MOST = 20

/** Employees of the client, by name. An account that is restricted from a team does not find its members here either. */
const peopleOf = (tx: Tx, { actor, client }: Call) =>
  tx
    .selectFrom('employees as e')
    .select(['e.id', sql<string>`trim(e.forename || ' ' || e.surname)`.as('name')])
    .where('e.client_id', '=', client.id)
    .where((at) => at.and(notRestricted(actor, 'EMPLOYEES_VIEW', employeesAs('e'))))
    .orderBy('e.surname')
    .orderBy('e.forename')
    .orderBy('e.id')

// By name alone: other columns of the search would tell e-mail addresses and identifiers by trying.
/** The first 20 active employees whose name has every word of a text, with their first team. */
export function findReportablePeople(tx: Tx, call: Call, { search, except }: { search: string; except: string }) {
  const patterns = sql`ssp_search_patterns(${search.trim()})`
  const team = sql<string | null>`(
    select min(t.label) from team_members m join teams t on t.client_id = m.client_id and t.id = m.team_id
    where m.client_id = e.client_id and m.employee_id = e.id)`
  return peopleOf(tx, call)
    .select(team.as('team'))
    .where('e.id', '!=', except)
    .where('e.deactivated_at', 'is', null)
    .where(sql<SqlBool>`e.id in (select ssp_search_employees(${patterns}, null::int))`)
    .where(sql<SqlBool>`ssp_fold(e.forename || ' ' || e.surname) like all (${patterns})`)
    .limit(MOST)
    .execute()
}

/**
 * Employees who were picked, by name.
 * @throws problem `not_found` for an id of no employee within the caller's reach.
 */
export async function requireReportablePeople(tx: Tx, call: Call, ids: readonly string[]): Promise<ReportedPerson[]> {
  if (ids.length === 0) return []
  const rows = await peopleOf(tx, call).where('e.id', 'in', ids).execute()
  if (rows.length < ids.length) throw problem('not_found')
  return rows
}
