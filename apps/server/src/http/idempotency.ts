import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'

/** What identifies one attempt to create something. */
export interface Attempt {
  clientId: string
  userId: string
  /** The Idempotency-Key header; absent means that every call creates. */
  key: string | undefined
  operation: string
  body: unknown
}

/**
 * Runs a create once per key, in the caller's transaction: a repeated key with the same body gives
 * the first answer again; with another body it is refused. Two at once wait for each other on the row.
 * @throws problem `conflict` when the key was used for something else.
 */
export async function once<T>(tx: Tx, attempt: Attempt, create: () => Promise<T>): Promise<T> {
  const { clientId, userId, key, operation, body } = attempt
  if (key === undefined) return create()
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  const row = { client_id: clientId, user_id: userId, key }
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ ...row, operation, body_hash: bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) {
    const answer = await create()
    await tx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('client_id', '=', clientId)
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute()
    return answer
  }
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['operation', 'body_hash', 'answer'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (first.operation !== operation || first.body_hash !== bodyHash) {
    throw problem('conflict', { message: 'This Idempotency-Key was already used for another request.' })
  }
  return first.answer as T
}

/** Forgets keys older than a day. */
export async function forgetOldKeys(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<string>`now() - interval '1 day'`)
    .execute()
}
