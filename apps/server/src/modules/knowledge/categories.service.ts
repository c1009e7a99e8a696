import { randomUUID } from 'node:crypto'
import { auditCall } from '../../access/audit-log.ts'
import { requireSameClient, type Call } from '../../access/call.ts'
import { isReferenced } from '../../db/database-error.ts'
import type { Tx } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { changeRecord, plainRecord, removeRecord, requireRecord } from '../../http/records.ts'
import { requireText } from '../../http/require-text.ts'
import { requireImages, requireOwnKeys, setImages } from './images.ts'
import * as repository from './knowledge.repository.ts'
import type { CategoryRow } from './knowledge.repository.ts'
import { toCategory } from './knowledge-wire.ts'

/** The content of a category; `image` is the address of an uploaded image. */
export interface CategoryFields {
  label: string
  summary: string
  image: string | null
}

/** A record that was created. */
export interface Created {
  id: string
  version: number
}

const BLOCKED = 'This category can not be deleted as it contains published articles'

async function requireImage(tx: Tx, clientId: string, id: string, address: string | null): Promise<string | null> {
  const addresses = address === null ? [] : [address]
  const [key = null] = await requireImages(tx, clientId, { owner: { category_id: id }, field: 'image', addresses })
  return key
}

/** Inserts a category. @throws problem `invalid` for a blank label or an image that is not there. */
export async function insertCategory(
  tx: Tx,
  clientId: string,
  { id, label, summary, image }: CategoryFields & { id: string },
): Promise<void> {
  const row = { label: requireText('label', label, 'Please add a title for new category'), summary: summary.trim() }
  const image_key = await requireImage(tx, clientId, id, image)
  await repository.insertCategory(tx, { client_id: clientId, id, ...row, image_key })
  await setImages(tx, clientId, { category_id: id }, image_key === null ? [] : [image_key])
}

const CATEGORIES = plainRecord({
  table: 'knowledge_categories',
  name: 'knowledgeCategory',
  find: repository.findCategory,
  toWire: (category, { objects }) => toCategory(objects, category),
})

export const listKnowledgeCategories = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call): Promise<CategoryRow[]> =>
  tenantRead(call, (tx) => repository.findCategories(tx, call.client.id))

/**
 * Creates a category, once per key.
 * @throws problem `invalid` for a blank label or an image that was not uploaded, `conflict` if there are 500.
 */
export const createKnowledgeCategory = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: CategoryFields & { clientId: string },
  key?: string,
): Promise<Created> =>
  tenantWrite(call, { operation: 'createKnowledgeCategory', key, body }, async (tx) => {
    requireSameClient(call, body.clientId)
    await lockName(tx, `knowledge categories ${call.client.id}`)
    if ((await repository.countCategories(tx, call.client.id)) >= repository.MOST_CATEGORIES)
      throw problem('conflict', { message: `A client has at most ${repository.MOST_CATEGORIES} categories.` })
    const id = randomUUID()
    await insertCategory(tx, call.client.id, { id, label: body.label, summary: body.summary, image: body.image })
    await auditCall(tx, call, { action: 'knowledgeCategory.create', target: id })
    return { id, version: 1 }
  })

/**
 * Changes a category; a replaced image is deleted.
 * @returns the new version.
 * @throws problem `not_found`, `stale`, `invalid`.
 */
export const updateKnowledgeCategory = (
  deps: Deps,
  call: Call,
  id: string,
  change: Partial<CategoryFields>,
  ifMatch?: string,
): Promise<number> =>
  deps.tenantWrite(call, { operation: 'updateKnowledge' }, async (tx) => {
    const { image_key: before } = await requireRecord(deps, tx, call, CATEGORIES, id, ifMatch)
    const { label, summary, image } = change
    const image_key = image === undefined ? before : await requireImage(tx, call.client.id, id, image)
    const version = await changeRecord(tx, call, CATEGORIES, id, {
      ...(label !== undefined && {
        label: requireText('label', label, 'Please add a title for this category'),
      }),
      ...(summary !== undefined && { summary: summary.trim() }),
      image_key,
    })
    await setImages(tx, call.client.id, { category_id: id }, image_key === null ? [] : [image_key])
    return version
  })

/** Removes the image of a category. @returns the new version. @throws problem `not_found`, `stale`. */
export const removeCategoryImage = (deps: Deps, call: Call, id: string, ifMatch?: string): Promise<number> =>
  deps.tenantWrite(call, { operation: 'removeKnowledgeImage' }, async (tx) => {
    await requireRecord(deps, tx, call, CATEGORIES, id, ifMatch)
    const version = await changeRecord(tx, call, CATEGORIES, id, { image_key: null })
    await setImages(tx, call.client.id, { category_id: id }, [])
    return version
  })

/**
 * Deletes a category with its image.
 * @throws problem `not_found`, `stale`, `invalid` for a key of another record, `conflict` while it has articles.
 */
export const deleteKnowledgeCategory = (
  deps: Deps,
  call: Call,
  id: string,
  keys: readonly string[],
  ifMatch?: string,
): Promise<void> =>
  deps.tenantWrite(call, { operation: 'deleteKnowledgeCategory' }, async (tx) => {
    const { client } = call
    const owner = { category_id: id }
    const { articles } = await requireRecord(deps, tx, call, CATEGORIES, id, ifMatch)
    requireOwnKeys(owner, client.id, 'paths', keys)
    if (articles > 0) throw problem('conflict', { message: BLOCKED })
    await setImages(tx, client.id, owner, [])
    try {
      await removeRecord(tx, call, CATEGORIES, id)
    } catch (cause) {
      if (!isReferenced(cause)) throw cause
      throw problem('conflict', { message: BLOCKED, cause })
    }
  })
