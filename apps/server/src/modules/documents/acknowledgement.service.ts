import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted, teamsAs } from '../../access/not-restricted.ts'
import { findFigures } from '../../acknowledgements/figures.ts'
import { sendNudges } from '../../acknowledgements/nudge.job.ts'
import { nudge } from '../../acknowledgements/nudge.ts'
import { findRequest, requestAcknowledgement, withdrawRequest } from '../../acknowledgements/requests.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import type { Sentence } from '../../people/interaction-sentences.ts'
import { logInteraction } from '../../people/interactions.ts'
import { audienceOf, subjectOf } from './audience.ts'
import { requireAllWithinReach, requireDocument } from './require-document.ts'

const PERMISSION = 'DOCUMENTS_VIEW'
const NOTHING = {
  total: 0,
  acknowledged: 0,
  without_team: 0,
  no_address: 0,
  reminded_recently: 0,
  nudged_at: null,
  teams: [],
}

/** The request of a change and the version on which it is based. */
interface At {
  id: string
  ifMatch: string | undefined
}

const employeesOf = ({ actor }: Call) => notRestricted(actor, PERMISSION, employeesAs('e'))

async function requireRequest(tx: Tx, call: Call, { id, ifMatch }: At) {
  const found = await findRequest(tx, subjectOf(call.client.id, id))
  requireVersion(ifMatch, found?.version ?? 0, () => ({ due_date: found?.due_date ?? null }))
  return found
}

/** The request of a document with its figures for the employees in reach. @throws problem `not_found`. */
export const getDocumentAcknowledgement = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string) =>
  tenantRead(call, async (tx) => {
    await requireDocument(tx, call, { id }, PERMISSION)
    const subject = subjectOf(call.client.id, id)
    const request = await findRequest(tx, subject)
    const reachable = { employees: employeesOf(call), teams: notRestricted(call.actor, PERMISSION, teamsAs('t')) }
    return { request, figures: request ? await findFigures(tx, subject, reachable) : NOTHING }
  })

/**
 * Requests acknowledgement from everyone whom the document reaches, or changes the due date. @returns the version of the
 * request.
 * @throws problem `not_found`, `forbidden` if it also reaches people out of reach, `conflict` if it reaches no employee.
 */
export const requestDocumentAcknowledgement = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  at: At,
  dueDate: string | null,
) =>
  tenantWrite(call, { operation: 'requestDocumentAcknowledgement' }, async (tx) => {
    const document = await requireDocument(tx, call, { id: at.id }, PERMISSION)
    await requireRequest(tx, call, at)
    await requireAllWithinReach(tx, call, at.id, PERMISSION)
    const audience = await audienceOf(tx, call.client.id, at.id)
    if (!audience) throw problem('conflict', { message: 'This document is not shared with anybody.' })
    const subject = subjectOf(call.client.id, at.id)
    const { name: title, content_version: contentVersion } = document
    const asked = { title, contentVersion, dueDate, audience, requestedBy: call.actor.userId }
    const version = await requestAcknowledgement(tx, subject, asked)
    const details = { due_date: dueDate }
    await auditCall(tx, call, { action: 'document.askAcknowledgement', target: at.id, details })
    return version
  })

/** Withdraws the request and deletes its acknowledgements. */
export const withdrawDocumentAcknowledgement = ({ tenantWrite }: Pick<Deps, 'tenantWrite'>, call: Call, at: At) =>
  tenantWrite(call, { operation: 'withdrawDocumentAcknowledgement' }, async (tx) => {
    await requireDocument(tx, call, { id: at.id }, PERMISSION)
    await requireRequest(tx, call, at)
    await requireAllWithinReach(tx, call, at.id, PERMISSION)
    if (!(await withdrawRequest(tx, subjectOf(call.client.id, at.id)))) return
    await auditCall(tx, call, { action: 'document.withdrawAcknowledgement', target: at.id })
  })

/** Queues one reminder for everyone in reach who has not acknowledged. @throws problem `conflict` without a request. */
export const nudgeDocumentReaders = (
  { tenantWrite, jobs }: Pick<Deps, 'tenantWrite' | 'jobs'>,
  call: Call,
  id: string,
  key: string | undefined,
) =>
  tenantWrite(call, { operation: 'nudgeDocumentReaders', key, body: id }, async (tx) => {
    await requireDocument(tx, call, { id }, PERMISSION)
    const subject = subjectOf(call.client.id, id)
    const request = await findRequest(tx, subject)
    if (!request) throw problem('conflict', { message: 'No employee was asked to acknowledge this document.' })
    const { employeeIds, remindedRecently, noAddress } = await nudge(tx, subject, employeesOf(call))
    const description: Sentence[] = [['reminder_to_read', request.title]]
    await logInteraction(tx, call, { employeeId: employeeIds, type: 'acknowledgement_reminder', description })
    const details = { reminded: employeeIds.length }
    await auditCall(tx, call, { action: 'document.nudge', target: id, details })
    if (employeeIds.length > 0) await jobs.enqueue(tx, sendNudges, { ...subject, platformId: call.client.platformId })
    return { reminded: employeeIds.length, reminded_recently: remindedRecently, no_address: noAddress }
  })
