import { randomUUID } from 'node:crypto'
import { auditCall } from '../../access/audit-log.ts'
import { requireSameClient, type Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { lockRecord } from '../../db/lock-record.ts'
import { updateRecord } from '../../db/update-record.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { requireText } from '../../http/require-text.ts'
import { isStored } from '../../storage/objects.repository.ts'
import * as repository from './setup.repository.ts'
import type { BadgeRow } from './setup.repository.ts'
import { toBadge } from './recognition-wire.ts'

async function requireOne(
  { objects }: Pick<Deps, 'objects'>,
  tx: Tx,
  { client }: Call,
  id: string,
  ifMatch?: string,
): Promise<BadgeRow> {
  await lockRecord(tx, 'recognition_badges', client.id, id)
  const badge = await repository.findBadge(tx, client.id, id)
  if (!badge) throw problem('not_found')
  requireVersion(ifMatch, badge.version, () => toBadge(objects, badge))
  return badge
}

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
export const createBadge = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: { name: string; s3_path: string; client_id?: string },
  key?: string,
): Promise<BadgeRow> =>
  tenantWrite(call, { operation: 'createBadge', key, body }, async (tx) => {
    requireSameClient(call, body.client_id)
    const badge = {
      id: randomUUID(),
      name: requireText('name', body.name),
      object_key: await requireImage(tx, call, body.s3_path),
      client_id: call.client.id,
    }
    await repository.insertBadge(tx, badge)
    await repository.deleteUnusedImages(tx, call.client.id)
    await auditCall(tx, call, { action: 'badge.create', target: badge.id })
    return { ...badge, version: 1 }
  })

/**
 * Changes name or image; the image before goes.
 * @returns the new version.
 * @throws problem `not_found`, `stale`, and those of `createBadge`.
 */
export const updateBadge = (
  deps: Pick<Deps, 'objects' | 'tenantWrite'>,
  call: Call,
  id: string,
  body: { name?: string; s3_path?: string },
  ifMatch?: string,
): Promise<number> =>
  deps.tenantWrite(call, { operation: 'updateBadge' }, async (tx) => {
    const { object_key: before } = await requireOne(deps, tx, call, id, ifMatch)
    const version = await updateRecord(tx, 'recognition_badges', call.client.id, id, {
      ...(body.name !== undefined && { name: requireText('name', body.name) }),
      ...(body.s3_path !== undefined && { object_key: await requireImage(tx, call, body.s3_path) }),
    })
    await repository.deleteUnusedImages(tx, call.client.id, before)
    await auditCall(tx, call, { action: 'badge.update', target: id })
    return version
  })

/** Removes a badge with its image, also one in use (3-decisions 39). @throws problem `not_found`, `stale`. */
export const removeBadge = (
  deps: Pick<Deps, 'objects' | 'tenantWrite'>,
  call: Call,
  id: string,
  ifMatch?: string,
): Promise<void> =>
  deps.tenantWrite(call, { operation: 'removeBadge' }, async (tx) => {
    const badge = await requireOne(deps, tx, call, id, ifMatch)
    await repository.deleteBadge(tx, call.client.id, badge)
    await repository.deleteUnusedImages(tx, call.client.id, badge.object_key)
    await auditCall(tx, call, { action: 'badge.remove', target: id })
  })
