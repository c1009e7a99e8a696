import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'

/** Makes an import of a user that has no rows. @returns its id. */
export async function makeBulkRun(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'bulk_runs'>> & { user_id: string },
): Promise<string> {
  const file = { kind: 'import' as const, file_name: 'people.csv', actor_label: 'Ann Example' }
  const run = { client_id, id: randomUUID(), ...file, ...fields }
  await tx.insertInto('bulk_runs').values(run).execute()
  return run.id
}
