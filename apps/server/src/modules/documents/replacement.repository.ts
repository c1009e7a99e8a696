import type { Tx } from '../../db/database.ts'
import type { DocumentRow } from './documents.repository.ts'

/** Gives a document another key. */
export const setKey = (tx: Tx, clientId: string, id: string, key: string) =>
  tx.updateTable('documents').set({ object_key: key }).where('client_id', '=', clientId).where('id', '=', id).execute()

/** Changes the file of a document with a version. @returns the new version; undefined if the document has another one. */
export async function setFile(
  tx: Tx,
  clientId: string,
  { id, version }: Pick<DocumentRow, 'id' | 'version'>,
  file: { object_key: string; name: string; uploaded_by: string; content_version?: number },
): Promise<number | undefined> {
  const changed = await tx
    .updateTable('documents')
    .set(file)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return changed?.version
}

/** Deletes the read records of a document. */
export const deleteStatuses = (tx: Tx, clientId: string, documentId: string) =>
  tx.deleteFrom('document_statuses').where('client_id', '=', clientId).where('document_id', '=', documentId).execute()
