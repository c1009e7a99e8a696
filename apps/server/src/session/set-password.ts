import { sql } from 'kysely'
import { audit } from '../access/audit-log.ts'
import type { Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { passwordChanged } from '../mail/password-changed.job.ts'
import { endSessions } from './end-sessions.ts'

/** An account and the hash that its password was verified against, outside the transaction. */
export interface VerifiedAccount {
  clientId: string
  userId: string
  verifiedHash: string
}

/**
 * Stores a new password hash and does all that goes with it, by whichever way it was set: every
 * session of the account ends, the person is told by mail, and an audit row is left.
 * @returns false, and does nothing, when the password is no longer the one of `verifiedHash`.
 */
export async function setPassword(
  tx: Tx,
  jobs: Jobs,
  change: Omit<VerifiedAccount, 'verifiedHash'> & {
    hash: string
    action: string
    sessionId?: string
    verifiedHash?: string
  },
): Promise<boolean> {
  const { clientId, userId, hash, action, sessionId, verifiedHash } = change
  let update = tx
    .updateTable('users')
    .set({ password_hash: hash, password_changed_at: sql<string>`now()` })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
  if (verifiedHash !== undefined) update = update.where('password_hash', '=', verifiedHash)
  const user = await update.returning(['label', 'email']).executeTakeFirst()
  if (!user) return false
  await endSessions(tx, { clientId, userId }, 'password')
  await audit(tx, { clientId, actor: { userId, sessionId: sessionId ?? null } }, { action, target: userId })
  const { label, email } = user
  if (email) await jobs.enqueue(tx, passwordChanged, { clientId, userId, to: email, label })
  return true
}

/**
 * Keeps the password from changing until the transaction ends; with `rehashed`, stores it under that hash.
 * @returns false when it is no longer the one of `verifiedHash`.
 */
export async function lockPassword(tx: Tx, account: VerifiedAccount, rehashed: string | undefined): Promise<boolean> {
  const { clientId, userId, verifiedHash } = account
  const isSame = sql`client_id = ${clientId} and id = ${userId} and password_hash = ${verifiedHash}`
  const { rows } = await (
    rehashed === undefined
      ? sql`select id from users where ${isSame} for share`
      : sql`update users set password_hash = ${rehashed} where ${isSame} returning id`
  ).execute(tx)
  return rows.length > 0
}
