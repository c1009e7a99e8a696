import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'

/** Lets a user share with the targets of a scope, by default the own client. @returns the id of the scope. */
export async function makeDocumentScope(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'shared_document_scopes'>> & { user_id: string },
): Promise<string> {
  const scope = { client_id, id: randomUUID(), target_scope: 'default' as const, ...fields }
  await tx.insertInto('shared_document_scopes').values(scope).execute()
  return scope.id
}
