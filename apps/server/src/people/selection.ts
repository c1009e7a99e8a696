import type { components } from '@ssp/api/schema'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { Call } from '../access/call.ts'
import { goneOf, requireList } from '../access/selection.ts'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import { employeesWithin, filterOf, type EmployeeFilter } from './employee-filter.ts'
import { all, reachOf } from './reach.ts'

/** Employees by id, or those of a list minus exceptions. */
export type EmployeeSelection = components['schemas']['EmployeeSelection']

/** The filter that leaves the selected employees. */
export const filterOfSelection = (selection: EmployeeSelection): EmployeeFilter =>
  'ids' in selection
    ? { ids: selection.ids }
    : { ...filterOf(selection.filter), ...(selection.except && { except: selection.except }) }

/**
 * For an operation on what a list shows or on some of it: the filter names only teams that the caller may see, and with ids at
 * least one employee within reach.
 * @throws problem `not_found`.
 */
export async function requireFilter(tx: Tx, call: Call, { teamIds, ids }: EmployeeFilter): Promise<void> {
  const reach = reachOf(call)
  if (teamIds !== undefined) {
    const wanted = [...new Set(teamIds.split(','))]
    const { rows } = await sql<{ found: number }>`select count(*)::int as found from teams t
      where t.client_id = ${call.client.id} and t.id in (${sql.join(wanted)}) and ${all(reach.teams)}`.execute(tx)
    if (rows[0]?.found !== wanted.length) throw problem('not_found')
  }
  if (ids !== undefined) {
    const within = employeesWithin(reach.employees, { ids }, { only: call.client.id, teams: [] })
    const { rows } = await sql`select from employees e where e.client_id = ${call.client.id} and ${all(within)}
      limit 1`.execute(tx)
    if (rows.length === 0) throw problem('not_found')
  }
}

/** An employee of a selection. */
export interface SelectedEmployee {
  id: string
  identifier: string | null
  forename: string
  surname: string
}

/**
 * The selected employees in reach, by name, and the number of ids that are not in reach.
 * @param most maximum number of records per request.
 * @param reached further conditions on `employees as e`.
 * @throws problem `not_found` if no employee remains or the filter names a team out of reach, `invalid` for more than
 * `most`, `forbidden` for a filter without EMPLOYEES_VIEW.
 */
export async function findSelected(
  tx: Tx,
  call: Call,
  selection: EmployeeSelection,
  { most, reached = [] }: { most: number; reached?: readonly Expression<SqlBool>[] },
): Promise<{ employees: SelectedEmployee[]; gone: number }> {
  const { client } = call
  const filter = filterOfSelection(selection)
  requireList(call, selection, 'EMPLOYEES_VIEW')
  await requireFilter(tx, call, filter)
  const reach = reachOf(call)
  const within = employeesWithin([...reach.employees, ...reached], filter, { only: client.id, teams: reach.teams })
  const { rows } = await sql<SelectedEmployee>`select e.id, e.identifier, e.forename, e.surname from employees e
    where e.client_id = ${client.id} and ${all(within)} order by e.surname, e.forename, e.id
    limit ${sql.lit(most + 1)}`.execute(tx)
  return { employees: rows, gone: goneOf(filter.ids, rows.length, most) }
}
