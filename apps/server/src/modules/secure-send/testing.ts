import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'

/** Makes the record of a file that a user of the client shares, by default with one of the client; the file is not stored. */
export async function makeSharedDocument(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'shared_documents'>> & { sender_id: string; receiver_id: string },
): Promise<string> {
  const { id = randomUUID(), filename = 'report.pdf', sender_id } = fields
  const names = { sender_username: 'ann', sender_label: 'Ann', sender_client: 'Client' }
  const receiver = { receiver_username: 'ben', receiver_label: 'Ben', receiver_client: 'Client' }
  const object_key = `${client_id}/${sender_id}/${id}/7-${filename}`
  await tx
    .insertInto('shared_documents')
    .values({
      client_id,
      share_id: id,
      receiver_client_id: client_id,
      ...names,
      ...receiver,
      object_key,
      size: 1,
      ...fields,
      id,
      filename,
    })
    .execute()
  return id
}
