import type { Tx } from '../db/database.ts'

/** Whether a database has no client yet. */
export async function isEmpty(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('clients').select('id').limit(1).executeTakeFirst()) === undefined
}
