import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { insertRecord } from '../../db/insert-record.ts'
import { insertMembers, updateApprover } from './members.repository.ts'

/** Creates a team with members, one of whom may lead it. @returns its id. */
export async function makeTeam(
  tx: Tx,
  client_id: string,
  fields: { id?: string; label?: string; members?: readonly string[]; leader?: string } = {},
): Promise<string> {
  const { id = randomUUID(), label = `Team ${id}`, members = [], leader } = fields
  await insertRecord(tx, 'teams', client_id, { id, label })
  await insertMembers(tx, client_id, id, leader ? [...members, leader] : members)
  if (leader) await updateApprover(tx, client_id, { teamId: id, employeeId: leader, approver: true })
  return id
}
