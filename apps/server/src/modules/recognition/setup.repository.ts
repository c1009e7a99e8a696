import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Bucket of the images of badges. */
export const BADGES = 'badges'

/** A recognition type as read. */
export type TypeRow = Awaited<ReturnType<typeof findTypes>>[number]
/** A badge as read. */
export type BadgeRow = Awaited<ReturnType<typeof findBadges>>[number]
/** The settings of a client as read. */
export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>

const typesOf = (tx: Tx, clientId: string) =>
  tx.selectFrom('recognition_types').select(['id', 'title', 'client_id', 'version']).where('client_id', '=', clientId)

/** The types of a client by title. */
export const findTypes = (tx: Tx, clientId: string) =>
  typesOf(tx, clientId)
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .limit(500)
    .execute()

/** One type; undefined if there is none. */
export const findType = (tx: Tx, clientId: string, id: string) =>
  typesOf(tx, clientId).where('id', '=', id).executeTakeFirst()

const badgesOf = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('recognition_badges')
    .select(['id', 'name', 'object_key', 'client_id', 'version'])
    .where('client_id', '=', clientId)

/** The badges of a client by name. */
export const findBadges = (tx: Tx, clientId: string) =>
  badgesOf(tx, clientId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(500)
    .execute()

/** One badge; undefined if there is none. */
export const findBadge = (tx: Tx, clientId: string, id: string) =>
  badgesOf(tx, clientId).where('id', '=', id).executeTakeFirst()

/** The settings of a client; undefined when they were never saved. */
export const findSettings = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('recognition_settings')
    .select(['id', 'hide_message', 'require_approval', 'version'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()

/** Inserts the settings of a client, or replaces those that equal the defaults. @returns undefined if there are others. */
export const insertSettings = (
  tx: Tx,
  { hide_message, require_approval, ...key }: Omit<SettingsRow, 'version'> & { client_id: string },
) =>
  tx
    .insertInto('recognition_settings')
    .values({ ...key, hide_message, require_approval })
    .onConflict((conflict) =>
      conflict
        .column('client_id')
        .doUpdateSet({ hide_message, require_approval })
        .where('recognition_settings.hide_message', '=', false)
        .where('recognition_settings.require_approval', '=', false),
    )
    .returning(['id', 'hide_message', 'require_approval', 'version'])
    .executeTakeFirst()

/** Stores the title of a type in its recognition, before the type is deleted. */
export const keepTypeTitle = (tx: Tx, clientId: string, { id, title }: Pick<TypeRow, 'id' | 'title'>) =>
  tx
    .updateTable('recognitions')
    .set({ type_title: title })
    .where('client_id', '=', clientId)
    .where('type_id', '=', id)
    .execute()

/** Stores the name of a badge in its recognition, before the badge is deleted. */
export const keepBadgeName = (tx: Tx, clientId: string, { id, name }: Pick<BadgeRow, 'id' | 'name'>) =>
  tx
    .updateTable('recognitions')
    .set({ badge_name: name })
    .where('client_id', '=', clientId)
    .where('badge_id', '=', id)
    .execute()

/**
 * Deletes the images that no badge uses. Those of the last hour, except `removed`, are kept, because the image of a new
 * badge is uploaded first. The daily sweep removes the bytes.
 */
export async function deleteUnusedImages(tx: Tx, clientId: string, removed?: string): Promise<void> {
  await sql`delete from objects o where o.client_id = ${clientId} and o.bucket = ${BADGES}
    and (o.updated_at < now() - interval '1 hour' or o.object_key = ${removed ?? null})
    and not exists (select from recognition_badges b where b.client_id = o.client_id and b.object_key = o.object_key)`.execute(
    tx,
  )
}
