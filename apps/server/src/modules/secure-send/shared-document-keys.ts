import { sharedTypes } from '@ssp/api/document-types'
import { sql } from 'kysely'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { extensionsOf, ID, type KeyGroups, type Opener } from '../../storage/bucket.ts'

/** Name of the bucket. */
export const SHARED_DOCUMENTS = 'shared-documents'

/**
 * The sender, an id that is new for each file and cannot be guessed, then the number from 0 to 999 of the specification and
 * the name: letters and digits of any script, with the extension (3-decisions 89, 90).
 */
export const SHARED_KEY = new RegExp(
  `^(?<userId>${ID})/${ID}/(?:0|[1-9]\\d{0,2})-` +
    `(?<name>[\\p{L}\\p{M}\\p{N}]{1,150}\\.(?:${extensionsOf(sharedTypes)}))$`,
  'u',
)

/** @throws problem `not_found` for the folder of somebody else. */
export async function requireOwnFolder(_tx: Tx, { actor }: Call, { userId }: KeyGroups): Promise<void> {
  if (userId !== actor.userId) throw problem('not_found')
}

/** Condition on rows of `shared_documents` whose file can still be opened. */
export const canBeOpened = sql<boolean>`deleted_at is null and (expires_at is null or expires_at > now())`

/**
 * Whether the file may still be opened by this person, in a transaction of the own client. The first opening by a receiver is
 * noted: the account that recalls the file learns of it, also of a client that did not announce it.
 */
export async function noteOpening(tx: Tx, key: string, { userId, homeClientId }: Opener): Promise<boolean> {
  const received = await tx
    .updateTable('shared_documents')
    .set({ viewed_at: sql<string>`coalesce(viewed_at, now())` })
    .where('receiver_client_id', '=', homeClientId)
    .where('receiver_id', '=', userId)
    .where('object_key', '=', key)
    .where(canBeOpened)
    .returning('id')
    .executeTakeFirst()
  if (received) return true
  const sent = await tx
    .selectFrom('shared_documents')
    .select('id')
    .where('client_id', '=', homeClientId)
    .where('sender_id', '=', userId)
    .where('object_key', '=', key)
    .where(canBeOpened)
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}

const isUnshared = sql<boolean>`not exists (select from shared_documents d
  where d.client_id = o.client_id and d.object_key = o.object_key)`

/**
 * Files that one person put and has not shared, whose keys begin with `path`; the newest first.
 * @throws problem `not_found` for a path outside of the own folder.
 */
export async function findUnshared(
  tx: Tx,
  { actor, client }: Pick<Call, 'actor'> & { client: { id: string } },
  path: string,
): Promise<{ key: string; size: number }[]> {
  if (!path.startsWith(`${client.id}/${actor.userId}/`)) throw problem('not_found')
  return tx
    .selectFrom('objects as o')
    .select(['o.object_key as key', 'o.size'])
    .where('o.client_id', '=', client.id)
    .where('o.bucket', '=', SHARED_DOCUMENTS)
    .where(sql<boolean>`starts_with(o.object_key, ${path})`)
    .where('o.uploaded_by', '=', actor.userId)
    .where(isUnshared)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.object_key')
    .limit(100)
    .execute()
}

/** Removes an uploaded file that was not shared. @throws problem `not_found` unless it is the caller's own. */
export async function removeUnshared(
  tx: Tx,
  { actor, client }: Pick<Call, 'actor'> & { client: { id: string } },
  key: string,
) {
  const removed = await tx
    .deleteFrom('objects as o')
    .where('o.client_id', '=', client.id)
    .where('o.bucket', '=', SHARED_DOCUMENTS)
    .where('o.object_key', '=', key)
    .where('o.uploaded_by', '=', actor.userId)
    .where(isUnshared)
    .returning('o.object_key')
    .executeTakeFirst()
  if (!removed) throw problem('not_found')
}
