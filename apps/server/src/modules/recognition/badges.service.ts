import { requireSameClient, type Call } from '../../access/call.ts'
import type { OperationBody } from '../../contract/handlers.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { changeRecord, createRecord, plainRecord, removeRecord, requireRecord } from '../../http/records.ts'
import { requireText } from '../../http/require-text.ts'
import { isStored } from '../../storage/objects.repository.ts'
import * as repository from './setup.repository.ts'
import type { BadgeRow } from './setup.repository.ts'
import { toBadge } from './recognition-wire.ts'

const BADGES = plainRecord({
  table: 'recognition_badges',
  name: 'badge',
  find: repository.findBadge,
  toWire: (badge, { objects }) => toBadge(objects, badge),
})

async function requireImage(tx: Tx, { client }: Call, key: string): Promise<string> {
  if (
    !key.startsWith(`${client.id}/`) ||
    !(await isStored(tx, { clientId: client.id, bucket: repository.BADGES, key }))
  )
    throw problem('invalid', { fields: { s3_path: 'This image has not been uploaded.' } })
  return key
}

export const listBadges = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call): Promise<BadgeRow[]> =>
  tenantRead(call, (tx) => repository.findBadges(tx, call.client.id))

/**
 * Creates a badge from an uploaded image, once per key.
 * @throws problem `invalid` for a blank name or an image that is not there, `conflict` for a name or image in use.
 */
export const createBadge = (deps: Deps, call: Call, body: OperationBody<'createBadge'>, key?: string) =>
  deps.tenantWrite(call, { operation: 'createBadge', key, body }, async (tx) => {
    requireSameClient(call, body.client_id)
    const badge = await createRecord(tx, call, BADGES, {
      name: requireText('name', body.name),
      object_key: await requireImage(tx, call, body.s3_path),
    })
    await repository.deleteUnusedImages(tx, call.client.id)
    return { ...badge, client_id: call.client.id }
  })

/**
 * Changes name or image; a replaced image is deleted.
 * @returns the new version.
 * @throws problem `not_found`, `stale`, and those of `createBadge`.
 */
export const updateBadge = (
  deps: Deps,
  call: Call,
  id: string,
  { name, s3_path }: OperationBody<'updateBadge'>,
  ifMatch?: string,
): Promise<number> =>
  deps.tenantWrite(call, { operation: 'updateBadge' }, async (tx) => {
    const { object_key: before } = await requireRecord(deps, tx, call, BADGES, id, ifMatch)
    const version = await changeRecord(tx, call, BADGES, id, {
      ...(name !== undefined && { name: requireText('name', name) }),
      ...(s3_path !== undefined && { object_key: await requireImage(tx, call, s3_path) }),
    })
    await repository.deleteUnusedImages(tx, call.client.id, before)
    return version
  })

/** Removes a badge with its image, also one in use (3-decisions 39). @throws problem `not_found`, `stale`. */
export const removeBadge = (deps: Deps, call: Call, id: string, ifMatch?: string): Promise<void> =>
  deps.tenantWrite(call, { operation: 'removeBadge' }, async (tx) => {
    const badge = await requireRecord(deps, tx, call, BADGES, id, ifMatch)
    await repository.keepBadgeName(tx, call.client.id, badge)
    await removeRecord(tx, call, BADGES, id)
    await repository.deleteUnusedImages(tx, call.client.id, badge.object_key)
  })
