import type { Tx } from './database.ts'
import type { VersionedTable } from './update-record.ts'

/** Deletes a record of a client. Does nothing for an id that the client does not have. */
export async function deleteRecord(tx: Tx, table: VersionedTable, clientId: string, id: string): Promise<void> {
  // As in updateRecord, one of the tables represents all.
  await tx
    .deleteFrom(table as 'teams')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}
