import type { Tx } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import { problem } from '../../errors.ts'
import type { PublishedObject } from '../../storage/bucket.ts'
import { findUploadSize, insertAttachment, sumAttachments } from './attachments.repository.ts'

/** Maximum size of all attachments of a client's welcome e-mail together, in bytes (spec 3 section 5). */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024

/** Maximum number of attachments of a client. */
const MAX_ATTACHMENTS = 200

/**
 * Creates the record of an uploaded attachment. Uploads of one client are serialised here, so that two at once do not both
 * take the last space.
 * @throws problem `invalid` if there is no space for it.
 */
export async function registerAttachment(
  tx: Tx,
  { clientId, bucket, key, uploadedBy }: PublishedObject,
): Promise<void> {
  await lockName(tx, `attachments ${clientId}`)
  const size = await findUploadSize(tx, { clientId, bucket, key })
  const taken = await sumAttachments(tx, clientId)
  if (taken.bytes + size > MAX_ATTACHMENT_BYTES || taken.count >= MAX_ATTACHMENTS)
    throw problem('invalid', { message: 'The attachments may have 10MB in total.' })
  await insertAttachment(tx, {
    client_id: clientId,
    object_key: key,
    filename: key.slice(key.lastIndexOf('/') + 1),
    size,
    uploaded_by: uploadedBy ?? null,
  })
}
