import { can } from '@ssp/api/can'
import type { components } from '@ssp/api/schema'
import { placeOf } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { requireReachedAlike } from '../../access/fixed-teams.ts'
import type { MergedField } from '../../db/columns.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { INCIDENTS_VIEW, isNamedInOpenIncident } from '../../incidents/incident-reach.ts'
import type { Sentence } from '../../people/interaction-sentences.ts'
import { logInteraction } from '../../people/interactions.ts'
import { changedSentence, COLUMNS, nameOf, type EmployeeChange, type MergeField } from './employee-changes.ts'
import { updateEmployee } from './employee.repository.ts'
import { lockedEmployee, type ExpectedVersion } from './employee.service.ts'
import type { EmployeeRow } from './employees.repository.ts'
import * as repository from './merges.repository.ts'

type MergeRequest = components['schemas']['MergeEmployeeRequest']

/** The account that is merged away, and the correct one. */
interface Pair {
  from: EmployeeRow
  to: EmployeeRow
}

const FAULTS = {
  merged: 'This account has been merged already. Remove that merge first.',
  target: 'Other accounts have been merged into this one. Remove those merges first.',
  gone: 'The chosen account has itself been merged into another. Choose that one.',
  later: 'A later merge into the same account has taken over the same details. Remove that merge first.',
} as const

// In the order of their ids, so that of two merges of the same accounts one waits for the other.
async function lockBoth(
  tx: Tx,
  call: Call,
  fromId: string,
  toId: string,
  expected: ExpectedVersion | undefined,
): Promise<Pair> {
  const rows = new Map<string, EmployeeRow>()
  for (const id of [fromId, toId].toSorted()) {
    rows.set(id, await lockedEmployee(tx, call, id, id === toId ? expected : undefined))
  }
  const [from, to] = [rows.get(fromId), rows.get(toId)]
  if (!from || !to) throw problem('internal')
  return { from, to }
}

const columnsOf = (fields: readonly (readonly [MergeField, MergedField['from']])[]): EmployeeChange['columns'] =>
  Object.fromEntries(fields.map(([field, value]) => [COLUMNS[field], value]))

/** Changes both accounts. Identifiers are unique, so the first one is emptied before the second one takes it. */
async function write(
  tx: Tx,
  clientId: string,
  { from, to }: Pair,
  columns: Record<keyof Pair, EmployeeChange['columns']>,
) {
  if (columns.from.identifier !== undefined) await updateEmployee(tx, clientId, from.id, { identifier: null })
  await updateEmployee(tx, clientId, to.id, columns.to)
  if (columns.from.identifier) await updateEmployee(tx, clientId, from.id, columns.from)
}

/** Copies fields to the correct account. A client has an identifier once, so a taken one changes places. */
async function takeOver(tx: Tx, clientId: string, { from, to }: Pair, take: MergeField[]): Promise<MergedField[]> {
  const taken = take
    .map((field) => ({ field, from: from[COLUMNS[field]], to: to[COLUMNS[field]] }))
    .filter((one) => one.from !== one.to)
  const swapped = taken.filter(({ field }) => field === 'identifier')
  await write(
    tx,
    clientId,
    { from, to },
    {
      from: columnsOf(swapped.map((one) => [one.field, one.to])),
      to: columnsOf(taken.map((one) => [one.field, one.from])),
    },
  )
  return taken
}

/**
 * Restores in both accounts what a merge changed. A field that was edited since, or whose identifier is in use, is kept.
 */
async function giveBack(tx: Tx, clientId: string, { from, to }: Pair, taken: readonly MergedField[]) {
  const inUse = async (identifier: MergedField['to']) =>
    typeof identifier === 'string' && (await repository.isIdentifierInUse(tx, clientId, identifier, [from.id, to.id]))
  const back = { from: [] as [MergeField, MergedField['from']][], to: [] as [MergeField, MergedField['to']][] }
  const kept = new Set<MergeField>()
  for (const { field, from: fromBefore, to: toBefore } of taken) {
    const isIdentifier = field === 'identifier'
    if (to[COLUMNS[field]] === fromBefore && !(isIdentifier && (await inUse(toBefore)))) back.to.push([field, toBefore])
    else kept.add(field)
    if (!isIdentifier) continue
    if (from.identifier === toBefore && !(await inUse(fromBefore))) back.from.push([field, fromBefore])
    else kept.add(field)
  }
  await write(tx, clientId, { from, to }, { from: columnsOf(back.from), to: columnsOf(back.to) })
  const names = (fields: readonly [MergeField, unknown][]) => fields.map(([field]) => field)
  return { from: names(back.from), to: names(back.to), kept: [...kept] }
}

/**
 * Merges an account into the correct one, once per key.
 * @throws problem `not_found` for an account out of reach, `stale` for another version of the correct account, `invalid`
 * for an account and itself, `forbidden` for accounts that the restrictions of the caller do not treat alike, `conflict` if
 * a chain would result.
 */
export const mergeEmployee = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  request: MergeRequest,
  key: string | undefined,
  expected: ExpectedVersion,
) =>
  tenantWrite(call, { operation: 'mergeEmployee', key, body: request }, async (tx) => {
    const { client, actor } = call
    const { employee_id, linked_id, take = [] } = request
    if (employee_id === linked_id) {
      throw problem('invalid', { fields: { linked_id: 'An account cannot be merged into itself.' } })
    }
    const rows = await lockBoth(tx, call, employee_id, linked_id, expected)
    await requireReachedAlike(tx, call, [employee_id, linked_id])
    const fault = await repository.findMergeFault(tx, client.id, employee_id, linked_id)
    if (fault) throw problem('conflict', { message: FAULTS[fault] })
    const taken = await takeOver(tx, client.id, rows, take)
    const fields = taken.map(({ field }) => field)
    await repository.insertMerge(tx, {
      client_id: client.id,
      employee_id,
      linked_id,
      user_id: actor.userId,
      taken: JSON.stringify(taken),
    })
    const details = { into: linked_id, taken: fields }
    await auditCall(tx, call, { action: 'employee.merge', target: employee_id, details })
    const type = 'account_merged'
    const merged: Sentence[] = [['merged_into', nameOf(rows.to)]]
    await logInteraction(tx, call, { employeeId: employee_id, type, description: merged, names: linked_id })
    const from: Sentence[] = [['merged_from', nameOf(rows.from)], ...changedSentence(fields)]
    await logInteraction(tx, call, { employeeId: linked_id, type, description: from, names: employee_id })
    return { success: true }
  })

const HANDLES_REPORTS = 'Your account handles incident reports. Ask another administrator to remove this merge.'

/**
 * An account that handles incident reports cannot remove a merge of its own person while it is in conflict with an open
 * report.
 */
async function requireNoConflict(tx: Tx, { actor, client }: Call, ids: string[]): Promise<void> {
  if (!can(actor.rights, INCIDENTS_VIEW, placeOf(actor, client))) return
  if (!(await repository.isOwnPerson(tx, client.id, actor.userId, ids))) return
  if (await isNamedInOpenIncident(tx, client.id, actor.userId)) throw problem('conflict', { message: HANDLES_REPORTS })
}

/**
 * Removes a merge, from either side, and gives both accounts back what they had before.
 * @throws problem `not_found` for an account out of reach or without this merge, `forbidden` as for the merge, `conflict` while a later merge has taken over
 * the same fields, or an open report names an account of the caller's own person.
 */
export const deleteMerge = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  request: components['schemas']['DeleteMergeRequest'],
  key: string | undefined,
) =>
  tenantWrite(call, { operation: 'deleteMerge', key, body: request }, async (tx) => {
    const { client } = call
    const { employee_id, target_employee_id } = request
    if (employee_id === target_employee_id) throw problem('not_found')
    const rows = await lockBoth(tx, call, employee_id, target_employee_id, undefined)
    const merge = requireFound(await repository.deleteMerge(tx, client.id, employee_id, target_employee_id))
    await requireReachedAlike(tx, call, [employee_id, target_employee_id])
    await requireNoConflict(tx, call, [employee_id, target_employee_id])
    if (await repository.isTakenAgain(tx, client.id, merge)) throw problem('conflict', { message: FAULTS.later })
    const back = await giveBack(tx, client.id, rows, merge.taken)
    const details = { from: target_employee_id, restored: back.to, kept: back.kept }
    await auditCall(tx, call, { action: 'employee.unmerge', target: employee_id, details })
    const type = 'merge_removed'
    const notify = true
    const description: Sentence[] = [['unmerged_into', nameOf(rows.to)], ...changedSentence(back.from)]
    await logInteraction(tx, call, { employeeId: employee_id, type, description, names: target_employee_id, notify })
    const other: Sentence[] = [['unmerged_from', nameOf(rows.from)], ...changedSentence(back.to)]
    await logInteraction(tx, call, {
      employeeId: target_employee_id,
      type,
      description: other,
      names: employee_id,
      notify,
    })
    return { success: true as const, kept: back.kept }
  })
