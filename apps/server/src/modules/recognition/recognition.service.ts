import { randomUUID } from 'node:crypto'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { ProblemText } from '../../errors.de.ts'
import { missingChoice, problem, requireFound } from '../../errors.ts'
import { changeRecord, plainRecord, removeRecord, requireRecord } from '../../http/records.ts'
import { linkedEmployee } from './linked-employee.ts'
import { findEmployee, findTeam } from './people.repository.ts'
import { reachableEmployees, reachableRecognitions, reachableTeams } from './reachable.repository.ts'
import * as repository from './recognition.repository.ts'
import type { RecognitionFilter, RecognitionRow } from './recognition.repository.ts'
import { findBadge, findType } from './setup.repository.ts'
import { toRecognition } from './recognition-wire.ts'

/** What is given. */
export interface Gift {
  team: number
  receiver_id: string
  badge_id: string
  type_id: string
  message?: string
  approved?: number
  user_id: string
}

/** What an editor changes. */
export type RecognitionChange = Partial<Pick<Gift, 'message' | 'badge_id' | 'type_id' | 'approved'>>

const receiverError = (text: ProblemText) => problem('invalid', { fields: { receiver_id: text } })

async function receiverOf(tx: Tx, call: Call, { team, receiver_id: id }: Gift, giverId: string) {
  if (team === 1) {
    const found = await findTeam(tx, call.client.id, id, reachableTeams(call))
    if (!found) throw missingChoice('receiver_id')
    return { to_team: true, receiver_id: null, team_id: id, team_name: found.label }
  }
  const employee = await findEmployee(tx, call.client.id, id, reachableEmployees(call))
  if (!employee) throw missingChoice('receiver_id')
  if (id === giverId) throw receiverError('You cannot give recognition to yourself.')
  if (employee.deactivated_at) throw receiverError('This employee has left.')
  return { to_team: false, receiver_id: id, team_id: null, team_name: null }
}

async function requireTypeAndBadge(tx: Tx, { client }: Call, { type_id, badge_id }: RecognitionChange) {
  if (type_id !== undefined && !(await findType(tx, client.id, type_id))) throw missingChoice('type_id')
  if (badge_id !== undefined && !(await findBadge(tx, client.id, badge_id))) throw missingChoice('badge_id')
}

const RECOGNITIONS = plainRecord({
  table: 'recognitions',
  name: 'recognition',
  find: (tx, clientId, id, call) => repository.findRecognition(tx, clientId, id, reachableRecognitions(call)),
  toWire: (recognition, { objects }) => toRecognition(objects, recognition),
})

export const listRecognitions = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: RecognitionFilter) =>
  tenantRead(call, (tx) => repository.findRecognitions(tx, call.client.id, filter, reachableRecognitions(call)))

export const countRecognitions = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: RecognitionFilter) =>
  tenantRead(call, (tx) => repository.countRecognitions(tx, call.client.id, filter, reachableRecognitions(call)))

/** @throws problem `not_found`. */
export const getRecognition = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  id: string,
): Promise<RecognitionRow> =>
  tenantRead(call, async (tx) =>
    requireFound(await repository.findRecognition(tx, call.client.id, id, reachableRecognitions(call))),
  )

/**
 * Gives recognition, once per key.
 * @throws problem `forbidden` without a linked employee, `invalid` for the giver or an employee who has left as receiver,
 * `not_found` for an unknown receiver, type or badge, or a giver other than the caller's employee.
 */
export const giveRecognition = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: Gift,
  key: string | undefined,
): Promise<RecognitionRow> =>
  tenantWrite(call, { operation: 'giveRecognition', key, body }, async (tx) => {
    const giverId = await linkedEmployee(tx, call)
    if (body.user_id !== giverId) throw problem('not_found')
    const receiver = await receiverOf(tx, call, body, giverId)
    await requireTypeAndBadge(tx, call, body)
    const id = randomUUID()
    await repository.insertRecognition(tx, call.client.id, {
      id,
      giver_id: giverId,
      ...receiver,
      type_id: body.type_id,
      badge_id: body.badge_id,
      message: body.message?.trim() ?? '',
      approved: body.approved === 1,
    })
    await auditCall(tx, call, { action: 'recognition.give', target: id })
    const row = await repository.findRecognition(tx, call.client.id, id, [])
    if (!row) throw problem('internal')
    return row
  })

/**
 * Changes a recognition; approving a rejected one clears the reason.
 * @returns the new version.
 * @throws problem `not_found`, also for an unknown type or badge, `stale`.
 */
export const updateRecognition = (deps: Deps, call: Call, id: string, change: RecognitionChange, ifMatch?: string) =>
  deps.tenantWrite(call, { operation: 'updateRecognition' }, async (tx) => {
    await requireRecord(deps, tx, call, RECOGNITIONS, id, ifMatch)
    await requireTypeAndBadge(tx, call, change)
    const { message, approved, ...setup } = change
    const columns = {
      ...setup,
      ...(message !== undefined && { message: message.trim() }),
      ...(approved !== undefined && { approved: approved === 1 }),
      ...(approved === 1 && { rejected_reason: null }),
    }
    return changeRecord(tx, call, RECOGNITIONS, id, columns, { changed: Object.keys(change) })
  })

/** Removes a recognition with its likes. @throws problem `not_found`, `stale`. */
export const removeRecognition = (deps: Deps, call: Call, id: string, ifMatch?: string): Promise<void> =>
  deps.tenantWrite(call, { operation: 'removeRecognition' }, async (tx) => {
    await requireRecord(deps, tx, call, RECOGNITIONS, id, ifMatch)
    await removeRecord(tx, call, RECOGNITIONS, id)
  })

/**
 * Approves or rejects recognition that awaits approval, in one transaction.
 * @returns the number of changed ones; an earlier decision of another user is kept.
 * @throws problem `not_found` if one of the ids is out of reach, `invalid` for a rejection without a reason.
 */
export function judgeRecognitions(
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: { ids: string[]; approved: number; reason?: string },
  key: string | undefined,
): Promise<number> {
  const typed = body.reason?.trim()
  if (body.approved === 0 && !typed) throw problem('invalid', { fields: { reason: 'This is required.' } })
  const reason = body.approved === 0 && typed ? typed : null
  return tenantWrite(call, { operation: 'judgeRecognitions', key, body }, async (tx) => {
    const found = await repository.lockReachable(tx, call.client.id, body.ids, reachableRecognitions(call))
    if (found.length !== body.ids.length) throw problem('not_found')
    const changed = await repository.judge(tx, call.client.id, found, reason)
    await auditCall(tx, call, {
      action: reason === null ? 'recognition.approve' : 'recognition.reject',
      details: { ids: found },
    })
    return changed
  })
}
