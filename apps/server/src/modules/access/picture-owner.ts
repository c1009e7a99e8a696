import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { findUser } from './users.repository.ts'

/**
 * Whether the owner of a picture is the caller or an account of the client.
 * @throws problem `not_found`.
 */
export async function requirePictureOwner(
  tx: Tx,
  call: Call,
  { userId }: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  if (userId === undefined || userId === call.actor.userId) return
  if (!(await findUser(tx, call, 'id', userId))) throw problem('not_found')
}
