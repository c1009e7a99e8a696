import type { Actor } from '../../access/actor.ts'
import type { TenantScope } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { countInWindow } from '../../session/attempts.repository.ts'
import { hashPassword, verifyPassword } from '../../session/password.ts'
import { requireGoodPassword } from '../../session/password-rules.ts'
import { setPassword } from '../../session/set-password.ts'

const TRIES = 10
const WINDOW_MS = 300_000

/** Change of the own password, with the current one. */
export function passwordService({ database, jobs }: Deps) {
  return {
    /**
     * Changes the password and ends every session, the caller's too.
     * @returns false when the current password is wrong, or is changed by another request.
     * @throws problem `invalid` at `newPassword`, `too_many_requests` after ten tries in five minutes.
     */
    async change(scope: TenantScope, actor: Actor, currentPassword: string, newPassword: string): Promise<boolean> {
      requireGoodPassword(newPassword, 'newPassword')
      const { clientId } = scope
      const { userId } = actor
      const retryAt = await database.withSystem((tx) =>
        countInWindow(tx, { scope: `password:${userId}`, limit: TRIES, windowMs: WINDOW_MS }),
      )
      if (retryAt) throw problem('too_many_requests', { retryAt })
      const user = await database.withTenant(scope, (tx) =>
        tx
          .selectFrom('users')
          .select('password_hash')
          .where('client_id', '=', clientId)
          .where('id', '=', userId)
          .executeTakeFirstOrThrow(),
      )
      if (!(await verifyPassword(currentPassword, user.password_hash))) return false
      const hash = await hashPassword(newPassword)
      const change = { clientId, userId, hash, action: 'password.change', sessionId: actor.sessionId }
      return database.withTenant(scope, (tx) => setPassword(tx, jobs, { ...change, verifiedHash: user.password_hash }))
    },
  }
}
