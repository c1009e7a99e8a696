import { can, type OperationAccess } from '@ssp/api/can'
import { homeCall, placeOf, scopeAt } from '../access/actor.ts'
import type { Call } from '../access/call.ts'
import { requireRightTo, withRightsFor } from '../access/operation-rights.ts'
import type { TenantScope, Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { Bucket, Buckets, KeyGroups } from './bucket.ts'
import { isStored } from './objects.repository.ts'

/** An object to be put. */
export interface UploadPlan {
  bucket: string
  key: string
  contentType: string
  maxBytes: number
}

const rejected = (field: string) => problem('invalid', { fields: { [field]: 'This cannot be uploaded here.' } })

/** Where the objects of a bucket are when the caller works in a client. */
export const placeOfObjects = (bucket: Bucket | undefined, call: Call): Pick<Call['client'], 'id' | 'platformId'> =>
  bucket?.isHome ? homeCall(call.actor).client : call.client

/** The transactions in which the objects of a bucket are put. */
export const scopeOfObjects = (buckets: Buckets, call: Call, { bucket }: Pick<UploadPlan, 'bucket'>): TenantScope =>
  scopeAt(placeOfObjects(buckets.get(bucket), call), call.actor)

/** What putting an object asks for: nothing for the own one of a bucket of owners. */
function accessTo(bucket: Bucket, groups: KeyGroups, { actor, client }: Call): OperationAccess {
  if (bucket.self === true && groups['userId'] === actor.userId) return {}
  const { permission, strict = [] } = bucket
  return {
    access: typeof permission === 'string' ? [permission] : permission(groups),
    strict: strict.find((name) => can(actor.rights, name, placeOf(actor, client))) ?? strict[0],
  }
}

function allowed(buckets: Buckets, call: Call, bucketName: string, key: string) {
  const bucket = buckets.get(bucketName)
  if (!bucket) throw rejected('bucket')
  const prefix = `${placeOfObjects(bucket, call).id}/`
  const match = key.startsWith(prefix) ? bucket.path.exec(key.slice(prefix.length)) : null
  if (!match) throw rejected('key')
  const groups = match.groups ?? {}
  const access = accessTo(bucket, groups, call)
  requireRightTo(call, access)
  return { bucket, groups, access }
}

/**
 * The plan of an upload that is allowed: a known bucket, a key below the client worked in, of a
 * shape and extension the bucket takes, and the permissions the bucket asks for.
 * @throws problem `invalid` or `forbidden`.
 */
export function planUpload(
  buckets: Buckets,
  call: Call,
  bucketName: string,
  key: string,
  contentType?: string,
): UploadPlan {
  const { bucket } = allowed(buckets, call, bucketName, key)
  const type = bucket.types[key.slice(key.lastIndexOf('.') + 1)]
  if (!type || (contentType !== undefined && contentType !== type)) throw rejected('contentType')
  const { maxBytes, maxZipBytes = maxBytes } = bucket
  return {
    bucket: bucket.name,
    key,
    contentType: type,
    maxBytes: type === 'application/zip' ? maxZipBytes : maxBytes,
  }
}

/**
 * Judges an upload, when its address is signed and again when it arrives: the permissions that the bucket asks for, the record that
 * the key names, and whether the key is free where the bucket replaces nothing.
 * @throws problem `invalid`, `forbidden`, or what the bucket throws.
 */
export async function requireUpload(
  tx: Tx,
  buckets: Buckets,
  call: Call,
  { bucket: name, key }: Pick<UploadPlan, 'bucket' | 'key'>,
): Promise<void> {
  const { bucket, groups, access } = allowed(buckets, call, name, key)
  await bucket.authorise?.(tx, withRightsFor(call, access), groups)
  const clientId = placeOfObjects(bucket, call).id
  if (bucket.once && (await isStored(tx, { clientId, bucket: name, key })))
    throw problem('invalid', { fields: { filePath: 'There is a file of this name already.' } })
}
