import { csvLine } from '@ssp/api/spreadsheet'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { OperationId } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { batches, exportSource } from '../../http/export-source.ts'
import type { ExportSource, Reader } from '../../storage/personal-addresses.ts'
import { auditedFilter, type EmployeeFilter } from '../../people/employee-filter.ts'
import { reachOf } from '../../people/reach.ts'
import { requireFilter } from '../../people/selection.ts'
import { countExported, findExportRows, type ExportRow } from './employee-export.repository.ts'

/** Part of the addresses, instead of the bucket of an object. */
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

// Without a byte order mark a spreadsheet reads accents as Latin-1.
const START = '\uFEFF'

/** Rows that one transaction reads. */
const PART = 2000

const read = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  filter: EmployeeFilter,
  after: ExportRow | undefined,
): Promise<ExportRow[]> =>
  tenantRead(
    call,
    (tx) => findExportRows(tx, { clientId: call.client.id, filter, reach: reachOf(call) }, after, PART),
    {
      isLong: true,
    },
  )

async function* linesOf(deps: Pick<Deps, 'tenantRead'>, call: Call, filter: EmployeeFilter): AsyncGenerator<string> {
  yield START + csvLine(HEADER)
  for await (const rows of batches<ExportRow>(PART, (after) => read(deps, call, filter, after)))
    yield rows.map(({ cells }) => csvLine(cells)).join('')
}

/**
 * A personal address of the file. The audit log records the number of employees at the time of the request.
 * @throws problem `not_found` for a filter by a team out of reach, or by ids of which none is in reach.
 */
export const getEmployeeExportUrl = (
  { addresses, tenantWrite }: Pick<Deps, 'addresses' | 'tenantWrite'>,
  call: Call,
  filter: EmployeeFilter,
  reader: Reader,
  operation: OperationId = 'exportEmployees',
): Promise<string> =>
  tenantWrite(call, { operation }, async (tx) => {
    await requireFilter(tx, call, filter)
    const rows = await countExported(tx, { clientId: call.client.id, filter, reach: reachOf(call) })
    const fileName = 'employees.csv'
    const details = { status: 'all', ...auditedFilter(filter), rows, file: fileName }
    await auditCall(tx, call, { action: 'employee.export', details })
    return addresses.sign(tx, reader, {
      clientId: call.client.id,
      bucket: EXPORT,
      key: JSON.stringify(filter),
      fileName,
    })
  })

/** The exports that the addresses open. */
export const employeeExportSources = (deps: Deps): Record<string, ExportSource> => ({
  [EXPORT]: exportSource(deps, 'EMPLOYEES_VIEW', async (call, key) => linesOf(deps, call, JSON.parse(key))),
})
