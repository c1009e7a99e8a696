import type { Tx } from '../db/database.ts'
import type { ObjectName } from './objects.ts'

type Bucketed = Pick<ObjectName, 'clientId' | 'bucket'>

/** Those of the keys under which a client has an object in a bucket. */
export async function findStored(
  tx: Tx,
  { clientId, bucket }: Bucketed,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await tx
    .selectFrom('objects')
    .select('object_key')
    .where('client_id', '=', clientId)
    .where('bucket', '=', bucket)
    .where('object_key', 'in', keys)
    .execute()
  return new Set(rows.map((row) => row.object_key))
}

/** Whether a client has an object. */
export const isStored = async (tx: Tx, { key, ...at }: ObjectName): Promise<boolean> =>
  (await findStored(tx, at, [key])).has(key)

/** Deletes objects by their keys. The daily sweep removes the bytes. */
export async function deleteStored(tx: Tx, { clientId, bucket }: Bucketed, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .deleteFrom('objects')
    .where('client_id', '=', clientId)
    .where('bucket', '=', bucket)
    .where('object_key', 'in', keys)
    .execute()
}
