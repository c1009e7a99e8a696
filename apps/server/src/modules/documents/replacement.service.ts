import { randomUUID } from 'node:crypto'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { requireDocumentSharing } from './document-sharing.ts'
import { replaceSubject } from '../../acknowledgements/requests.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import type { Sentence } from '../../people/interaction-sentences.ts'
import { logInteraction } from '../../people/interactions.ts'
import { subjectOf } from './audience.ts'
import { deleteDocument, findAssociations } from './documents.repository.ts'
import { requirePlausibleName } from './name-guard.ts'
import { deleteStatuses, setFile, setKey } from './replacement.repository.ts'
import { requireAllWithinReach, requireDocument } from './require-document.ts'

const PERMISSION = 'DOCUMENTS_VIEW'

/** The replacement of a document's file. */
export interface Replacement {
  /** The uploaded document whose file becomes the new file. */
  uploadId: string
  meaningChanged: boolean
  /** Whether the name of the file was confirmed. */
  isConfirmed: boolean
}

/** The upload, which is not shared yet and belongs to the same target. @throws problem `not_found`. */
async function requireUpload(
  tx: Tx,
  call: Call,
  id: string,
  like: { related_type: number; employee_id: string | null },
) {
  const upload = await requireDocument(tx, call, { id }, PERMISSION)
  const shared = await findAssociations(tx, call.client.id, id)
  const isLike = upload.related_type === like.related_type && upload.employee_id === like.employee_id
  if (shared.length > 0 || !isLike) throw problem('not_found')
  return upload
}

/**
 * Replaces a document's file with that of an upload. Id, tag and sharing do not change.
 * @returns the new version.
 * @throws problem `not_found`, `stale`, `forbidden` as for sharing, or `conflict` for a name that needs a confirmation.
 */
export const replaceDocument = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  at: { id: string; ifMatch: string | undefined },
  { uploadId, ...how }: Replacement,
) =>
  tenantWrite(call, { operation: 'replaceDocument' }, async (tx) => {
    const { id: clientId } = call.client
    await requireDocumentSharing(tx, call)
    const document = await requireDocument(tx, call, { id: at.id }, PERMISSION)
    requireVersion(at.ifMatch, document.version, () => ({ name: document.name }))
    await requireAllWithinReach(tx, call, at.id, PERMISSION)
    if (uploadId === at.id) throw problem('not_found')
    const upload = await requireUpload(tx, call, uploadId, document)
    const shared = await findAssociations(tx, clientId, at.id)
    const employeeIds = document.related_type === 3 ? shared.flatMap((row) => row.related_id ?? []) : []
    const recipients = document.related_type === 3 ? new Set(employeeIds) : ('everyone' as const)
    if (!how.isConfirmed) await requirePlausibleName(tx, call, { name: upload.name, recipients })
    // The two swap keys, so that the old file is deleted with the row of the upload. A key is unique at every point in
    // time.
    await setKey(tx, clientId, upload.id, `replaced/${randomUUID()}`)
    const version = await setFile(tx, clientId, document, {
      object_key: upload.object_key,
      name: upload.name,
      uploaded_by: call.actor.userId,
      ...(how.meaningChanged && { content_version: document.content_version + 1 }),
    })
    if (version === undefined) throw problem('stale')
    await setKey(tx, clientId, upload.id, document.object_key)
    await deleteDocument(tx, clientId, upload.id)
    const { meaningChanged } = how
    if (meaningChanged) await deleteStatuses(tx, clientId, at.id)
    await replaceSubject(tx, subjectOf(clientId, at.id), { title: upload.name, meaningChanged })
    const description: Sentence[] = [['document_replaced', document.name, upload.name]]
    await logInteraction(tx, call, { employeeId: employeeIds, type: 'document_replaced', description })
    const details = { meaning_changed: meaningChanged }
    await auditCall(tx, call, { action: 'document.replace', target: at.id, details })
    return version
  })
