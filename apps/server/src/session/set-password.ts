import { sql } from 'kysely'
import { audit } from '../access/audit-log.ts'
import type { Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Stores a new password hash and does all that goes with it, by whichever way it was set: every
 * session of the account ends, the person is told by mail, and an audit row is left.
 */
export async function setPassword(
  tx: Tx,
  jobs: Jobs,
  change: { clientId: string; userId: string; hash: string; action: string; sessionId?: string },
): Promise<void> {
  const { clientId, userId, hash, action, sessionId } = change
  const user = await tx
    .updateTable('users')
    .set({ password_hash: hash, password_changed_at: sql<string>`now()` })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .returning(['label', 'email'])
    .executeTakeFirstOrThrow()
  await endSessions(tx, { clientId, userId }, 'password')
  await audit(tx, { clientId, actor: { userId, sessionId: sessionId ?? null } }, { action, target: userId })
  const { label, email } = user
  if (email) await jobs.enqueue(tx, 'password.changed', { clientId, userId, to: email, label })
}
