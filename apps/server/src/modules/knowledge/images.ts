import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { findStored } from '../../storage/objects.repository.ts'
import { KNOWLEDGE } from './buckets.ts'
import { countUses, deleteUnused, deleteUses, insertUses, type Owner } from './images.repository.ts'

/** Path of the address of an image, before its key. */
export const IMAGE_PATH = `/api/storage/image/${KNOWLEDGE}/`

/** Images of the body of an article. */
export const MOST_IMAGES = 50

/** The key of an image by its address; undefined for any other address. The signature is ignored. */
export function keyOfAddress(address: string): string | undefined {
  const base = 'http://portal.invalid'
  const { pathname } = URL.canParse(address, base) ? new URL(address, base) : { pathname: '' }
  if (!pathname.startsWith(IMAGE_PATH)) return undefined
  try {
    return decodeURIComponent(pathname.slice(IMAGE_PATH.length))
  } catch {
    return undefined
  }
}

/** Whether a key is that of an image of this owner: below the folder of the article, or none that is below a folder. */
function isOf(owner: Owner, clientId: string, key: string): boolean {
  if ('article_id' in owner) return key.startsWith(`${clientId}/${owner.article_id}/`)
  return key.startsWith(`${clientId}/`) && !key.slice(clientId.length + 1).includes('/')
}

/**
 * Checks keys in a request against the stored ones.
 * @throws problem `invalid` at `field` for a key of another client or record.
 */
export function requireOwnKeys(owner: Owner, clientId: string, field: string, keys: readonly string[]): void {
  if (!keys.every((key) => isOf(owner, clientId, key)))
    throw problem('invalid', { fields: { [field]: 'This is not an image of this record.' } })
}

/**
 * The keys of uploaded images by their addresses.
 * @throws problem `invalid` at `field` for any other address, or an image of another client or record.
 */
export async function requireImages(
  tx: Tx,
  clientId: string,
  { owner, field, addresses }: { owner: Owner; field: string; addresses: readonly string[] },
): Promise<string[]> {
  const missing = problem('invalid', { fields: { [field]: 'This image has not been uploaded.' } })
  const keys = addresses.map((address) => {
    const key = keyOfAddress(address)
    if (key === undefined || !isOf(owner, clientId, key)) throw missing
    return key
  })
  const found = await findStored(tx, { clientId, bucket: KNOWLEDGE }, keys)
  if (found.size < new Set(keys).size) throw missing
  return keys
}

/**
 * Records which images a record uses; those that it no longer uses are deleted.
 * @throws problem `conflict` at `image` for the image of another category.
 */
export async function setImages(tx: Tx, clientId: string, owner: Owner, keys: readonly string[]): Promise<void> {
  const wanted = new Set(keys)
  const removed = await deleteUses(tx, clientId, owner, wanted)
  if (wanted.size > 0) {
    await insertUses(tx, clientId, owner, wanted)
    if ((await countUses(tx, clientId, owner)) < wanted.size)
      throw problem('conflict', { fields: { image: 'This is in use already.' } })
  }
  await deleteUnused(tx, clientId, removed)
}
