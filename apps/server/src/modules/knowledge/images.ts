import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { KNOWLEDGE } from './buckets.ts'

/** Path of the address of an image, before its key. */
export const IMAGE_PATH = `/api/storage/image/${KNOWLEDGE}/`

/** Images of the body of an article. */
export const MOST_IMAGES = 50

/** Whose an image is: of one category, or of one article. */
export type Owner = { category_id: string } | { article_id: string }

/** The key of an image by its address, or undefined for any other address. The signature plays no part. */
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
 * Checks keys that a request repeats of what is stored.
 * @throws problem `invalid` at `field` for a key of another client or record.
 */
export function requireOwnKeys(owner: Owner, clientId: string, field: string, keys: readonly string[]): void {
  if (!keys.every((key) => isOf(owner, clientId, key)))
    throw problem('invalid', { fields: { [field]: 'This is not an image of this record.' } })
}

/**
 * The keys of uploaded images by their addresses.
 * @throws problem `invalid` at `field` for an address of anything else, or of an image of another client or record.
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
  if (keys.length === 0) return keys
  const found = await tx
    .selectFrom('objects')
    .select('object_key')
    .where('client_id', '=', clientId)
    .where('bucket', '=', KNOWLEDGE)
    .where('object_key', 'in', keys)
    .execute()
  if (found.length < new Set(keys).size) throw missing
  return keys
}

/**
 * Notes which images a record uses; those that it no longer uses are deleted.
 * @throws problem `conflict` at `image` for the image of another category.
 */
export async function setImages(tx: Tx, clientId: string, owner: Owner, keys: readonly string[]): Promise<void> {
  const wanted = new Set(keys)
  const removed = await removeUses(tx, clientId, owner, wanted)
  if (wanted.size > 0) {
    await tx
      .insertInto('knowledge_images')
      .values([...wanted].map((object_key) => ({ client_id: clientId, object_key, ...owner })))
      .onConflict((conflict) => conflict.columns(['client_id', 'object_key']).doNothing())
      .execute()
    await requireUses(tx, clientId, owner, wanted.size)
  }
  await deleteUnused(tx, clientId, removed)
}

async function removeUses(tx: Tx, clientId: string, owner: Owner, kept: ReadonlySet<string>): Promise<string[]> {
  const uses = tx.deleteFrom('knowledge_images').where('client_id', '=', clientId).where(ownedBy(owner))
  const rows = await (kept.size === 0 ? uses : uses.where('object_key', 'not in', [...kept]))
    .returning('object_key')
    .execute()
  return rows.map(({ object_key }) => object_key)
}

async function requireUses(tx: Tx, clientId: string, owner: Owner, count: number): Promise<void> {
  const { total } = await tx
    .selectFrom('knowledge_images')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('client_id', '=', clientId)
    .where(ownedBy(owner))
    .executeTakeFirstOrThrow()
  if (total < count) throw problem('conflict', { fields: { image: 'This is in use already.' } })
}

const ownedBy = (owner: Owner) =>
  'article_id' in owner
    ? sql<boolean>`article_id = ${owner.article_id}`
    : sql<boolean>`category_id = ${owner.category_id}`

/**
 * Deletes images that nothing uses: these, and what was put more than a day ago for a record that was never saved. The daily
 * sweep removes the bytes.
 */
async function deleteUnused(tx: Tx, clientId: string, removed: readonly string[]): Promise<void> {
  await sql`delete from objects o where o.client_id = ${clientId} and o.bucket = ${KNOWLEDGE}
    and (o.updated_at < now() - interval '1 day' or o.object_key = any (${removed}))
    and not exists (select from knowledge_images i where i.client_id = o.client_id and i.object_key = o.object_key)`.execute(
    tx,
  )
}
