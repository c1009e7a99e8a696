import { scopeAt, type Actor, type ClientRef } from '../../access/actor.ts'
import { audit } from '../../access/audit-log.ts'
import { can } from '@ssp/api/can'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { bucketOf } from '../../storage/buckets.ts'
import type { SignedUpload, UploadPlan } from '../../storage/uploads.ts'

const rejected = (field: string) => problem('invalid', { fields: { [field]: 'This cannot be uploaded here.' } })

/** Checks what a caller wants to put against what the server would have chosen (security.md 2, rows 1 and 2). */
export function uploadsService({ database, uploads }: Deps) {
  return {
    /**
     * The plan of an upload that is allowed: a known bucket, a key below the client worked in, of a
     * shape and extension the bucket takes, and the permission the bucket asks for.
     * @throws problem `invalid` or `forbidden`.
     */
    plan(actor: Actor, client: ClientRef, bucketName: string, key: string, contentType?: string): UploadPlan {
      const bucket = bucketOf(bucketName)
      if (!bucket) throw rejected('bucket')
      const prefix = `${client.id}/`
      const match = key.startsWith(prefix) ? bucket.path.exec(key.slice(prefix.length)) : null
      if (!match) throw rejected('key')
      const type = bucket.types[key.slice(key.lastIndexOf('.') + 1)]
      if (!type || (contentType !== undefined && contentType !== type)) throw rejected('contentType')
      const isOwn = bucket.self === true && match.groups?.['userId'] === actor.userId
      if (!isOwn && !can(actor.rights, bucket.permission, { clientId: client.id, homeClientId: actor.homeClientId })) {
        throw problem('forbidden', { permission: bucket.permission })
      }
      return { bucket: bucket.name, key, contentType: type, maxBytes: bucket.maxBytes }
    },

    /** Signs the addresses of a plan and leaves an audit row. */
    async sign(actor: Actor, client: ClientRef, plan: UploadPlan): Promise<SignedUpload> {
      const scope = scopeAt(client, actor)
      await database.withTenant(scope, (tx) =>
        audit(tx, { clientId: client.id, actor }, { action: 'upload.sign', target: `${plan.bucket}/${plan.key}` }),
      )
      return uploads.sign(scope, actor.userId, plan)
    },
  }
}
