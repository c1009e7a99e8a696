import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'

const MOST = 20

/** Conditions on `employees as e`. */
type Conditions = readonly RawBuilder<SqlBool>[]

/** Employees of a client, by name. */
const peopleOf = (tx: Tx, clientId: string, reachable: Conditions) =>
  tx
    .selectFrom('employees as e')
    .select(['e.id', sql<string>`trim(e.forename || ' ' || e.surname)`.as('name')])
    .where('e.client_id', '=', clientId)
    .where((at) => at.and([...reachable]))
    .orderBy('e.surname')
    .orderBy('e.forename')
    .orderBy('e.id')

// Only by name: searching other columns would reveal e-mail addresses and identifiers by trial.
/** The first 20 active employees whose name has every word of a text, with their first team. */
export function findReportablePeople(
  tx: Tx,
  clientId: string,
  { search, except, reachable }: { search: string; except: string; reachable: Conditions },
) {
  const patterns = sql`ssp_search_patterns(${search.trim()})`
  const team = sql<string | null>`(
    select min(t.label) from team_members m join teams t on t.client_id = m.client_id and t.id = m.team_id
    where m.client_id = e.client_id and m.employee_id = e.id)`
  return peopleOf(tx, clientId, reachable)
    .select(team.as('team'))
    .where('e.id', '!=', except)
    .where('e.deactivated_at', 'is', null)
    .where(sql<SqlBool>`e.id in (select ssp_search_employees(${patterns}, null::int))`)
    .where(sql<SqlBool>`ssp_fold(e.forename || ' ' || e.surname) like all (${patterns})`)
    .limit(MOST)
    .execute()
}

/** The ids that are reachable employees, by name. */
export const findReportedPeople = (tx: Tx, clientId: string, ids: readonly string[], reachable: Conditions) =>
  peopleOf(tx, clientId, reachable).where('e.id', 'in', ids).execute()
