import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Lets changes of one record wait for each other: what is read next stands until the transaction ends, so that of two who
 * name one version the second is refused. Nothing happens for an id that the client does not have.
 */
export async function lockRecord(
  tx: Tx,
  table: 'policies' | 'roles' | 'users',
  clientId: string,
  id: string,
): Promise<void> {
  await sql`select from ${sql.table(table)} where client_id = ${clientId} and id = ${id} for no key update`.execute(tx)
}
