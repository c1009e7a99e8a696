import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { NEWS_IMAGES } from '../../news/news-images.ts'

/** Characters cut from a stored address when an article is deleted (spec 4 section 7.3). */
export const IMAGE_PREFIX = 54

const ROOT = `/api/storage/image/${NEWS_IMAGES}/`

/** Names one article. */
export interface ArticleKey {
  clientId: string
  id: string
}

/** Where an image is shown from; `path` is its key after the client id: article id/name. */
export const addressOf = (clientId: string, path: string): string => `${ROOT}${clientId}/${path}`

/** An address as a delete call names it. */
export const cutAddress = (address: string): string => address.slice(IMAGE_PREFIX)

/**
 * The key of an image of an article, after the client id.
 * @throws problem `invalid` at the field for an address of anything else.
 */
export function pathOf({ clientId, id }: ArticleKey, address: string, field: string): string {
  const path = address.slice(addressOf(clientId, '').length)
  if (address !== addressOf(clientId, path) || !path.startsWith(`${id}/`))
    throw problem('invalid', { fields: { [field]: 'This image does not belong to the article.' } })
  return path
}

/** @throws problem `invalid` at the field when one of the images was never put. */
export async function requireUploaded(
  tx: Tx,
  clientId: string,
  paths: readonly string[],
  field: string,
): Promise<void> {
  const keys = [...new Set(paths)].map((path) => `${clientId}/${path}`)
  if (keys.length === 0) return
  const found = await tx
    .selectFrom('objects')
    .select('object_key')
    .where('client_id', '=', clientId)
    .where('bucket', '=', NEWS_IMAGES)
    .where('object_key', 'in', keys)
    .execute()
  if (found.length < keys.length) throw problem('invalid', { fields: { [field]: 'This image has not been uploaded.' } })
}

/** Deletes images by their keys. The daily sweep removes the bytes. */
export async function deleteImages(tx: Tx, clientId: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await tx
    .deleteFrom('objects')
    .where('client_id', '=', clientId)
    .where('bucket', '=', NEWS_IMAGES)
    .where(
      'object_key',
      'in',
      paths.map((path) => `${clientId}/${path}`),
    )
    .execute()
}

/** Deletes every image that was put for an article. */
export async function deleteImagesOf(tx: Tx, { clientId, id }: ArticleKey): Promise<void> {
  await tx
    .deleteFrom('objects')
    .where('client_id', '=', clientId)
    .where('bucket', '=', NEWS_IMAGES)
    .where('object_key', 'like', `${clientId}/${id}/%`)
    .execute()
}

/** Deletes what was put and is in no article. What came within the last day stays: its form may be open. */
export async function deleteAbandoned(tx: Tx, clientId: string): Promise<void> {
  await sql`delete from objects o where o.client_id = ${clientId} and o.bucket = ${NEWS_IMAGES}
    and o.updated_at < now() - interval '1 day'
    and not exists (select from news_articles a where a.client_id = o.client_id
      and a.id::text = split_part(o.object_key, '/', 2)
      and (o.object_key = a.client_id::text || '/' || a.img or position(o.object_key in a.body_json) > 0))`.execute(tx)
}
