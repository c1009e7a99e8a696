import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** The number of images of a report. */
export async function countImages(tx: Tx, clientId: string, incidentId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('incident_images')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('client_id', '=', clientId)
    .where('incident_id', '=', incidentId)
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts an image behind the others of its report. */
export async function insertImage(
  tx: Tx,
  image: { client_id: string; incident_id: string; object_key: string },
): Promise<void> {
  const { position } = await tx
    .selectFrom('incident_images')
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('position'))
    .where('client_id', '=', image.client_id)
    .where('incident_id', '=', image.incident_id)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('incident_images')
    .values({ ...image, position })
    .execute()
}

/** The report of an image; undefined if there is none. */
export const findImage = (tx: Tx, clientId: string, key: string) =>
  tx
    .selectFrom('incident_images')
    .select('incident_id')
    .where('client_id', '=', clientId)
    .where('object_key', '=', key)
    .executeTakeFirst()

/** Deletes an image of a report. @returns false when it is gone. */
export async function deleteImage(tx: Tx, clientId: string, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('incident_images')
    .where('client_id', '=', clientId)
    .where('object_key', '=', key)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
