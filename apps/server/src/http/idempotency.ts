import { hkdfSync } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import { keyedHash } from '../session/keys.ts'
import { seal, unseal } from '../seal.ts'

/** What identifies one attempt to create something. */
export interface Attempt {
  clientId: string
  userId: string
  /** The Idempotency-Key header; absent means that every call creates. */
  key: string | undefined
  operation: string
  body: unknown
}

// The key itself is not stored, so that a row can be read only by the request that repeats it.
const derive = (key: string, use: string) =>
  new Uint8Array(hkdfSync('sha256', key.toLowerCase(), '', `idempotency ${use}`, 32))

// Clients may change the order of properties in a repeated request.
const sorted = (_name: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/**
 * Runs a create once per key, in the caller's transaction: a repeated key with the same body returns
 * the first response again; with another body it is an error. Two at once wait for each other on the row.
 * @throws problem `conflict` when the key was used for something else.
 */
export async function once<T>(tx: Tx, attempt: Attempt, create: () => Promise<T>): Promise<T> {
  const { clientId, userId, key, operation, body } = attempt
  if (key === undefined) return create()
  const row = { client_id: clientId, user_id: userId, key_hash: keyedHash(derive(key, 'row'), '') }
  const requestHash = keyedHash(derive(key, 'request'), JSON.stringify([operation, body], sorted))
  const sealKey = derive(key, 'response')
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ ...row, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst()
  if (taken) {
    const response = await create()
    await tx
      .updateTable('idempotency_keys')
      .set({ sealed_response: seal(sealKey, response) })
      .where((eb) => eb.and(row))
      .execute()
    return response
  }
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'sealed_response'])
    .where((eb) => eb.and(row))
    .executeTakeFirstOrThrow()
  if (first.request_hash !== requestHash || first.sealed_response === null) {
    throw problem('conflict', { message: 'This Idempotency-Key was already used for another request.' })
  }
  return unseal(sealKey, first.sealed_response) as T
}
