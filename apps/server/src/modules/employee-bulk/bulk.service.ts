import { randomUUID } from 'node:crypto'
import { MOST_CHANGED } from '@ssp/api/limits'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { requireRightTo } from '../../access/operation-rights.ts'
import type { OperationId } from '../../contract/handlers.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { bulkRun } from './bulk-job.ts'
import * as repository from './bulk.repository.ts'
import { compareRow, type Kind, type RowInput } from './compare-rows.ts'
import { creatableBy, findTeamsOfNew } from '../../people/new-member.ts'
import { changeableBy, reachOf } from '../../people/reach.ts'
import { findSelected, type EmployeeSelection } from '../../people/selection.ts'

/** A run with the number that has to be typed before it is applied. */
export interface RunState extends repository.RunRow {
  confirmCount: number | null
}

/** Days within which a run can be undone. */
export const UNDO_DAYS = 30
/** Rows compared by one statement. */
const PART = 1000

const isUndoable = ({ state, applied_at, counts }: repository.RunRow) =>
  state === 'done' &&
  counts.applied > 0 &&
  applied_at !== null &&
  Date.parse(applied_at) > Date.now() - UNDO_DAYS * 86_400_000

/** Until when a run can be undone; null when it cannot. */
export const undoUntil = (run: repository.RunRow): string | null =>
  isUndoable(run) ? new Date(Date.parse(run.applied_at ?? '') + UNDO_DAYS * 86_400_000).toISOString() : null

// A caller who may not see some of the employees sees no file of another user, because it may name them.
const ownerOf = (call: Call): string | undefined => (reachOf(call).employees.length > 0 ? call.actor.userId : undefined)

async function requireRun(tx: Tx, call: Call, id: string, lock = false): Promise<RunState> {
  const run = requireFound(await repository.findRun(tx, { clientId: call.client.id, userId: ownerOf(call), id, lock }))
  const asks = run.kind === 'deactivate' && run.state === 'draft'
  return { ...run, confirmCount: asks ? await repository.findConfirmCount(tx, call.client.id, id) : null }
}

/**
 * The contract names EMPLOYEES_UPDATE for runs of every kind. At a client with strict rights an import also needs EMPLOYEES_CREATE.
 * @throws problem `forbidden`.
 */
function requireKind(call: Call, kind: Kind): void {
  if (kind === 'import') requireRightTo(call, { strict: 'EMPLOYEES_CREATE' })
}

async function insertRun(tx: Tx, call: Call, kind: Kind, fileName: string): Promise<string> {
  requireKind(call, kind)
  const { actor, client } = call
  const id = randomUUID()
  await repository.insertRun(tx, {
    client_id: client.id,
    id,
    kind,
    file_name: fileName,
    user_id: actor.userId,
    actor_label: actor.label,
  })
  return id
}

const reachFor = (call: Call, kind: Kind) => (kind === 'import' ? creatableBy(call) : changeableBy(call))

async function compare(tx: Tx, call: Call, run: { id: string; kind: Kind }, rows: readonly RowInput[]) {
  const known = await repository.findKnown(
    tx,
    { clientId: call.client.id, runId: run.id, kind: run.kind },
    rows,
    reachFor(call, run.kind),
  )
  if (run.kind === 'import') known.teamsOfNew = await findTeamsOfNew(tx, call)
  const compared = rows.map((row) => compareRow(run.kind, row, known, randomUUID))
  await repository.putRows(tx, call.client.id, run.id, compared)
}

async function compareAll(tx: Tx, call: Call, run: { id: string; kind: Kind }, rows: readonly RowInput[]) {
  for (let at = 0; at < rows.length; at += PART) await compare(tx, call, run, rows.slice(at, at + PART))
}

async function queue(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { actor, client }: Call,
  run: RunState,
  state: 'applying' | 'undoing',
) {
  await repository.setState(tx, client.id, run.id, state)
  await jobs.enqueue(tx, bulkRun, {
    clientId: client.id,
    platformId: client.platformId,
    runId: run.id,
    actor: { userId: actor.userId, label: actor.label },
  })
  const { new: made, changed } = run.counts
  await auditCall(
    tx,
    { actor, client },
    {
      action: `employee.bulk${state === 'undoing' ? 'Undo' : run.kind.replace(/^./, (first) => first.toUpperCase())}`,
      target: run.id,
      details: { fileName: run.file_name, rows: made + changed },
    },
  )
}

async function apply(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  call: Call,
  id: string,
  { count }: { count?: number | undefined },
) {
  const { kind } = await requireRun(tx, call, id)
  requireKind(call, kind)
  await repository.dropOutOfReach(tx, call.client.id, id, reachFor(call, kind))
  if (kind === 'import' && (await findTeamsOfNew(tx, call))) await repository.dropWithoutTeam(tx, call.client.id, id)
  const run = await requireRun(tx, call, id)
  if (run.confirmCount !== null && run.confirmCount !== count)
    throw problem('conflict', {
      message: `This deactivates ${run.confirmCount} employees. Confirm the number.`,
      fields: { count: `Type ${run.confirmCount} to confirm.` },
    })
  await queue(deps, tx, call, run, 'applying')
}

export const startBulkRun = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: { kind: Kind; fileName: string },
  key: string | undefined,
): Promise<RunState> =>
  tenantWrite(call, { operation: 'startBulkRun', key, body }, async (tx) => {
    const id = await insertRun(tx, call, body.kind, body.fileName)
    await auditCall(tx, call, { action: 'employeeBulk.start', target: id })
    return requireRun(tx, call, id)
  })

/**
 * Starts a run that would deactivate selected employees, once per key. One without an identifier is rejected in it.
 * @throws as `findSelected`.
 */
export const startSelectedDeactivation = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  selection: EmployeeSelection,
  key: string | undefined,
): Promise<RunState> =>
  tenantWrite(call, { operation: 'startSelectedDeactivation', key, body: selection }, async (tx) => {
    const { employees } = await findSelected(tx, call, selection, { most: MOST_CHANGED.startSelectedDeactivation })
    const rows = employees.map(({ identifier, forename, surname }, index) => ({
      line: index + 1,
      identifier: identifier ?? '',
      forename,
      surname,
    }))
    const id = await insertRun(tx, call, 'deactivate', 'Selected employees')
    await compareAll(tx, call, { id, kind: 'deactivate' }, rows)
    await auditCall(tx, call, { action: 'employeeBulk.start', target: id })
    return requireRun(tx, call, id)
  })

/** The runs of a kind that were applied in the last 30 days. */
export async function listBulkRuns(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  kind: Kind,
): Promise<RunState[]> {
  const runs = await tenantRead(call, (tx) => repository.findRuns(tx, call.client.id, ownerOf(call), kind))
  return runs.map((run) => ({ ...run, confirmCount: null }))
}

/** @throws problem `not_found` for one out of reach. */
export const getBulkRun = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string): Promise<RunState> =>
  tenantRead(call, (tx) => requireRun(tx, call, id))

/**
 * Compares rows and adds them to a run that was not applied yet.
 * @throws problem `not_found` also for the run of another account, `forbidden`, `conflict` for a run that was applied.
 */
export const addBulkRows = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  rows: readonly RowInput[],
): Promise<void> =>
  tenantWrite(call, { operation: 'addBulkRows' }, async (tx) => {
    const run = requireFound(await repository.lockRun(tx, { clientId: call.client.id, userId: call.actor.userId, id }))
    requireKind(call, run.kind)
    if (run.state !== 'draft') throw problem('conflict', { message: 'This file has been applied already.' })
    if (new Set(rows.map(({ line }) => line)).size < rows.length)
      throw problem('invalid', { fields: { rows: 'A line is in the request twice.' } })
    await compare(tx, call, run, rows)
  })

/** A page of the rows of a run, without employees out of the caller's reach. @throws problem `not_found`. */
export const listBulkRows = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  id: string,
  query: { status: Parameters<typeof repository.findRows>[3]['status']; page: number; limit: number },
) =>
  tenantRead(call, async (tx) => {
    const { kind } = await requireRun(tx, call, id)
    const rows = await repository.findRows(tx, call.client.id, id, { ...query, reach: reachOf(call) })
    return { kind, rows }
  })

/**
 * Queues a run to be applied, once.
 * @throws problem `not_found`, `conflict` naming `rows` when some have not arrived, or `count` when it must be typed.
 */
export const applyBulkRun = (
  deps: Pick<Deps, 'jobs' | 'tenantWrite'>,
  call: Call,
  id: string,
  body: { rows: number; count?: number },
): Promise<RunState> =>
  deps.tenantWrite(call, { operation: 'applyBulkRun' }, async (tx) => {
    const run = await requireRun(tx, call, id, true)
    if (run.state !== 'draft') return run
    if (run.counts.total !== body.rows)
      throw problem('conflict', {
        message: `${run.counts.total} of ${body.rows} rows have arrived.`,
        fields: { rows: 'Send the file again.' },
      })
    await apply(deps, tx, call, id, body)
    return requireRun(tx, call, id)
  })

/** Queues the undoing of a run. @throws problem `not_found`, `conflict` if it is too late or not applied. */
export const undoBulkRun = (deps: Pick<Deps, 'jobs' | 'tenantWrite'>, call: Call, id: string): Promise<RunState> =>
  deps.tenantWrite(call, { operation: 'undoBulkRun' }, async (tx) => {
    const run = await requireRun(tx, call, id, true)
    if (run.state === 'undoing' || run.state === 'undone') return run
    requireKind(call, run.kind)
    if (!isUndoable(run)) throw problem('conflict', { message: 'This cannot be undone any more.' })
    // Undoing an import removes the employees that it created, and moves no others.
    await repository.dropOutOfReach(tx, call.client.id, id, changeableBy(call, run.kind !== 'import'))
    await queue(deps, tx, call, run, 'undoing')
    return requireRun(tx, call, id)
  })

/**
 * Compares and queues a whole file in one request, once per key.
 * @throws problem `conflict` naming `count` when it must be typed.
 */
export const runWhole = (
  deps: Pick<Deps, 'jobs' | 'tenantWrite'>,
  call: Call,
  of: { operation: OperationId; kind: Kind; rows: readonly RowInput[]; count?: number | undefined },
  attempt: { key: string | undefined; body: unknown },
): Promise<RunState> =>
  deps.tenantWrite(call, { operation: of.operation, ...attempt }, async (tx) => {
    const id = await insertRun(tx, call, of.kind, 'request')
    await compareAll(tx, call, { id, kind: of.kind }, of.rows)
    await apply(deps, tx, call, id, of)
    return requireRun(tx, call, id)
  })
