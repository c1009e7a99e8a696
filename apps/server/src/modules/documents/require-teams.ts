import { isTeamRestricted } from '@ssp/api/can'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'

/** @throws problem `not_found` unless every id is that of a team of the client within reach under the permission. */
export async function requireTeams(tx: Tx, call: Call, permission: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.some((id) => isTeamRestricted(call.actor.rights, permission, [id]))) throw problem('not_found')
  if (wanted.length === 0) return
  const found = await tx
    .selectFrom('teams')
    .select('id')
    .where('client_id', '=', call.client.id)
    .where('id', 'in', wanted)
    .execute()
  if (found.length < wanted.length) throw problem('not_found')
}
