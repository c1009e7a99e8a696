import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Opener } from '../../storage/bucket.ts'

/** The uploads of one person. */
interface Uploads {
  clientId: string
  bucket: string
  userId: string
}

/** Condition on rows of `shared_documents` whose file can still be opened. */
export const canBeOpened = sql<boolean>`deleted_at is null and (expires_at is null or expires_at > now())`

/**
 * Whether the user may still open the file, in a transaction of the home client. The first opening by a recipient is
 * recorded, so that the account that recalls the file learns of it, even for a client that did not report it.
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

/** Files that a person put and has not shared, whose keys begin with `path`; newest first. */
export const findUnshared = (tx: Tx, { clientId, bucket, userId }: Uploads, path: string) =>
  tx
    .selectFrom('objects as o')
    .select(['o.object_key as key', 'o.size'])
    .where('o.client_id', '=', clientId)
    .where('o.bucket', '=', bucket)
    .where(sql<boolean>`starts_with(o.object_key, ${path})`)
    .where('o.uploaded_by', '=', userId)
    .where(isUnshared)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.object_key')
    .limit(100)
    .execute()

/** Deletes a file that a person put and has not shared. @returns undefined without such a file. */
export const deleteUnshared = (tx: Tx, { clientId, bucket, userId }: Uploads, key: string) =>
  tx
    .deleteFrom('objects as o')
    .where('o.client_id', '=', clientId)
    .where('o.bucket', '=', bucket)
    .where('o.object_key', '=', key)
    .where('o.uploaded_by', '=', userId)
    .where(isUnshared)
    .returning('o.object_key')
    .executeTakeFirst()
