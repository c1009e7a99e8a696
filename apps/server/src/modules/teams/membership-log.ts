import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { logInteraction } from '../../people/interactions.ts'
import { findMemberIds } from './members.repository.ts'

/** What happens to an employee in a team, as the interaction log names it. */
type Entry = 'team_added' | 'team_removed' | 'team_leader_made' | 'team_leader_revoked'

/** Writes a change of membership into the logs of the employees. */
export const logMembership = (
  tx: Tx,
  call: Call,
  type: Entry,
  employeeId: readonly string[],
  { id, label }: { id: string; label: string },
): Promise<void> => logInteraction(tx, call, { employeeId, type, description: [[type, label]], names: id })

/** Records the end of a team in the logs of its members, including those out of the caller's reach. */
export async function logDissolution(tx: Tx, call: Call, team: { id: string; label: string }): Promise<void> {
  await logMembership(tx, call, 'team_removed', await findMemberIds(tx, call.client.id, team.id), team)
}
