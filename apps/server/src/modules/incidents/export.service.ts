import { csvLine, type CsvCell } from '@ssp/api/spreadsheet'
import { optionLabels } from '@ssp/form-builder/model'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { INCIDENTS_VIEW, reachableIncidents } from '../../incidents/incident-reach.ts'
import { findTimeZone } from '../../db/today.ts'
import type { Deps } from '../../deps.ts'
import { batches, exportSource } from '../../http/export-source.ts'
import type { ExportSource, Reader } from '../../storage/personal-addresses.ts'
import { answeredFields } from './incident-wire.ts'
import { findAnswered, type IncidentDetailRow } from './incidents.repository.ts'

/** Of the addresses, in place of the bucket of an object. */
const EXPORT = 'incident-export'

/** Reports that are read at a time, each time in a transaction of its own. */
const CHUNK = 200
// Without a byte order mark a spreadsheet reads accents as Latin-1.
const BOM = '\uFEFF'

const HEADERS = ['From', 'Created Date', 'Resolved', 'Resolved Date', 'Team', 'Assigned To', 'Report']

type DayOf = (moment: string | null) => string | null

// In this locale a day is YYYY-MM-DD.
const daysIn = (timeZone: string): DayOf => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone })
  return (moment: string | null) => moment && format.format(new Date(moment))
}

/** Every question that was answered with its answer, a line each, and who was picked: forms differ between reports. */
function reportText(row: IncidentDetailRow): string {
  const answers = answeredFields(row)
    .filter(({ value }) => value !== '' && value !== null)
    .map((field) => {
      const answer = optionLabels(field).find(({ value }) => value === field.value)?.label ?? String(field.value)
      return `${field.label || field.name}: ${answer}`
    })
  const people = row.people.map(({ name }) => name).join(', ')
  return [...answers, ...(people ? [`People involved: ${people}`] : [])].join('\n')
}

// An anonymous report has no more than its day in UTC.
const UTC_DAY = daysIn('UTC')

const cellsOf = (row: IncidentDetailRow, dayOf: DayOf): CsvCell[] => [
  row.anonymous ? 'Anonymous' : row.reporter,
  (row.anonymous ? UTC_DAY : dayOf)(row.created_at),
  row.resolved_at === null ? 'No' : 'Yes',
  dayOf(row.resolved_at),
  row.team,
  row.assigned_to === null ? null : (row.assignee ?? 'Another account'),
  reportText(row),
]

async function* linesOf({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call): AsyncGenerator<string> {
  const dayOf = daysIn(await tenantRead(call, (tx) => findTimeZone(tx, call.client.id)))
  yield BOM + csvLine(HEADERS)
  const read = (after: IncidentDetailRow | undefined) =>
    tenantRead(call, (tx) => findAnswered(tx, call, reachableIncidents(call), { after, limit: CHUNK }), {
      isLong: true,
    })
  for await (const rows of batches(CHUNK, read)) yield rows.map((row) => csvLine(cellsOf(row, dayOf))).join('')
}

/** A personal address of the reports. */
export const getIncidentExportUrl = (
  { tenantWrite, addresses }: Pick<Deps, 'tenantWrite' | 'addresses'>,
  call: Call,
  reader: Reader,
): Promise<string> =>
  tenantWrite(call, { operation: 'exportIncidents' }, async (tx) => {
    const file = { clientId: call.client.id, bucket: EXPORT, key: '', fileName: 'incidents.csv' }
    await auditCall(tx, call, { action: 'incident.export', details: { file: file.fileName } })
    return addresses.sign(tx, reader, file)
  })

/** What the addresses open. */
export const incidentExportSources = (deps: Deps): Record<string, ExportSource> => ({
  [EXPORT]: exportSource(deps, INCIDENTS_VIEW, async (call) => linesOf(deps, call)),
})
