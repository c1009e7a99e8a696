import { homeScope, type Actor } from '../../access/actor.ts'
import type { Deps } from '../../deps.ts'
import { hashPassword } from '../../session/password.ts'
import { requireGoodPassword } from '../../session/password-rules.ts'
import { setPassword } from '../../session/set-password.ts'
import { verifyCurrentPassword } from './verify-current-password.ts'

/**
 * Changes the password and ends every session, the caller's too.
 * @returns false when the current password is wrong, or is changed by another request.
 * @throws problem `invalid` at `newPassword`, `too_many_requests` after ten tries in five minutes.
 */
export async function changePassword(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  actor: Actor,
  currentPassword: string,
  newPassword: string,
): Promise<boolean> {
  requireGoodPassword(newPassword, 'newPassword')
  const { homeClientId: clientId, userId, sessionId } = actor
  const verifiedHash = await verifyCurrentPassword({ database }, actor, currentPassword)
  if (verifiedHash === undefined) return false
  const hash = await hashPassword(newPassword)
  return database.withTenant(homeScope(actor), (tx) =>
    setPassword(tx, jobs, { clientId, userId, hash, action: 'password.change', sessionId, verifiedHash }),
  )
}
