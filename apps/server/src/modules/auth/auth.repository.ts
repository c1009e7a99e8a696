import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** An account that may reset its password. */
export interface ResetAccount {
  id: string
  clientId: string
  label: string
  email: string
}

/** The active account of a client with this e-mail address, or undefined. */
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

/** What a code is for; a code for one thing is worth nothing for another. `employeeId` names the employee of a link. */
export type CodePurpose =
  { purpose: 'password-reset'; employeeId?: undefined } | { purpose: 'employee-link'; employeeId: string }

/** Stores a new code and makes every earlier one of the account for the same purpose worthless. */
export async function replaceCode(
  tx: Tx,
  code: CodePurpose & { clientId: string; id: string; userId: string; hash: string; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('otp_codes')
    .set({ used_at: sql<string>`now()` })
    .where('client_id', '=', code.clientId)
    .where('user_id', '=', code.userId)
    .where('purpose', '=', code.purpose)
    .where('used_at', 'is', null)
    .execute()
  await tx
    .insertInto('otp_codes')
    .values({
      client_id: code.clientId,
      id: code.id,
      user_id: code.userId,
      purpose: code.purpose,
      employee_id: code.employeeId ?? null,
      code_hash: code.hash,
      expires_at: code.expiresAt,
    })
    .execute()
}

/**
 * Spends one try on the living code of an account. Conditional, so that however many guesses arrive
 * at once, no more than `maxTries` see the hash.
 */
export function spendTry(
  tx: Tx,
  account: { clientId: string; id: string },
  maxTries: number,
  { purpose, employeeId }: CodePurpose = { purpose: 'password-reset' },
) {
  return tx
    .updateTable('otp_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('client_id', '=', account.clientId)
    .where('user_id', '=', account.id)
    .where('purpose', '=', purpose)
    .where('employee_id', 'is not distinct from', employeeId ?? null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', maxTries)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
}

/** Marks a code as used. */
export async function useCode(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx
    .updateTable('otp_codes')
    .set({ used_at: sql<string>`now()` })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
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
