import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Whether a database has no client yet. */
export async function isEmpty(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('clients').select('id').limit(1).executeTakeFirst()) === undefined
}

const FIRST_DATA = 7_410_026

/** Waits until no other process writes the first data, and keeps others waiting until the transaction ends. */
export async function lockFirstData(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FIRST_DATA})`.execute(tx)
}
