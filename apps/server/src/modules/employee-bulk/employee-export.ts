import { randomUUID } from 'node:crypto'
import { sql, type SqlBool } from 'kysely'
import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { csvLine } from '../../http/csv.ts'
import { EXPORTS } from '../../storage/bucket.ts'
import type { Reader } from '../../storage/personal-addresses.ts'
import { all, reachOf } from './reach.ts'

export type ExportStatus = 'registered' | 'unregistered' | 'deactivated' | 'active'

const STATUS: Record<ExportStatus, string> = {
  registered: 'e.deactivated_at is null and e.registered_at is not null',
  unregistered: 'e.deactivated_at is null and e.registered_at is null',
  deactivated: 'e.deactivated_at is not null',
  active: 'e.deactivated_at is null',
}

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

/** Exports employees as CSV files that can be downloaded for a minute. */
export function employeeExport({ addresses, objects, tenantRead, tenantWrite }: Deps) {
  const read = (call: Call, status: ExportStatus | undefined, after: ExportRow | undefined): Promise<ExportRow[]> =>
    tenantRead(
      call,
      async (tx) => {
        const reach = reachOf(call)
        const conditions = [
          sql<SqlBool>`e.client_id = ${call.client.id}`,
          ...reach.employees,
          ...(status ? [sql<SqlBool>`${sql.raw(STATUS[status])}`] : []),
          ...(after
            ? [sql<SqlBool>`(e.surname, e.forename, e.id) > (${after.surname}, ${after.forename}, ${after.id}::uuid)`]
            : []),
        ]
        const { rows } =
          await sql<ExportRow>`select e.id, e.surname, e.forename, json_build_array(e.identifier, e.title, e.forename,
          e.surname, e.email, e.mobile_number, e.telephone_number, e.date_of_birth, (select string_agg(t.label, ', ' order by t.label)
            from team_members x join teams t on t.client_id = x.client_id and t.id = x.team_id
            where x.client_id = e.client_id and x.employee_id = e.id and ${all(reach.teams)}), e.created_at::date, e.registered_at::date,
          e.last_login_at::date, e.deactivated_at::date) as cells
        from employees e where ${sql.join(conditions, sql` and `)}
        order by e.surname, e.forename, e.id limit ${sql.lit(PART)}`.execute(tx)
        return rows
      },
      { isLong: true },
    )

  const write = async (call: Call, status: ExportStatus | undefined) => {
    const parts = [Buffer.from(START + csvLine(HEADER))]
    let count = 0
    for (let rows = await read(call, status, undefined); rows.length > 0;) {
      parts.push(Buffer.from(rows.map(({ cells }) => csvLine(cells)).join('')))
      count += rows.length
      rows = rows.length < PART ? [] : await read(call, status, rows.at(-1))
    }
    return { kept: await objects.keep(call.client.id, 'text/csv', Buffer.concat(parts)), count }
  }

  /** @returns the address of the file, which works for a minute and for one person. */
  return async (call: Call, status: ExportStatus | undefined, reader: Reader): Promise<string> => {
    const { kept, count } = await addresses.writeExport(call.client.id, () => write(call, status))
    const name = { clientId: call.client.id, bucket: EXPORTS, key: `${call.client.id}/${randomUUID()}.csv` }
    return tenantWrite(call, { operation: 'exportEmployees' }, async (tx) => {
      await objects.publish(tx, { ...name, kept, uploadedBy: call.actor.userId })
      const details = { status: status ?? 'all', rows: count }
      await audit(tx, { clientId: call.client.id, actor: call.actor }, { action: 'employee.export', details })
      return addresses.sign(tx, reader, { ...name, fileName: 'employees.csv' })
    })
  }
}
