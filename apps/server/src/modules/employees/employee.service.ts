import { auditCall, auditChange, valueChange } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { requireReachedAlike, requireUnfixedMember } from '../../access/fixed-teams.ts'
import { requireFreeIdentifier } from '../../access/holders.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { emailChanged } from '../../mail/email-changed.job.ts'
import { logInteraction, logTexts } from '../../people/interactions.ts'
import { lockEmployee } from '../../people/require-employee.ts'
import { changedSentence, changesOf, nameOf, type UpdateEmployee } from './employee-changes.ts'
import * as repository from './employee.repository.ts'
import { findEmployee, type EmployeeRow } from './employees.repository.ts'
import { findMergesOf } from './merges.repository.ts'
import { employeePasswordReset } from './password-reset.job.ts'
import { reachable } from './reachable.ts'
import { returnIdentifiers } from './return-identifiers.ts'

/** The version that a request expects, and the wire form of the current record for its rejection. */
export interface ExpectedVersion {
  ifMatch: string | undefined
  toWire: (row: EmployeeRow) => unknown
}

/** Spec 2 section 5, to the letter. */
const INCOMPLETE = 'Please make sure the users email & identifier are set.'

/**
 * The employee, locked until the transaction ends.
 * @throws problem `not_found` for one out of reach, `stale` for another version.
 */
export async function lockedEmployee(tx: Tx, call: Call, id: string, expected?: ExpectedVersion): Promise<EmployeeRow> {
  await lockEmployee(tx, call.client.id, id)
  const row = requireFound(await findEmployee(tx, call.client.id, id, reachable(call.actor)))
  if (expected) requireVersion(expected.ifMatch, row.version, () => expected.toWire(row))
  return row
}

/**
 * Changes fields. A former e-mail address gets a mail.
 * @returns the version after.
 * @throws problem `not_found`, `stale`, `invalid`, or `conflict` for an identifier in use.
 */
export const updateEmployee = (
  { tenantWrite, jobs }: Pick<Deps, 'tenantWrite' | 'jobs'>,
  call: Call,
  id: string,
  request: UpdateEmployee,
  expected: ExpectedVersion,
): Promise<number> =>
  tenantWrite(call, { operation: 'updateEmployee' }, async (tx) => {
    const { client } = call
    const row = await lockedEmployee(tx, call, id, expected)
    const { fields, columns } = changesOf(row, request)
    if (fields.length === 0) return row.version
    await requireFreeIdentifier(tx, call, columns.identifier, id)
    if (row.identifier !== null && fields.includes('identifier'))
      await repository.keepIdentifier(tx, client.id, id, row.identifier)
    const version = await repository.updateEmployee(tx, client.id, id, columns)
    const entry = { action: 'employee.update', target: id, details: { changed: fields } }
    await auditCall(tx, call, entry)
    await logInteraction(tx, call, { employeeId: id, type: 'employee_updated', description: changedSentence(fields) })
    if (row.email && fields.includes('email'))
      await jobs.enqueue(tx, emailChanged, { clientId: client.id, userId: null, to: row.email, label: nameOf(row) })
    return version
  })

/**
 * Requires the employee to set a new password, and sends an e-mail if there is an address (docs/decisions/0016).
 * @returns the new version, and whether an e-mail is sent.
 * @throws problem `not_found`, `stale`, or `invalid` if the account is incomplete or not the one that was seen.
 */
export const resetEmployeePassword = (
  { tenantWrite, jobs }: Pick<Deps, 'tenantWrite' | 'jobs'>,
  call: Call,
  id: string,
  seen: UpdateEmployee,
  expected: ExpectedVersion,
) =>
  tenantWrite(call, { operation: 'updateEmployee' }, async (tx) => {
    const { client } = call
    const row = await lockedEmployee(tx, call, id, expected)
    if (!row.surname || !row.identifier || !row.identity_tenant_id) {
      throw problem('invalid', { message: INCOMPLETE })
    }
    requireSeen(row, seen)
    const version = await repository.markPasswordReset(tx, client.id, id)
    await auditCall(tx, call, { action: 'employee.resetPassword', target: id })
    const sentence = row.email ? 'password_mail_sent' : 'password_no_address'
    await logInteraction(tx, call, { employeeId: id, type: 'password_reset', description: [[sentence]] })
    const isMailed = Boolean(row.email)
    if (isMailed) {
      await jobs.enqueue(tx, employeePasswordReset, {
        clientId: client.id,
        platformId: client.platformId,
        employeeId: id,
      })
    }
    return { version, isMailed }
  })

/**
 * Permanently removes an employee. The audit row is kept, with the log; merges, avatar and memberships are deleted, and
 * accounts that were merged into this one get their own identifiers back.
 * @throws problem `not_found` or `stale`, `forbidden` for a member of a team that restricts the caller, or one merged with
 * an account that the restrictions of the caller do not treat alike.
 */
export const removeEmployee = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  expected: ExpectedVersion,
): Promise<null> =>
  tenantWrite(call, { operation: 'removeEmployee' }, async (tx) => {
    const { client } = call
    const row = await lockedEmployee(tx, call, id, expected)
    await requireUnfixedMember(tx, call, id)
    for (const merge of await findMergesOf(tx, client.id, id))
      await requireReachedAlike(tx, call, [merge.employee_id, merge.linked_id])
    const subject = { kind: 'employee' as const, id, label: nameOf(row) }
    // The newest entry first, as in the log itself.
    const log = { field: 'log' as const, of: null, from: await logTexts(tx, client.id, id), to: [] }
    const changes = [...valueChange('label', subject.label, null), ...(log.from.length > 0 ? [log] : [])]
    await returnIdentifiers(tx, call, row)
    await repository.deleteAvatars(tx, client.id, id)
    await repository.deleteEmployee(tx, client.id, id)
    await auditChange(tx, call, { action: 'employee.remove', subject, changes, details: { notify: true } })
    return null
  })

// The request names the account as the caller saw it, so that an account that has changed hands since is not reset.
function requireSeen(row: EmployeeRow, seen: UpdateEmployee): void {
  const pairs = [
    ['surname', row.surname],
    ['identifier', row.identifier],
    ['email', row.email],
    ['tenantId', row.identity_tenant_id],
    ['userId', row.identity_user_id],
  ] as const
  const other = pairs.find(([field, value]) => seen[field] !== undefined && seen[field] !== (value ?? ''))
  if (other) throw problem('invalid', { fields: { [other[0]]: 'This differs from the account.' } })
}
