import type { components } from '@ssp/api/schema'
import { requireSameClient } from '../../access/call.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { readerFrom } from '../../http/file-cookie.ts'
import { filterOf } from '../../people/employee-filter.ts'
import { filterOfSelection } from '../../people/selection.ts'
import {
  addBulkRows,
  applyBulkRun,
  getBulkRun,
  listBulkRows,
  listBulkRuns,
  runWhole,
  startBulkRun,
  startSelectedDeactivation,
  undoBulkRun,
  undoUntil,
  type RunState,
} from './bulk.service.ts'
import { FIELDS, type Kind, type RowInput } from './compare-rows.ts'
import { getEmployeeExportUrl } from './employee-export.ts'

type Schemas = components['schemas']
type StoredRow = Awaited<ReturnType<typeof listBulkRows>>['rows'][number]

const toRun = (run: RunState): Schemas['BulkRun'] => ({
  id: run.id,
  kind: run.kind,
  state: run.state,
  fileName: run.file_name,
  createdDt: run.created_at,
  appliedDt: run.applied_at,
  undoUntil: undoUntil(run),
  counts: run.counts,
  confirmCount: run.confirmCount,
})

function toRow(kind: Kind, row: StoredRow): Schemas['BulkRow'] {
  const [fields, before] = [row.fields, row.before] as Record<string, string>[]
  const changes: Schemas['BulkChange'][] = FIELDS.filter((field) => fields?.[field] !== undefined).map((field) => ({
    field,
    from: before?.[field] ?? '',
    to: fields?.[field] ?? '',
  }))
  if (row.team_ids) changes.push({ field: 'teams', from: row.teams_before_text, to: row.teams_text })
  if (kind === 'deactivate' && row.status === 'changed')
    changes.push({ field: 'status', from: 'active', to: 'deactivated' })
  return {
    line: row.line,
    identifier: row.identifier,
    name: row.name,
    status: row.outcome === 'kept' ? 'kept' : row.status,
    reason: row.reason as Schemas['BulkReason'] | null,
    detail: row.detail,
    changes,
  }
}

/** A row of the import as the specification has it: uuid, clientId, forename, surname, identifier, email. */
function toImportRow(
  [id, clientId, forename, surname, identifier, email]: Schemas['ImportEmployeesRequest'][number],
  index: number,
): RowInput & { clientId: string } {
  return {
    line: index + 1,
    id,
    clientId,
    forename: forename ?? '',
    surname: surname ?? '',
    identifier: identifier ?? '',
    email: email ?? '',
  }
}

const doing = { import: 'imported', update: 'updated', deactivate: 'deactivated' }

function toStatus({ id, kind, counts }: RunState): Schemas['BulkStatus'] {
  const done = counts.new + counts.changed
  const left = counts.total - done
  const people = done === 1 ? '1 employee' : `${done} employees`
  const rest = left === 0 ? '' : left === 1 ? ' 1 row was left out.' : ` ${left} rows were left out.`
  return { success: true, status: `${people} will be ${doing[kind]} shortly.${rest}`, runId: id }
}

/** Bulk work on employees and their export (C2-027, C2-029, C2-030, C2-034, C2-035). */
export function employeeBulkHandlers(
  deps: Deps,
): HandlersOf<
  | 'importEmployees'
  | 'batchUpdateEmployees'
  | 'batchDeactivateEmployees'
  | 'exportEmployees'
  | 'exportSelected'
  | 'startSelectedDeactivation'
  | 'listBulkRuns'
  | 'startBulkRun'
  | 'getBulkRun'
  | 'listBulkRows'
  | 'addBulkRows'
  | 'applyBulkRun'
  | 'undoBulkRun'
> {
  return {
    async importEmployees(request) {
      const call = callOf(request)
      const rows = request.body.map((cells, index) => {
        const { clientId, ...row } = toImportRow(cells, index)
        requireSameClient(call, clientId)
        return row
      })
      const attempt = { key: keyOf(request), body: request.body }
      return toStatus(await runWhole(deps, call, { operation: 'importEmployees', kind: 'import', rows }, attempt))
    },

    async batchUpdateEmployees(request) {
      const call = callOf(request)
      requireSameClient(call, request.body.clientId)
      const rows = request.body.employees.map((employee, index) => ({ ...employee, line: index + 1 }))
      const attempt = { key: keyOf(request), body: request.body }
      return toStatus(await runWhole(deps, call, { operation: 'batchUpdateEmployees', kind: 'update', rows }, attempt))
    },

    async batchDeactivateEmployees(request) {
      const call = callOf(request)
      const { clientId, identifiers, count } = request.body
      requireSameClient(call, clientId)
      const rows = identifiers.map((identifier, index) => ({ identifier, line: index + 1 }))
      const attempt = { key: keyOf(request), body: request.body }
      const of = { operation: 'batchDeactivateEmployees', kind: 'deactivate', rows, count } as const
      return toStatus(await runWhole(deps, call, of, attempt))
    },

    async exportEmployees(request, reply) {
      const call = callOf(request)
      const { clientId, registered, unregistered, deactivated, active } = request.query
      requireSameClient(call, clientId)
      const flags = { registered, unregistered, deactivated, active }
      const [status, ...more] = (Object.keys(flags) as (keyof typeof flags)[]).filter((name) => flags[name])
      if (more.length > 0) throw problem('invalid', { message: 'Name one status.' })
      const filter = filterOf({ ...request.query, status })
      return { url: await getEmployeeExportUrl(deps, call, filter, readerFrom(request, reply, deps.addresses)) }
    },

    async exportSelected(request, reply) {
      const filter = filterOfSelection(request.body.selection)
      const reader = readerFrom(request, reply, deps.addresses)
      return { url: await getEmployeeExportUrl(deps, callOf(request), filter, reader, 'exportSelected') }
    },

    async startSelectedDeactivation(request, reply) {
      const run = await startSelectedDeactivation(deps, callOf(request), request.body.selection, keyOf(request))
      reply.status(201)
      return toRun(run)
    },

    async listBulkRuns(request) {
      return (await listBulkRuns(deps, callOf(request), request.query.kind)).map(toRun)
    },

    async startBulkRun(request, reply) {
      const run = await startBulkRun(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return toRun(run)
    },

    getBulkRun: async (request) => toRun(await getBulkRun(deps, callOf(request), request.params.runId)),

    async listBulkRows(request) {
      const { status, page = 0, limit = 10 } = request.query
      const { kind, rows } = await listBulkRows(deps, callOf(request), request.params.runId, { status, page, limit })
      return rows.map((row) => toRow(kind, row))
    },

    async addBulkRows(request) {
      await addBulkRows(deps, callOf(request), request.params.runId, request.body.rows)
      return { success: true }
    },

    applyBulkRun: async (request) =>
      toRun(await applyBulkRun(deps, callOf(request), request.params.runId, request.body)),

    undoBulkRun: async (request) => toRun(await undoBulkRun(deps, callOf(request), request.params.runId)),
  }
}
