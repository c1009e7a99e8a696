import { sql, type Expression, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { employeesWithin, type EmployeeFilter } from '../../people/employee-filter.ts'
import { all, type Reach } from '../../people/reach.ts'

/** An employee in the order of an export. */
export interface ExportRow {
  id: string
  surname: string
  forename: string
  cells: (string | null)[]
}

/** Filter of the exported employees. */
interface Exported {
  clientId: string
  filter: EmployeeFilter
  reach: Reach
}

const conditionsOf = ({ clientId, filter, reach }: Exported): Expression<SqlBool>[] => [
  sql<SqlBool>`e.client_id = ${clientId}`,
  ...employeesWithin(reach.employees, filter, { only: clientId, teams: reach.teams }),
]

// By the days of the client, as the filters of the list.
const dayOf = (column: string) => sql`(${sql.ref(`e.${column}`)} at time zone c.zone)::date`

/** The next employees of an export by name, with the cells of their lines. */
export async function findExportRows(
  tx: Tx,
  of: Exported,
  after: ExportRow | undefined,
  limit: number,
): Promise<ExportRow[]> {
  const conditions = [
    ...conditionsOf(of),
    ...(after
      ? [sql<SqlBool>`(e.surname, e.forename, e.id) > (${after.surname}, ${after.forename}, ${after.id}::uuid)`]
      : []),
  ]
  const { rows } =
    await sql<ExportRow>`select e.id, e.surname, e.forename, json_build_array(e.identifier, e.title, e.forename,
      e.surname, e.email, e.mobile_number, e.telephone_number, e.date_of_birth, (select string_agg(t.label, ', ' order by t.label)
        from team_members x join teams t on t.client_id = x.client_id and t.id = x.team_id
        where x.client_id = e.client_id and x.employee_id = e.id and ${all(of.reach.teams)}), ${dayOf('created_at')},
      ${dayOf('registered_at')}, ${dayOf('last_login_at')}, ${dayOf('deactivated_at')}) as cells
    from employees e cross join ssp_calendar(${of.clientId}) c where ${sql.join(conditions, sql` and `)}
    order by e.surname, e.forename, e.id limit ${sql.lit(limit)}`.execute(tx)
  return rows
}

/** The number of employees in an export. */
export async function countExported(tx: Tx, of: Exported): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from employees e
    where ${sql.join(conditionsOf(of), sql` and `)}`.execute(tx)
  return rows[0]?.count ?? 0
}
