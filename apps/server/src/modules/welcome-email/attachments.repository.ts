import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { ObjectName } from '../../storage/objects.ts'

/** The attachments of a client's welcome e-mail in the order in which they were added; sizes in bytes. */
export const findAttachments = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('email_attachments')
    .select(['filename', 'object_key as key', 'size'])
    .where('client_id', '=', clientId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(200)
    .execute()

/** Size of an uploaded file, in bytes. */
export async function findUploadSize(tx: Tx, { clientId, bucket, key }: ObjectName): Promise<number> {
  const { size } = await tx
    .selectFrom('objects')
    .select('size')
    .where('client_id', '=', clientId)
    .where('bucket', '=', bucket)
    .where('object_key', '=', key)
    .executeTakeFirstOrThrow()
  return size
}

/** The number of attachments of a client, and their bytes together. */
export const sumAttachments = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('email_attachments')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()

/** Inserts the record of an attachment. */
export const insertAttachment = (tx: Tx, attachment: Insertable<Schema['email_attachments']>) =>
  tx.insertInto('email_attachments').values(attachment).execute()

/** Deletes an attachment. @returns undefined without one of this key. */
export const deleteAttachment = (tx: Tx, clientId: string, key: string) =>
  tx
    .deleteFrom('email_attachments')
    .where('client_id', '=', clientId)
    .where('object_key', '=', key)
    .returning(['id', 'filename'])
    .executeTakeFirst()
