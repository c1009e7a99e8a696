import { can } from '@ssp/api/can'
import { placeOf } from '../../access/actor.ts'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import { findEmployees, findMerged, PAY, type PayBucket } from './pay.repository.ts'

/** @throws problem `forbidden` without the permission of a bucket. */
export function requireBucket({ actor, client }: Call, bucket: PayBucket): void {
  const { permission } = PAY[bucket]
  if (!can(actor.rights, permission, placeOf(actor, client))) throw problem('forbidden', { permission })
}

/** Pay of an account is out of reach if one of its teams is, for any of these permissions (2-decisions 118). */
const JUDGED = ['EMPLOYEES_VIEW', ...Object.values(PAY).map(({ permission }) => permission)]

/** The accounts among these whose pay the caller may see: each is checked separately, merged or not. */
export const withinPay = (tx: Tx, { actor, client }: Call, employeeIds: readonly string[]): Promise<string[]> =>
  findEmployees(
    tx,
    client.id,
    employeeIds,
    JUDGED.flatMap((permission) => notRestricted(actor, permission, employeesAs('e'))),
  )

/**
 * Checks whether the caller may see pay of an employee.
 * @returns the employee and the accounts merged into it whose pay is in reach.
 * @throws problem `not_found` for an employee out of reach, `forbidden` for one whose pay is.
 */
export async function requirePay(tx: Tx, call: Call, employeeId: string): Promise<string[]> {
  await requireEmployee(tx, call, employeeId)
  const ids = await withinPay(tx, call, [employeeId, ...(await findMerged(tx, call.client.id, employeeId))])
  if (!ids.includes(employeeId))
    throw problem('forbidden', { message: 'You can not view pay docs/payslips for this team' })
  return ids
}
