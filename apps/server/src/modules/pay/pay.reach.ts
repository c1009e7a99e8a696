import { can, isTeamRestricted, teamRules } from '@ssp/api/can'
import { placeOf } from '../../access/actor.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import { findMerged, findTeamsOf, PAY, type PayBucket } from './pay.repository.ts'

/** @throws problem `forbidden` without the permission of a bucket. */
export function requireBucket({ actor, client }: Call, bucket: PayBucket): void {
  const { permission } = PAY[bucket]
  if (!can(actor.rights, permission, placeOf(actor, client))) throw problem('forbidden', { permission })
}

/**
 * Judges whether the caller may see pay of an employee. One team that is restricted under either permission hides both
 * (2-decisions 118).
 * @returns the employee and the accounts merged into it.
 * @throws problem `not_found` for an employee out of reach, `forbidden` for one whose pay is.
 */
export async function requirePay(tx: Tx, call: Call, employeeId: string): Promise<string[]> {
  await requireEmployee(tx, call, employeeId)
  const { rights } = call.actor
  const permissions = Object.values(PAY).map(({ permission }) => permission)
  const ids = [employeeId, ...(await findMerged(tx, call.client.id, employeeId))]
  if (permissions.every((permission) => teamRules(rights, permission).length === 0)) return ids
  const teamIds = await findTeamsOf(tx, call.client.id, ids)
  if (permissions.some((permission) => isTeamRestricted(rights, permission, teamIds)))
    throw problem('forbidden', { message: 'You can not view pay docs/payslips for this team' })
  return ids
}
