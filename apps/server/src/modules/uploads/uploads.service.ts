import { homeCall, placeOf, scopeAt, type Actor, type ClientRef } from '../../access/actor.ts'
import { audit, auditCall } from '../../access/audit-log.ts'
import { can, missingFor, type OperationAccess } from '@ssp/api/can'
import { rightsFor } from '../../access/operation-rights.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import type { Bucket, KeyGroups } from '../../storage/bucket.ts'
import { isStored } from '../../storage/objects.repository.ts'
import type { SignedUpload, UploadPlan } from '../../storage/uploads.ts'

const rejected = (field: string) => problem('invalid', { fields: { [field]: 'This cannot be uploaded here.' } })

// Where the objects of a bucket are when the caller works in a client.
const whereOf = (bucket: Bucket | undefined, actor: Actor, client: ClientRef): Pick<ClientRef, 'id' | 'platformId'> =>
  bucket?.isHome ? homeCall(actor).client : client

/** What putting an object asks for: nothing for the own one of a bucket of owners. */
function accessTo(bucket: Bucket, groups: KeyGroups, actor: Actor, client: ClientRef): OperationAccess {
  if (bucket.self === true && groups['userId'] === actor.userId) return {}
  const { permission, strict = [] } = bucket
  return {
    access: typeof permission === 'string' ? [permission] : permission(groups),
    strict: strict.find((name) => can(actor.rights, name, placeOf(actor, client))) ?? strict[0],
  }
}

/**
 * The plan of an upload that is allowed: a known bucket, a key below the client worked in, of a
 * shape and extension the bucket takes, and the permissions the bucket asks for.
 * @throws problem `invalid` or `forbidden`.
 */
export function planUploads(
  { buckets }: Pick<Deps, 'buckets'>,
  actor: Actor,
  client: ClientRef,
  bucketName: string,
  key: string,
  contentType?: string,
): UploadPlan {
  const bucket = buckets.get(bucketName)
  if (!bucket) throw rejected('bucket')
  const prefix = `${whereOf(bucket, actor, client).id}/`
  const match = key.startsWith(prefix) ? bucket.path.exec(key.slice(prefix.length)) : null
  if (!match) throw rejected('key')
  const type = bucket.types[key.slice(key.lastIndexOf('.') + 1)]
  if (!type || (contentType !== undefined && contentType !== type)) throw rejected('contentType')
  const access = accessTo(bucket, match.groups ?? {}, actor, client)
  const permission = missingFor(actor.rights, access, { ...placeOf(actor, client), strictRights: client.strictRights })
  if (permission !== undefined) throw problem('forbidden', { permission })
  const { maxBytes, maxZipBytes = maxBytes } = bucket
  return {
    bucket: bucket.name,
    key,
    contentType: type,
    maxBytes: type === 'application/zip' ? maxZipBytes : maxBytes,
  }
}

/**
 * Signs the addresses of a plan and leaves an audit row.
 * @throws problem `not_found` for the file of an employee out of reach, `invalid` at `filePath` for a key in use where
 * the bucket replaces nothing.
 */
export async function signUploads(
  { buckets, database, uploads }: Pick<Deps, 'buckets' | 'database' | 'uploads'>,
  actor: Actor,
  client: ClientRef,
  plan: UploadPlan,
): Promise<SignedUpload> {
  const bucket = buckets.get(plan.bucket)
  const where = whereOf(bucket, actor, client)
  const scope = scopeAt(where, actor)
  const groups = bucket?.path.exec(plan.key.slice(where.id.length + 1))?.groups ?? {}
  const access = bucket ? accessTo(bucket, groups, actor, client) : {}
  const rights = rightsFor(actor.rights, access, client.strictRights)
  await database.withTenant(scope, async (tx) => {
    await bucket?.authorise?.(tx, { actor: { ...actor, rights }, client }, groups)
    if (bucket?.once && (await isStored(tx, { clientId: where.id, ...plan })))
      throw problem('invalid', { fields: { filePath: 'There is a file of this name already.' } })
    await audit(tx, { clientId: where.id, actor }, { action: 'upload.sign', target: `${plan.bucket}/${plan.key}` })
  })
  return uploads.sign(scope, actor.userId, plan)
}

/**
 * Files that the caller put and that are not in use; of the own folder only.
 * @throws problem `invalid` for a bucket of which nothing is listed so, `forbidden`.
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
  const call = { actor, client: whereOf(bucket, actor, client) }
  return tenantRead(call, (tx) => list(tx, call, path))
}

/**
 * Removes a file that was put and is not in use.
 * @throws problem `invalid` for a bucket from which nothing is removed so, `not_found`, `forbidden`.
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
  const { key } = planUploads(deps, actor, client, bucketName, path)
  const call = { actor, client: whereOf(bucket, actor, client) }
  return deps.tenantWrite(call, { operation: 'deleteUploadedFile' }, async (tx) => {
    await remove(tx, call, key)
    await auditCall(tx, call, { action: 'upload.remove', target: `${bucketName}/${key}` })
  })
}
