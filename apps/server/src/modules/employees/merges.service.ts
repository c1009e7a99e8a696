import type { components } from '@ssp/api/schema'
import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { logInteraction } from '../../people/interactions.ts'
import { changedText, COLUMNS, type EmployeeChange, type MergeField } from './employee-changes.ts'
import { updateEmployee } from './employee.repository.ts'
import { lockedEmployee, type Drawn } from './employee.service.ts'
import type { EmployeeRow } from './employees.repository.ts'
import { deleteMerge, findMergeFault, insertMerge } from './merges.repository.ts'

type MergeRequest = components['schemas']['MergeEmployeeRequest']

const FAULTS = {
  merged: 'This account has been merged already. Remove that merge first.',
  target: 'Other accounts have been merged into this one. Remove those merges first.',
  gone: 'The chosen account has itself been merged into another. Choose that one.',
}

const nameOf = ({ forename, surname, identifier, email }: EmployeeRow): string =>
  [forename, surname].filter(Boolean).join(' ') || identifier || email || 'No name'

// In the order of their ids, so that of two merges of the same accounts one waits for the other.
async function lockBoth(tx: Tx, call: Call, fromId: string, toId: string, drawn: Drawn | undefined) {
  const rows = new Map<string, EmployeeRow>()
  for (const id of [fromId, toId].toSorted()) {
    rows.set(id, await lockedEmployee(tx, call, id, id === toId ? drawn : undefined))
  }
  const [from, to] = [rows.get(fromId), rows.get(toId)]
  if (!from || !to) throw problem('internal')
  return { from, to }
}

/** Copies fields to the correct account. A client has an identifier once, so a taken one changes places. */
async function takeOver(tx: Tx, clientId: string, rows: { from: EmployeeRow; to: EmployeeRow }, take: MergeField[]) {
  const { from, to } = rows
  const fields = take.filter((field) => from[COLUMNS[field]] !== to[COLUMNS[field]])
  if (fields.length === 0) return fields
  const columns: EmployeeChange['columns'] = {}
  for (const field of fields) Object.assign(columns, { [COLUMNS[field]]: from[COLUMNS[field]] })
  const swaps = fields.includes('identifier')
  if (swaps) await updateEmployee(tx, clientId, from.id, { identifier: null })
  await updateEmployee(tx, clientId, to.id, columns)
  if (swaps && to.identifier !== null) await updateEmployee(tx, clientId, from.id, { identifier: to.identifier })
  return fields
}

/** Merges of two accounts of one person. */
export function mergesService({ tenantWrite }: Pick<Deps, 'tenantWrite'>) {
  return {
    /**
     * Merges an account into the correct one, once per key.
     * @throws problem `not_found` for an account out of reach, `stale` for another version of the correct account, `invalid`
     * for an account and itself, `conflict` when a chain would arise.
     */
    merge: (call: Call, request: MergeRequest, key: string | undefined, drawn: Drawn) =>
      tenantWrite(call, { operation: 'mergeEmployee', key, body: request }, async (tx) => {
        const { client, actor } = call
        const { employee_id, linked_id, take = [] } = request
        if (employee_id === linked_id) {
          throw problem('invalid', { fields: { linked_id: 'An account cannot be merged into itself.' } })
        }
        const rows = await lockBoth(tx, call, employee_id, linked_id, drawn)
        const fault = await findMergeFault(tx, client.id, employee_id, linked_id)
        if (fault) throw problem('conflict', { message: FAULTS[fault] })
        const fields = await takeOver(tx, client.id, rows, take)
        await insertMerge(tx, { client_id: client.id, employee_id, linked_id, user_id: actor.userId })
        const details = { into: linked_id, taken: fields }
        await audit(tx, { clientId: client.id, actor }, { action: 'employee.merge', target: employee_id, details })
        const merged = `Merged into ${nameOf(rows.to)}.`
        const from = [`${nameOf(rows.from)} was merged into this account.`, changedText(fields)]
        await logInteraction(tx, call, { employeeId: employee_id, type: 'account_merged', description: merged })
        await logInteraction(tx, call, {
          employeeId: linked_id,
          type: 'account_merged',
          description: from.filter(Boolean).join(' '),
        })
        return { success: true }
      }),

    /**
     * Removes a merge, from either side. Fields that were taken over stay.
     * @throws problem `not_found` for an account out of reach or without this merge.
     */
    unmerge: (call: Call, request: components['schemas']['DeleteMergeRequest'], key: string | undefined) =>
      tenantWrite(call, { operation: 'deleteMerge', key, body: request }, async (tx) => {
        const { client, actor } = call
        const { employee_id, target_employee_id } = request
        if (employee_id === target_employee_id) throw problem('not_found')
        const rows = await lockBoth(tx, call, employee_id, target_employee_id, undefined)
        if (!(await deleteMerge(tx, client.id, employee_id, target_employee_id))) throw problem('not_found')
        const details = { from: target_employee_id }
        await audit(tx, { clientId: client.id, actor }, { action: 'employee.unmerge', target: employee_id, details })
        const type = 'merge_removed'
        const notify = true
        const description = `No longer merged into ${nameOf(rows.to)}.`
        await logInteraction(tx, call, { employeeId: employee_id, type, description, notify })
        const other = `${nameOf(rows.from)} is no longer merged into this account.`
        await logInteraction(tx, call, { employeeId: target_employee_id, type, description: other, notify })
        return { success: true }
      }),
  }
}
