import type { Insertable } from 'kysely'
import type { Tx } from './database.ts'
import type { NewRow } from './new-row.ts'
import type { Schema } from './schema.ts'
import type { VersionedTable } from './update-record.ts'

/** Inserts a record of a client. */
export async function insertRecord<Table extends VersionedTable>(
  tx: Tx,
  table: Table,
  clientId: string,
  row: NewRow<Table>,
): Promise<void> {
  // As in updateRecord, one of the tables represents all.
  const values = { ...row, client_id: clientId } as Insertable<Schema['teams']>
  await tx
    .insertInto(table as 'teams')
    .values(values)
    .execute()
}
