import { optionLabels } from '@ssp/form-builder/model'
import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { INCIDENTS_VIEW, reachableIncidents } from '../../access/incident-reach.ts'
import type { Deps } from '../../deps.ts'
import { csvLine, type CsvCell } from '../../http/csv.ts'
import { exportTickets } from '../../http/export-tickets.ts'
import { answeredFields } from './incident-wire.ts'
import { findAnswered, type IncidentDetailRow } from './incidents.repository.ts'

/** Where the addresses lead. */
export const EXPORT_PATH = '/api/incident-export'

/** Reports that are read at a time, each time in a transaction of its own. */
const CHUNK = 200
// Without a byte order mark a spreadsheet reads accents as Latin-1.
const BOM = '\uFEFF'

const HEADERS = ['From', 'Created Date', 'Resolved', 'Resolved Date', 'Team', 'Assigned To', 'Report']

const dayOf = (moment: string | null) => moment && new Date(moment).toISOString().slice(0, 10)

/** Every question that was answered with its answer, a line each: forms differ between reports. */
function reportText(row: IncidentDetailRow): string {
  return answeredFields(row)
    .filter(({ value }) => value !== '' && value !== null)
    .map((field) => {
      const answer = optionLabels(field).find(({ value }) => value === field.value)?.label ?? String(field.value)
      return `${field.label || field.name}: ${answer}`
    })
    .join('\n')
}

const cellsOf = (row: IncidentDetailRow): CsvCell[] => [
  row.anonymous ? 'Anonymous' : row.reporter,
  dayOf(row.created_at),
  row.resolved_at === null ? 'No' : 'Yes',
  dayOf(row.resolved_at),
  row.team,
  row.assignee,
  reportText(row),
]

/** Export of all reports of a client (3-decisions 28): an address first, which the browser then downloads as a stream. */
export function exportService(deps: Deps) {
  const { tenantRead, tenantWrite } = deps
  const use = { path: EXPORT_PATH, use: 'incident-export', permission: INCIDENTS_VIEW }
  const tickets = exportTickets<null>(deps, use)

  async function* linesOf(call: Call): AsyncGenerator<string> {
    yield BOM + csvLine(HEADERS)
    for (let after: IncidentDetailRow | undefined, isMore = true; isMore;) {
      const rows = await tenantRead(call, (tx) =>
        findAnswered(tx, call.client.id, reachableIncidents(call), { after, limit: CHUNK }),
      )
      yield rows.map((row) => csvLine(cellsOf(row))).join('')
      after = rows.at(-1)
      isMore = rows.length === CHUNK
    }
  }

  return {
    /** An address of the reports, for a minute. */
    address: (call: Call): Promise<string> =>
      tenantWrite(call, { operation: 'exportIncidents' }, async (tx) => {
        await audit(tx, { clientId: call.client.id, actor: call.actor }, { action: 'incident.export' })
        return tickets.address(call, null)
      }),

    /** The lines of the file of an address. @throws problem `not_found` for an address that does not work. */
    open: async (text: string): Promise<AsyncGenerator<string>> => linesOf((await tickets.open(text)).call),
  }
}
