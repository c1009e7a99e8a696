import { randomUUID } from 'node:crypto'
import { can } from '@ssp/api/can'
import { placeOf } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import { requireSamePlatform, type Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { lockRecord } from '../../db/lock-record.ts'
import { updateRecord } from '../../db/update-record.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { requireText } from '../../http/require-text.ts'
import * as repository from './marketing.repository.ts'

/** A category, and whether the caller cannot change it. */
export type Category = repository.CategoryRow & { locked: boolean }

/** Who shares categories with all clients of the platform. */
const STAFF = 'PLATFORM_VIEW'
const NO_TITLE = 'Please add a category title'

const isStaff = ({ actor, client }: Call) => can(actor.rights, STAFF, placeOf(actor, client))

// Platform staff share categories with every client of the platform, and change them in the client where they were made.
const withLock = (call: Call, row: repository.CategoryRow): Category => ({
  ...row,
  locked: row.shared && !(row.client_id === call.client.id && isStaff(call)),
})

const requireOwn = async (tx: Tx, call: Call, id: string, ifMatch: string | undefined): Promise<Category> => {
  await lockRecord(tx, 'marketing_categories', call.client.id, id)
  const found = await repository.findCategory(tx, call.client.id, id)
  if (!found) throw problem('not_found')
  const category = withLock(call, found)
  if (category.locked)
    throw problem('forbidden', {
      message: 'This category is shared by the platform. Its staff change it.',
      permission: STAFF,
    })
  requireVersion(ifMatch, category.version, () => ({ title: category.title, description: category.description }))
  return category
}

/** The categories that a client sees. @throws problem `not_found` for another platform. */
export function listCategories(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  platformId: string | undefined,
): Promise<Category[]> {
  requireSamePlatform(call, platformId)
  return tenantRead(call, async (tx) =>
    (await repository.findCategories(tx, call.client.id)).map((row) => withLock(call, row)),
  )
}

/**
 * Creates a category, once per key.
 * @throws problem `invalid` for a blank title, `conflict` for one in use, `forbidden` to share without PLATFORM_VIEW.
 */
export function createCategory(
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: { platform_id: string; title: string; description: string; shared?: number },
  key: string | undefined,
): Promise<Category> {
  requireSamePlatform(call, body.platform_id)
  if (body.shared === 1 && !isStaff(call)) throw problem('forbidden', { permission: STAFF })
  return tenantWrite(call, { operation: 'createMarketingCategory', key, body }, async (tx) => {
    const category = {
      client_id: call.client.id,
      id: randomUUID(),
      platform_id: call.client.platformId,
      title: requireText('title', body.title, NO_TITLE),
      description: body.description.trim(),
      shared: body.shared === 1,
    }
    await repository.insertCategory(tx, category)
    await auditCall(tx, call, { action: 'marketingCategory.create', target: category.id })
    return { ...category, version: 1, files: [], locked: false }
  })
}

/** Changes title or description. @returns the new version. @throws problem `not_found`, `forbidden`, `stale`, `conflict`. */
export const updateCategory = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { id, title, description }: { id: string; title?: string; description?: string },
  ifMatch: string | undefined,
): Promise<number> =>
  tenantWrite(call, { operation: 'updateMarketingItem' }, async (tx) => {
    await requireOwn(tx, call, id, ifMatch)
    const version = await updateRecord(tx, 'marketing_categories', call.client.id, id, {
      ...(title !== undefined && { title: requireText('title', title, NO_TITLE) }),
      ...(description !== undefined && { description: description.trim() }),
    })
    await auditCall(tx, call, { action: 'marketingCategory.update', target: id })
    return version
  })

/**
 * Deletes a category with the client's files in it.
 * @throws problem `not_found`, `forbidden`, `stale`; `conflict` for a file that the caller has not seen, or of another
 * client.
 */
export const removeCategory = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { id, files }: { id: string; files: readonly string[] },
  ifMatch: string | undefined,
): Promise<void> =>
  tenantWrite(call, { operation: 'deleteMarketingCategory' }, async (tx) => {
    const category = await requireOwn(tx, call, id, ifMatch)
    const seen = new Set(files)
    if (category.files.some((path) => !seen.has(path)))
      throw problem('conflict', { message: 'A file was added to this category in the meantime.' })
    await repository.deleteFiles(tx, call.client.id, category.files)
    if (await repository.isUsed(tx, call.client.id, id))
      throw problem('conflict', { message: 'Other clients have files in this category.' })
    await repository.deleteCategory(tx, call.client.id, id)
    await auditCall(tx, call, { action: 'marketingCategory.remove', target: id })
  })
