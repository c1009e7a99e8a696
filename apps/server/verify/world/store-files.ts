import type { Tx } from '../../src/db/database.ts'
import type { NewRow } from '../../src/db/new-row.ts'

/** Stores files of a client, by default images: their rows only, without bytes. */
export const storeFiles = (
  tx: Tx,
  client_id: string,
  bucket: string,
  keys: readonly string[],
  fields: Partial<NewRow<'objects'>> = {},
) =>
  tx
    .insertInto('objects')
    .values(
      keys.map((object_key) => ({
        client_id,
        bucket,
        object_key,
        stored_as: `verify/${bucket}/${object_key}`,
        content_type: 'image/png',
        size: 1,
        sha256: '',
        ...fields,
      })),
    )
    .execute()
