import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import { problem } from '../../errors.ts'
import type { PublishedObject } from '../../storage/bucket.ts'

/** What the attachments of a client's welcome e-mail may have together, in bytes (spec 3 section 5). */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024

/** How many attachments a client may have. */
const MAX_ATTACHMENTS = 200

/**
 * Makes the record of an uploaded attachment. Uploads of one client wait for each other here, so that two at once do not
 * both find the last space.
 * @throws problem `invalid` when there is no space for it.
 */
export async function registerAttachment(
  tx: Tx,
  { clientId, bucket, key, uploadedBy }: PublishedObject,
): Promise<void> {
  await lockName(tx, `attachments ${clientId}`)
  const { size } = await tx
    .selectFrom('objects')
    .select('size')
    .where('client_id', '=', clientId)
    .where('bucket', '=', bucket)
    .where('object_key', '=', key)
    .executeTakeFirstOrThrow()
  const taken = await tx
    .selectFrom('email_attachments')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  if (taken.bytes + size > MAX_ATTACHMENT_BYTES || taken.count >= MAX_ATTACHMENTS)
    throw problem('invalid', { message: 'The attachments may have 10MB in total.' })
  await tx
    .insertInto('email_attachments')
    .values({
      client_id: clientId,
      object_key: key,
      filename: key.slice(key.lastIndexOf('/') + 1),
      size,
      uploaded_by: uploadedBy ?? null,
    })
    .execute()
}
