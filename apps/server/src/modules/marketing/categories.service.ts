import { can } from '@ssp/api/can'
import { placeOf } from '../../access/actor.ts'
import { requireSamePlatform, type Call } from '../../access/call.ts'
import type { OperationBody } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { changeRecord, createRecord, plainRecord, removeRecord, requireRecord } from '../../http/records.ts'
import { requireText } from '../../http/require-text.ts'
import * as repository from './marketing.repository.ts'

/** A category, and whether the caller cannot change it. */
export type Category = repository.CategoryRow & { locked: boolean }

/** Permission to share categories with all clients of the platform. */
const STAFF = 'PLATFORM_VIEW'
const NO_TITLE = 'Please add a category title'

const isStaff = ({ actor, client }: Call) => can(actor.rights, STAFF, placeOf(actor, client))

// Platform staff share categories with every client of the platform, and change them in the client where they were created.
const withLock = (call: Call, row: repository.CategoryRow): Category => ({
  ...row,
  locked: row.shared && !(row.client_id === call.client.id && isStaff(call)),
})

const CATEGORIES = plainRecord({
  table: 'marketing_categories',
  name: 'marketingCategory',
  async find(tx, clientId, id, call) {
    const found = await repository.findCategory(tx, clientId, id)
    return found && withLock(call, found)
  },
  requireOpen({ locked }) {
    if (locked)
      throw problem('forbidden', {
        message: 'This category is shared by the platform. Its staff change it.',
        permission: STAFF,
      })
  },
  toWire: ({ title, description }) => ({ title, description }),
})

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
  deps: Deps,
  call: Call,
  body: OperationBody<'createMarketingCategory'>,
  key: string | undefined,
): Promise<Category> {
  requireSamePlatform(call, body.platform_id)
  if (body.shared === 1 && !isStaff(call)) throw problem('forbidden', { permission: STAFF })
  return deps.tenantWrite(call, { operation: 'createMarketingCategory', key, body }, async (tx) => {
    const category = await createRecord(tx, call, CATEGORIES, {
      platform_id: call.client.platformId,
      title: requireText('title', body.title, NO_TITLE),
      description: body.description.trim(),
      shared: body.shared === 1,
    })
    return { ...category, client_id: call.client.id, files: [], locked: false }
  })
}

/** Changes title or description. @returns the new version. @throws problem `not_found`, `forbidden`, `stale`, `conflict`. */
export const updateCategory = (
  deps: Deps,
  call: Call,
  { id, title, description }: { id: string; title?: string; description?: string },
  ifMatch: string | undefined,
): Promise<number> =>
  deps.tenantWrite(call, { operation: 'updateMarketingItem' }, async (tx) => {
    await requireRecord(deps, tx, call, CATEGORIES, id, ifMatch)
    return changeRecord(tx, call, CATEGORIES, id, {
      ...(title !== undefined && { title: requireText('title', title, NO_TITLE) }),
      ...(description !== undefined && { description: description.trim() }),
    })
  })

/**
 * Deletes a category with the client's files in it.
 * @throws problem `not_found`, `forbidden`, `stale`; `conflict` for a file that the caller has not seen, or of another
 * client.
 */
export const removeCategory = (
  deps: Deps,
  call: Call,
  { id, files }: { id: string; files: readonly string[] },
  ifMatch: string | undefined,
): Promise<void> =>
  deps.tenantWrite(call, { operation: 'deleteMarketingCategory' }, async (tx) => {
    const category = await requireRecord(deps, tx, call, CATEGORIES, id, ifMatch)
    const seen = new Set(files)
    if (category.files.some((path) => !seen.has(path)))
      throw problem('conflict', { message: 'A file was added to this category in the meantime.' })
    await repository.deleteFiles(tx, call.client.id, category.files)
    if (await repository.isUsed(tx, call.client.id, id))
      throw problem('conflict', { message: 'Other clients have files in this category.' })
    await removeRecord(tx, call, CATEGORIES, id)
  })
