import { PEOPLE_AREAS } from '../areas'
import * as operations from '../generated/operations'
import type { BulkRow, BulkRowInput, BulkRun, EmployeeSelection } from '../types'
import type { EmployeeFilter } from './employees'
import { resource, send } from './resource'

const bulk = resource('employee-bulk')

/** The bulk runs of a kind that were applied in the last 30 days, newest first. */
export const bulkRunsQuery = bulk.read(
  'runs',
  operations.listBulkRuns,
  (kind: BulkRun['kind']) => ({ query: { kind } }),
  ({ record }) => record,
)

/** A bulk run with its counts. */
export const bulkRunQuery = bulk.read(
  'run',
  operations.getBulkRun,
  (runId: string) => ({ path: { runId } }),
  ({ record }) => record,
)

/** A page of the rows of a run. `state` only distinguishes the rows before a change of the run from those after it. */
export const bulkRowsQuery = bulk.read(
  'rows',
  operations.listBulkRows,
  ({
    id,
    status,
    page,
    limit,
  }: {
    id: string
    state: BulkRun['state']
    status: BulkRow['status']
    page: number
    limit: number
  }) => ({
    path: { runId: id },
    query: { status, page, limit },
  }),
  ({ record }) => record,
)

/** Starts a run without rows. */
export const startBulkRun = send(operations.startBulkRun, (body: Pick<BulkRun, 'kind' | 'fileName'>) => ({ body }))

/** Adds up to 1,000 rows to a run. The rows are compared; nothing changes. */
export const addBulkRows = send(operations.addBulkRows, ({ id, rows }: { id: string; rows: BulkRowInput[] }) => ({
  path: { runId: id },
  body: { rows },
}))

/** Areas that the job of a run changes. */
const BULK_AREAS = [...PEOPLE_AREAS, 'teams', 'employee-bulk'] as const

/** Applies a run in a background job. Rejects with `fields.count` if the count must be confirmed. */
export const applyBulkRun = send(
  operations.applyBulkRun,
  ({ id, ...body }: { id: string; rows: number; count?: number }) => ({ path: { runId: id }, body }),
  BULK_AREAS,
)

/** Undoes an applied run in a background job, within 30 days. */
export const undoBulkRun = send(
  operations.undoBulkRun,
  ({ id }: { id: string }) => ({ path: { runId: id } }),
  BULK_AREAS,
)

/**
 * The address of a CSV file of the employees with a status, or of all. It works for one minute (spec 2 section 7).
 * Extension: search, dates and teams as in the list.
 */
export const exportEmployees = send(operations.exportEmployees, ({ status, ...filter }: EmployeeFilter, api) => ({
  query: { clientId: api.clientId(), ...(status && { [status]: true as const }), ...filter },
}))

/** Extension. The address of a CSV file of selected employees. It works for one minute. */
export const exportSelected = send(operations.exportSelected, ({ selection }: { selection: EmployeeSelection }) => ({
  body: { selection },
}))

/** Extension. Starts a run that deactivates selected employees, at most 5,000; nothing changes until it is applied. */
export const startSelectedDeactivation = send(
  operations.startSelectedDeactivation,
  ({ selection }: { selection: EmployeeSelection }) => ({ body: { selection } }),
)
