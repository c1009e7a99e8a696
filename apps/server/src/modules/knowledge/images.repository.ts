import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { KNOWLEDGE } from './buckets.ts'

/** The owner of an image: a category, or an article. */
export type Owner = { category_id: string } | { article_id: string }

const ownedBy = (owner: Owner) =>
  'article_id' in owner
    ? sql<boolean>`article_id = ${owner.article_id}`
    : sql<boolean>`category_id = ${owner.category_id}`

/** Removes the uses of images by a record, except of the kept ones. @returns the keys of the removed ones. */
export async function deleteUses(tx: Tx, clientId: string, owner: Owner, kept: ReadonlySet<string>): Promise<string[]> {
  const uses = tx.deleteFrom('knowledge_images').where('client_id', '=', clientId).where(ownedBy(owner))
  const rows = await (kept.size === 0 ? uses : uses.where('object_key', 'not in', [...kept]))
    .returning('object_key')
    .execute()
  return rows.map(({ object_key }) => object_key)
}

/** Adds uses of images by a record. An image that another record uses is skipped. */
export const insertUses = (tx: Tx, clientId: string, owner: Owner, keys: ReadonlySet<string>) =>
  tx
    .insertInto('knowledge_images')
    .values([...keys].map((object_key) => ({ client_id: clientId, object_key, ...owner })))
    .onConflict((conflict) => conflict.columns(['client_id', 'object_key']).doNothing())
    .execute()

/** The number of images that a record uses. */
export async function countUses(tx: Tx, clientId: string, owner: Owner): Promise<number> {
  const { total } = await tx
    .selectFrom('knowledge_images')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('client_id', '=', clientId)
    .where(ownedBy(owner))
    .executeTakeFirstOrThrow()
  return total
}

/**
 * Deletes images that nothing uses: the given ones, and those uploaded more than a day ago for a record that was never
 * saved. The daily sweep removes the bytes.
 */
export async function deleteUnused(tx: Tx, clientId: string, removed: readonly string[]): Promise<void> {
  await sql`delete from objects o where o.client_id = ${clientId} and o.bucket = ${KNOWLEDGE}
    and (o.updated_at < now() - interval '1 day' or o.object_key = any (${removed}))
    and not exists (select from knowledge_images i where i.client_id = o.client_id and i.object_key = o.object_key)`.execute(
    tx,
  )
}
