import type { UpdateObject } from 'kysely'
import type { Tx } from './database.ts'
import type { Schema } from './schema.ts'

/** The tables whose rows have an id within their client, and a version counted by a trigger. */
export type VersionedTable = {
  [Name in keyof Schema]: 'client_id' | 'id' | 'version' extends keyof Schema[Name] ? Name : never
}[keyof Schema]

/**
 * Updates a record.
 * @returns the new version; the current one when `change` has no column.
 * @throws when the client has no such record.
 */
export async function updateRecord<Table extends VersionedTable>(
  tx: Tx,
  table: Table,
  clientId: string,
  id: string,
  change: UpdateObject<Schema, Table, Table>,
): Promise<number> {
  // One of the tables represents all: their types differ in columns that these statements do not use.
  const name = table as 'teams'
  const isChanged = Object.values(change).some((value) => value !== undefined)
  const { version } = isChanged
    ? await tx
        .updateTable(name)
        .set(change as UpdateObject<Schema, 'teams', 'teams'>)
        .where('client_id', '=', clientId)
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow()
    : await tx
        .selectFrom(name)
        .select('version')
        .where('client_id', '=', clientId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
  return version
}
