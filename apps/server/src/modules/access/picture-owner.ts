import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'

/**
 * Whether the owner of a picture is the caller or an account of the client.
 * @throws problem `not_found`.
 */
export async function requirePictureOwner(
  tx: Tx,
  { actor, client }: Call,
  { userId }: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  if (userId === undefined || userId === actor.userId) return
  const owner = await tx
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', client.id)
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!owner) throw problem('not_found')
}
