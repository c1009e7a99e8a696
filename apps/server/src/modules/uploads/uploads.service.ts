import { placeOf, type Actor, type ClientRef } from '../../access/actor.ts'
import { audit, auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { can } from '@ssp/api/can'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import {
  placeOfObjects,
  planUpload,
  requireUpload,
  scopeOfObjects,
  type UploadPlan,
} from '../../storage/upload-rights.ts'
import type { SignedUpload } from '../../storage/uploads.ts'

const rejected = (field: string) => problem('invalid', { fields: { [field]: 'This cannot be uploaded here.' } })

/**
 * Signs the addresses of a plan and writes an audit row.
 * @throws problem `not_found` for the file of an employee out of reach, `invalid` at `filePath` for a key in use if the
 * bucket does not allow replacing.
 */
export async function signUploads(
  { buckets, database, uploads }: Pick<Deps, 'buckets' | 'database' | 'uploads'>,
  call: Call,
  plan: UploadPlan,
): Promise<SignedUpload> {
  const scope = scopeOfObjects(buckets, call, plan)
  await database.withTenant(scope, async (tx) => {
    await requireUpload(tx, buckets, call, plan)
    const target = `${plan.bucket}/${plan.key}`
    await audit(tx, { clientId: scope.clientId, actor: call.actor }, { action: 'upload.sign', target })
  })
  return uploads.sign(call, plan)
}

/**
 * Files that the caller uploaded and that are not in use; only of the caller's folder.
 * @throws problem `invalid` for a bucket that cannot be listed, `forbidden`.
 */
export async function listUploadedFiles(
  { buckets, tenantRead }: Pick<Deps, 'buckets' | 'tenantRead'>,
  actor: Actor,
  client: ClientRef,
  bucketName: string,
  path: string,
) {
  const bucket = buckets.get(bucketName)
  if (!bucket?.list || typeof bucket.permission !== 'string') throw rejected('bucket')
  const { list, permission } = bucket
  if (!can(actor.rights, permission, placeOf(actor, client))) throw problem('forbidden', { permission })
  const call = { actor, client: placeOfObjects(bucket, { actor, client }) }
  return tenantRead(call, (tx) => list(tx, call, path))
}

/**
 * Removes an uploaded file that is not in use.
 * @throws problem `invalid` for a bucket from which files cannot be removed, `not_found`, `forbidden`.
 */
export function deleteUploadedFile(
  deps: Pick<Deps, 'buckets' | 'tenantWrite'>,
  actor: Actor,
  client: ClientRef,
  bucketName: string,
  path: string,
): Promise<void> {
  const bucket = deps.buckets.get(bucketName)
  if (!bucket?.remove) throw rejected('bucket')
  const { remove } = bucket
  const { key } = planUpload(deps.buckets, { actor, client }, bucketName, path)
  const call = { actor, client: placeOfObjects(bucket, { actor, client }) }
  return deps.tenantWrite(call, { operation: 'deleteUploadedFile' }, async (tx) => {
    await remove(tx, call, key)
    await auditCall(tx, call, { action: 'upload.remove', target: `${bucketName}/${key}` })
  })
}
