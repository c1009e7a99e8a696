import { sql } from 'kysely'
import type { Tx } from './database.ts'
import type { VersionedTable } from './update-record.ts'

/**
 * Locks a record until the transaction ends, so that of two changes of one version the second gets a version conflict.
 * Nothing happens for an id that the client does not have.
 */
export async function lockRecord(tx: Tx, table: VersionedTable, clientId: string, id: string): Promise<void> {
  await sql`select from ${sql.table(table)} where client_id = ${clientId} and id = ${id} for no key update`.execute(tx)
}
