import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { NEWS_IMAGES } from '../../news/news-images.ts'
import { findStored } from '../../storage/objects.repository.ts'

/** Characters cut from a stored address when an article is deleted (spec 4 section 7.3). */
export const IMAGE_PREFIX = 54

const ROOT = `/api/storage/image/${NEWS_IMAGES}/`

/** Names one article. */
export interface ArticleKey {
  clientId: string
  id: string
}

/** The address that shows an image; `path` is its key after the client id: article id/name. */
export const addressOf = (clientId: string, path: string): string => `${ROOT}${clientId}/${path}`

/** An address as a delete call names it. */
export const cutAddress = (address: string): string => address.slice(IMAGE_PREFIX)

/**
 * The key of an image of an article, after the client id.
 * @throws problem `invalid` at the field for any other address.
 */
export function pathOf({ clientId, id }: ArticleKey, address: string, field: string): string {
  const path = address.slice(addressOf(clientId, '').length)
  if (address !== addressOf(clientId, path) || !path.startsWith(`${id}/`))
    throw problem('invalid', { fields: { [field]: 'This image does not belong to the article.' } })
  return path
}

/** @throws problem `invalid` at the field if one of the images was never uploaded. */
export async function requireUploaded(
  tx: Tx,
  clientId: string,
  paths: readonly string[],
  field: string,
): Promise<void> {
  const keys = [...new Set(paths)].map((path) => `${clientId}/${path}`)
  const found = await findStored(tx, { clientId, bucket: NEWS_IMAGES }, keys)
  if (found.size < keys.length) throw problem('invalid', { fields: { [field]: 'This image has not been uploaded.' } })
}
