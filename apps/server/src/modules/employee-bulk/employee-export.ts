import { sql, type Expression, type SqlBool } from 'kysely'
import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { OperationId } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { csvLine } from '../../http/csv.ts'
import { batches, exportSource } from '../../http/export-source.ts'
import type { Reader } from '../../storage/personal-addresses.ts'
import { auditedFilter, employeesWithin, type EmployeeFilter } from '../../people/employee-filter.ts'
import { all, reachOf } from '../../people/reach.ts'
import { requireFilter } from '../../people/selection.ts'

/** Of the addresses, in place of the bucket of an object. */
const EXPORT = 'employee-export'

const HEADER = [
  'Identifier',
  'Title',
  'Forename',
  'Surname',
  'E-mail',
  'Mobile number',
  'Telephone number',
  'Date of birth',
  'Teams',
  'Created',
  'Registered',
  'Last login',
  'Deactivated',
]

interface ExportRow {
  id: string
  surname: string
  forename: string
  cells: (string | null)[]
}

// Without a byte order mark a spreadsheet reads accents as Latin-1.
const START = '\uFEFF'

/** Rows that one transaction reads. */
const PART = 2000

const conditionsOf = (call: Call, filter: EmployeeFilter): Expression<SqlBool>[] => {
  const { employees, teams } = reachOf(call)
  const ofClient = sql<SqlBool>`e.client_id = ${call.client.id}`
  return [ofClient, ...employeesWithin(employees, filter, { only: call.client.id, teams })]
}

/** Export of employees: an address first, which the browser then downloads as a stream. */
export function employeeExport(deps: Deps) {
  const { addresses, tenantRead, tenantWrite } = deps

  const read = (call: Call, filter: EmployeeFilter, after: ExportRow | undefined): Promise<ExportRow[]> =>
    tenantRead(
      call,
      async (tx) => {
        const conditions = [
          ...conditionsOf(call, filter),
          ...(after
            ? [sql<SqlBool>`(e.surname, e.forename, e.id) > (${after.surname}, ${after.forename}, ${after.id}::uuid)`]
            : []),
        ]
        const { rows } =
          await sql<ExportRow>`select e.id, e.surname, e.forename, json_build_array(e.identifier, e.title, e.forename,
          e.surname, e.email, e.mobile_number, e.telephone_number, e.date_of_birth, (select string_agg(t.label, ', ' order by t.label)
            from team_members x join teams t on t.client_id = x.client_id and t.id = x.team_id
            where x.client_id = e.client_id and x.employee_id = e.id and ${all(reachOf(call).teams)}), e.created_at::date, e.registered_at::date,
          e.last_login_at::date, e.deactivated_at::date) as cells
        from employees e where ${sql.join(conditions, sql` and `)}
        order by e.surname, e.forename, e.id limit ${sql.lit(PART)}`.execute(tx)
        return rows
      },
      { isLong: true },
    )

  async function* linesOf(call: Call, filter: EmployeeFilter): AsyncGenerator<string> {
    yield START + csvLine(HEADER)
    for await (const rows of batches<ExportRow>(PART, (after) => read(call, filter, after)))
      yield rows.map(({ cells }) => csvLine(cells)).join('')
  }

  return {
    /**
     * A personal address of the file. The audit log says how many employees it had when it was asked for.
     * @throws problem `not_found` for a filter by a team out of reach, or by ids of which none is within reach.
     */
    address: (
      call: Call,
      filter: EmployeeFilter,
      reader: Reader,
      operation: OperationId = 'exportEmployees',
    ): Promise<string> =>
      tenantWrite(call, { operation }, async (tx) => {
        await requireFilter(tx, call, filter)
        const counted = await sql<{ count: number }>`select count(*)::int as count from employees e
          where ${sql.join(conditionsOf(call, filter), sql` and `)}`.execute(tx)
        const details = { status: 'all', ...auditedFilter(filter), rows: counted.rows[0]?.count ?? 0 }
        await audit(tx, { clientId: call.client.id, actor: call.actor }, { action: 'employee.export', details })
        const file = {
          clientId: call.client.id,
          bucket: EXPORT,
          key: JSON.stringify(filter),
          fileName: 'employees.csv',
        }
        return addresses.sign(tx, reader, file)
      }),

    /** What the addresses open. */
    sources: {
      [EXPORT]: exportSource(deps, 'EMPLOYEES_VIEW', async (call, key) => linesOf(call, JSON.parse(key))),
    },
  }
}
