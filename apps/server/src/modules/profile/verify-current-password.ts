import { homeScope, type Actor } from '../../access/actor.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { countInWindow } from '../../session/attempts.repository.ts'
import { verifyPassword } from '../../session/password.ts'
import { findPasswordHash } from './profile.repository.ts'

const TRIES = 10
const WINDOW_MS = 300_000

/**
 * Checks the current password of the caller, for a change of the password or the e-mail address.
 * @returns the hash it was verified against; undefined if it is wrong.
 * @throws problem `too_many_requests` after ten attempts in five minutes.
 */
export async function verifyCurrentPassword(
  { database }: Pick<Deps, 'database'>,
  actor: Actor,
  password: string,
): Promise<string | undefined> {
  const { homeClientId: clientId, userId } = actor
  const retryAt = await database.withSystem((tx) =>
    countInWindow(tx, { scope: `password:${clientId}/${userId}`, limit: TRIES, windowMs: WINDOW_MS }),
  )
  if (retryAt) throw problem('too_many_requests', { retryAt })
  const hash = await database.withTenant(homeScope(actor), (tx) => findPasswordHash(tx, clientId, userId))
  return (await verifyPassword(password, hash)) ? hash : undefined
}
