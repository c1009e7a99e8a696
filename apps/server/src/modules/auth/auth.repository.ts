import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** An account that may reset its password. */
export interface ResetAccount {
  id: string
  clientId: string
  label: string
  email: string
}

/** The active account of a client with this e-mail address; undefined if there is none. */
export function findAccount(tx: Tx, clientId: string, email: string): Promise<ResetAccount | undefined> {
  return tx
    .selectFrom('users')
    .select(['id', 'client_id as clientId', 'label', 'email'])
    .$narrowType<{ email: string }>()
    .where('client_id', '=', clientId)
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .where('status', '=', 'active')
    .executeTakeFirst()
}

/** Stores the hash of a grant. */
export async function insertGrant(
  tx: Tx,
  grant: { clientId: string; userId: string; hash: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('reset_grants')
    .values({ client_id: grant.clientId, user_id: grant.userId, token_hash: grant.hash, expires_at: grant.expiresAt })
    .execute()
}

const isUsable = (account: { clientId: string; id: string }, hash: string) =>
  sql<boolean>`client_id = ${account.clientId} and user_id = ${account.id} and token_hash = ${hash}
    and used_at is null and expires_at > now()`

/** Whether a grant of this account could be used now. */
export async function hasGrant(tx: Tx, account: { clientId: string; id: string }, hash: string): Promise<boolean> {
  const query = tx.selectFrom('reset_grants').select('user_id').where(isUsable(account, hash))
  return (await query.executeTakeFirst()) !== undefined
}

/** Uses up a usable grant of this account. @returns whether there was one. */
export async function useGrant(tx: Tx, account: { clientId: string; id: string }, hash: string): Promise<boolean> {
  const used = await tx
    .updateTable('reset_grants')
    .set({ used_at: sql<string>`now()` })
    .where(isUsable(account, hash))
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
