import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { lockRecord } from '../db/lock-record.ts'
import { keyedHash, type Keys } from './keys.ts'

/** Minutes a code, and the grant that it is exchanged for, can be used. */
export const CODE_MINUTES = 10

/** Six random digits. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** Keyed hash of a code; the id of its row makes equal codes differ. */
export const hashCode = (keys: Keys, id: string, code: string): string => keyedHash(keys.hash, `${id}\n${code}`)

/** Purpose of a code: a code of one purpose is not accepted for another. `employeeId` is the employee of a link. */
export type CodePurpose =
  | { purpose: 'password-reset'; employeeId?: undefined }
  | { purpose: 'employee-link'; employeeId: string }

/** Stores a new code and makes every earlier one of the account for the same purpose worthless. */
export async function replaceCode(
  tx: Tx,
  code: CodePurpose & { clientId: string; id: string; userId: string; hash: string; expiresAt: Date },
): Promise<void> {
  // Of two at once, the second must see the code of the first.
  await lockRecord(tx, 'users', code.clientId, code.userId)
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
  { purpose, employeeId }: CodePurpose,
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
