import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Lets one transaction at a time go on under a name, until it ends: for counts and orders that no row stands for. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}
