import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { deleteAttachment, findAttachments } from './attachments.repository.ts'
import { ATTACHMENTS } from './buckets.ts'
import type { Reader } from '../../storage/personal-addresses.ts'

/** The attachments of the welcome e-mail, which uploads add (`attachment-keys.ts`). */
export const listAttachments = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => findAttachments(tx, call.client.id))

/** A personal address of an attachment. @throws problem `not_found`. */
export const signAttachmentAddress = (
  { addresses, tenantWrite }: Pick<Deps, 'addresses' | 'tenantWrite'>,
  call: Call,
  key: string,
  reader: Reader,
): Promise<string> =>
  tenantWrite(call, { operation: 'listEmailAttachments' }, async (tx) => {
    const { id: clientId } = call.client
    const found = (await findAttachments(tx, clientId)).find((each) => each.key === key)
    if (!found) throw problem('not_found')
    const { filename: fileName } = found
    await auditCall(tx, call, { action: 'emailAttachment.download', target: key, details: { file: fileName } })
    return addresses.sign(tx, reader, { clientId, bucket: ATTACHMENTS, key, fileName })
  })

/** Removes an attachment; its file goes with it. @throws problem `not_found`. */
export const removeAttachment = ({ tenantWrite }: Pick<Deps, 'tenantWrite'>, call: Call, key: string): Promise<void> =>
  tenantWrite(call, { operation: 'removeEmailAttachment' }, async (tx) => {
    const { id: clientId } = call.client
    const removed = requireFound(await deleteAttachment(tx, clientId, key))
    const details = { filename: removed.filename }
    await auditCall(tx, call, { action: 'emailAttachment.remove', target: removed.id, details })
  })
