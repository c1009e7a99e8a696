import type { BulkRow, BulkRowInput, BulkRun } from '@ssp/api'
import type { FakeServer } from '@ssp/feature-kit/testing'
import { employeeServer } from './employee-server'

const base = '/ssp/production/employees/bulk/{clientId}'
const runId = '7b1f9c1e-0000-4000-8000-00000000b001'

const none = { total: 0, new: 0, changed: 0, unchanged: 0, conflict: 0, rejected: 0, applied: 0, restored: 0, kept: 0 }

/** A run as the server returns it. */
export const bulkRun = (fields: Partial<BulkRun> = {}): BulkRun => ({
  id: runId,
  kind: 'import',
  state: 'draft',
  fileName: 'people.csv',
  createdDt: '2026-03-02T09:00:00.000Z',
  appliedDt: null,
  undoUntil: null,
  confirmCount: null,
  ...fields,
  counts: { ...none, ...fields.counts },
})

function compared({ line, identifier, ...fields }: BulkRowInput, kind: BulkRun['kind']): BulkRow {
  const row = {
    line,
    identifier,
    name: [fields.forename, fields.surname].filter(Boolean).join(' '),
    reason: null,
    detail: '',
  }
  if (identifier === 'TAKEN')
    return {
      ...row,
      status: 'conflict',
      reason: 'exists',
      changes: [{ field: 'email', from: 'old@acme.example', to: fields.email ?? '' }],
    }
  if (identifier === 'NOBODY') return { ...row, status: 'rejected', reason: 'unknown_identifier', changes: [] }
  if (identifier === 'MOVED')
    return {
      ...row,
      name: 'Ines Okafor',
      status: 'conflict',
      reason: 'identifier_moved',
      detail: 'Ada Smith',
      changes: [],
    }
  if (kind === 'deactivate')
    return {
      ...row,
      name: 'Ines Okafor',
      status: 'changed',
      changes: [{ field: 'status', from: 'active', to: 'deactivated' }],
    }
  if (kind === 'update')
    return {
      ...row,
      status: 'changed',
      changes: [{ field: 'email', from: 'old@acme.example', to: fields.email ?? '' }],
    }
  return { ...row, status: 'new', changes: [] }
}

/**
 * A fake server for the bulk calls and those of the list. It compares rows by their identifier and applies them at once or,
 * with `release`, once that is resolved. With `accept` the response to the confirmation waits for it; with `taken` another
 * user has created the employees by then.
 */
export function bulkServer(
  options: {
    runs?: BulkRun[]
    confirm?: boolean
    release?: Promise<void>
    accept?: Promise<void>
    taken?: boolean
  } = {},
): FakeServer {
  let run = bulkRun()
  let rows: BulkRow[] = []
  const count = (status: BulkRow['status']) => rows.filter((row) => row.status === status).length
  const current = (): BulkRun => {
    const [made, changed] = [count('new'), count('changed')]
    const isDone = run.state !== 'draft'
    return {
      ...run,
      counts: {
        ...none,
        total: rows.length,
        new: made,
        changed,
        conflict: count('conflict'),
        rejected: count('rejected'),
        applied: isDone ? made + changed : 0,
        restored: run.state === 'undone' ? made + changed : 0,
      },
      confirmCount: options.confirm && !isDone ? changed : null,
    }
  }
  return employeeServer()
    .on('get', base, () => options.runs ?? (run.state === 'draft' ? [] : [current()]))
    .on('post', base, ({ body }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel's own request, typed by its sender
      run = bulkRun(body as Pick<BulkRun, 'kind' | 'fileName'>)
      rows = []
      return current()
    })
    .on('get', `${base}/{runId}`, () => current())
    .on('post', `${base}/{runId}/rows`, ({ body }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel's own request, typed by its sender
      rows.push(...(body as { rows: BulkRowInput[] }).rows.map((row) => compared(row, run.kind)))
      return { success: true }
    })
    .on('get', `${base}/{runId}/rows`, ({ query }) => {
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
      return rows.filter(({ status }) => status === query.get('status')).slice(page * limit, (page + 1) * limit)
    })
    .on('post', `${base}/{runId}/apply`, async () => {
      await options.accept
      const finish = () => {
        if (options.taken) rows = rows.map((row) => ({ ...row, status: 'conflict', reason: 'exists' }))
        const undoUntil = options.taken ? null : '2026-04-01T09:01:00.000Z'
        run = { ...run, state: 'done', appliedDt: '2026-03-02T09:01:00.000Z', undoUntil }
      }
      if (options.release) {
        run = { ...run, state: 'applying', appliedDt: '2026-03-02T09:01:00.000Z' }
        void options.release.then(finish)
      } else finish()
      return current()
    })
    .on('post', `${base}/{runId}/undo`, () => {
      run = { ...run, state: 'undone', undoUntil: null }
      return current()
    })
}
