import { isTeamRestricted } from '@ssp/api/can'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { findTeams } from './sharing.repository.ts'

/** @throws problem `not_found` unless every id is that of a team of the client in reach of the permission. */
export async function requireTeams(tx: Tx, call: Call, permission: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.some((id) => isTeamRestricted(call.actor.rights, permission, [id]))) throw problem('not_found')
  if (wanted.length === 0) return
  const found = await findTeams(tx, call.client.id, wanted)
  if (found.length < wanted.length) throw problem('not_found')
}
