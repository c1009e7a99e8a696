import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/**
 * Resolves when so many transactions wait for a lock, which one that is open holds. On PGlite at once: with its one
 * connection, the others have not begun.
 */
export async function untilBlocked({ kind, kysely }: Database, transactions: number): Promise<void> {
  if (kind === 'embedded') return
  const isBlocked = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely)
    return rows.length >= transactions
  }
  while (!(await isBlocked()));
}
