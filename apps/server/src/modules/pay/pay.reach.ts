import { can, isTeamRestricted, teamRules } from '@ssp/api/can'
import { sql } from 'kysely'
import { placeOf } from '../../access/actor.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import { PAY, type PayBucket } from './pay.repository.ts'

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
  const merged = await tx
    .selectFrom('employee_merges')
    .select('employee_id')
    .where('client_id', '=', call.client.id)
    .where('linked_id', '=', employeeId)
    .execute()
  const ids = [employeeId, ...merged.map((row) => row.employee_id)]
  if (permissions.every((permission) => teamRules(rights, permission).length === 0)) return ids
  const { rows: teams } = await sql<{ team_id: string }>`select team_id from team_belonging
    where client_id = ${call.client.id} and employee_id = any(${sql.val(ids)}::uuid[])`.execute(tx)
  const teamIds = teams.map((row) => row.team_id)
  if (permissions.some((permission) => isTeamRestricted(rights, permission, teamIds)))
    throw problem('forbidden', { message: 'You can not view pay docs/payslips for this team' })
  return ids
}
