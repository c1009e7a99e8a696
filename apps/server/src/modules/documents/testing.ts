import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { insertRead } from './readers.repository.ts'

interface Related {
  id?: string
  employee_id?: string
  team_id?: string
}

/** Makes the record of a document of a client, shared and read; its file is not stored. @returns its id. */
export async function makeDocument(
  tx: Tx,
  client_id: string,
  {
    sharedWith = [],
    readBy = [],
    ...fields
  }: Partial<NewRow<'documents'>> & { sharedWith?: readonly Related[]; readBy?: readonly string[] } = {},
): Promise<string> {
  const { id = randomUUID(), name = `${id}.pdf` } = fields
  const document = { client_id, object_key: `company/${id}/${name}`, related_type: 1, ...fields, id, name }
  await tx.insertInto('documents').values(document).execute()
  for (const related of sharedWith) await shareDocument(tx, client_id, id, related)
  for (const employeeId of readBy) await insertRead(tx, client_id, id, employeeId)
  return id
}

/** Shares a document with an employee or a team, without either with the client. */
export const shareDocument = (tx: Tx, client_id: string, document_id: string, related: Related) =>
  tx
    .insertInto('document_associations')
    .values({ client_id, id: randomUUID(), document_id, ...related })
    .execute()
