import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { ATTACHMENTS } from './buckets.ts'
import type { Reader } from '../../storage/personal-addresses.ts'

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

/** Attachments of the welcome e-mail. Uploads add them (`storage/attachment-keys.ts`). */
export function attachmentsService({ addresses, tenantRead, tenantWrite }: Deps) {
  return {
    list: (call: Call) => tenantRead(call, (tx) => findAttachments(tx, call.client.id)),

    /** A personal address of an attachment. @throws problem `not_found`. */
    address: (call: Call, key: string, reader: Reader): Promise<string> =>
      tenantWrite(call, { operation: 'listEmailAttachments' }, async (tx) => {
        const { id: clientId } = call.client
        const found = (await findAttachments(tx, clientId)).find((each) => each.key === key)
        if (!found) throw problem('not_found')
        return addresses.sign(tx, reader, { clientId, bucket: ATTACHMENTS, key, fileName: found.filename })
      }),

    /** Removes an attachment; its file goes with it. @throws problem `not_found`. */
    remove: (call: Call, key: string): Promise<void> =>
      tenantWrite(call, { operation: 'removeEmailAttachment' }, async (tx) => {
        const { id: clientId } = call.client
        const removed = await tx
          .deleteFrom('email_attachments')
          .where('client_id', '=', clientId)
          .where('object_key', '=', key)
          .returning(['id', 'filename'])
          .executeTakeFirst()
        if (!removed) throw problem('not_found')
        const details = { filename: removed.filename }
        await audit(
          tx,
          { clientId, actor: call.actor },
          { action: 'emailAttachment.remove', target: removed.id, details },
        )
      }),
  }
}
