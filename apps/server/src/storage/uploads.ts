import { randomUUID } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Database, TenantScope } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { AddressSigner } from './address.ts'
import type { ObjectStore } from './object-store.ts'
import type { Objects, SignedQuery } from './objects.ts'
import { contentFault } from './sniff.ts'

/** Seconds within which a signed upload must arrive. */
export const UPLOAD_SECONDS = 300

/** An object to be put; the caller has checked that it may be. */
export interface UploadPlan {
  bucket: string
  key: string
  contentType: string
  maxBytes: number
}

/** Signed uploads: one address takes one object of the signed key, type and size, once. */
export interface Uploads {
  sign(scope: TenantScope, userId: string, plan: UploadPlan): Promise<string>
  /**
   * Takes the bytes of a signed upload, looks into them and publishes them.
   * @throws problem `not_found` for a wrong, stale or used address, `unsupported_media_type`,
   * `payload_too_large`, or `invalid` when the content is not what the type says.
   */
  receive(
    address: { clientId: string; id: string },
    query: SignedQuery,
    contentType: string,
    body: Readable,
  ): Promise<void>
  /** Looks into what browsers put straight to the store (S3) and publishes it. */
  settle(clientId: string, bucket: string): Promise<void>
}

interface PendingUpload {
  id: string
  client_id: string
  user_id: string
  bucket: string
  object_key: string
  content_type: string
  max_bytes: number
}

const pathOf = (clientId: string, id: string) => `/api/storage/upload/${clientId}/${id}`
const factsOf = (upload: PendingUpload) => [
  upload.bucket,
  upload.object_key,
  upload.content_type,
  String(upload.max_bytes),
]
const incoming = (id: string) => `incoming/${id}`
const at = (clientId: string): TenantScope => ({ clientId, platformId: '', userId: null })

function limit(maxBytes: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > maxBytes) done(problem('payload_too_large'))
      else done(null, chunk)
    },
  })
}

/** Makes the upload service. */
export function createUploads(deps: {
  database: Database
  store: ObjectStore
  objects: Objects
  signer: AddressSigner
  publicUrl: string
}): Uploads {
  const { database, store, objects, signer, publicUrl } = deps

  const find = (clientId: string, id: string) =>
    database.withTenant(at(clientId), (tx) =>
      tx.selectFrom('uploads').selectAll().where('client_id', '=', clientId).where('id', '=', id).executeTakeFirst(),
    )

  // The first to set received_at has the upload; every later use of the address finds nothing.
  const claim = (upload: PendingUpload) =>
    database.withTenant(at(upload.client_id), (tx) =>
      tx
        .updateTable('uploads')
        .set({ received_at: sql<string>`now()` })
        .where('client_id', '=', upload.client_id)
        .where('id', '=', upload.id)
        .where('received_at', 'is', null)
        .returning('id')
        .executeTakeFirst(),
    )

  const finish = async (upload: PendingUpload): Promise<string | undefined> => {
    const name = incoming(upload.id)
    const size = (await store.size(name)) ?? 0
    const bytes = size > upload.max_bytes ? undefined : await store.bytes(name)
    const fault = bytes ? await contentFault(bytes, upload.content_type) : 'The file is too large.'
    await database.withTenant(at(upload.client_id), async (tx) => {
      const { client_id: clientId, bucket, object_key: key, content_type: contentType, user_id: uploadedBy } = upload
      if (bytes && !fault) await objects.publish(tx, { clientId, bucket, key, contentType, bytes, uploadedBy })
      await tx
        .updateTable('uploads')
        .set(fault ? { refused_because: fault } : { published_at: sql<string>`now()` })
        .where('client_id', '=', clientId)
        .where('id', '=', upload.id)
        .execute()
    })
    await store.remove(name)
    return fault
  }

  return {
    async sign(scope, userId, plan) {
      const upload: PendingUpload = {
        client_id: scope.clientId,
        id: randomUUID(),
        user_id: userId,
        bucket: plan.bucket,
        object_key: plan.key,
        content_type: plan.contentType,
        max_bytes: plan.maxBytes,
      }
      const expires_at = new Date(Date.now() + UPLOAD_SECONDS * 1000)
      await database.withTenant(scope, (tx) =>
        tx
          .insertInto('uploads')
          .values({ ...upload, expires_at })
          .execute(),
      )
      if (store.direct) {
        return store.directUpload(incoming(upload.id), {
          contentType: plan.contentType,
          expiresInSeconds: UPLOAD_SECONDS,
        })
      }
      return publicUrl + signer.sign('upload', pathOf(scope.clientId, upload.id), factsOf(upload), UPLOAD_SECONDS)
    },

    async receive({ clientId, id }, query, contentType, body) {
      const upload = await find(clientId, id)
      if (!upload || !signer.verify('upload', pathOf(clientId, id), factsOf(upload), query)) throw problem('not_found')
      if (contentType !== upload.content_type) throw problem('unsupported_media_type')
      if (!(await claim(upload))) throw problem('not_found')
      const name = incoming(id)
      const counted = body.pipe(limit(upload.max_bytes))
      body.on('error', (error) => counted.destroy(error))
      try {
        await store.putStream(name, counted, contentType)
      } catch (error) {
        await store.remove(name).catch(() => {})
        throw counted.errored ?? error
      }
      const fault = await finish(upload)
      if (fault) throw problem('invalid', { message: fault })
    },

    async settle(clientId, bucket) {
      if (!store.direct) return
      const pending = await database.withTenant(at(clientId), (tx) =>
        tx
          .selectFrom('uploads')
          .selectAll()
          .where('client_id', '=', clientId)
          .where('bucket', '=', bucket)
          .where('received_at', 'is', null)
          .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
          .orderBy('created_at')
          .limit(20)
          .execute(),
      )
      for (const upload of pending) {
        if ((await store.size(incoming(upload.id))) !== undefined && (await claim(upload))) await finish(upload)
      }
    },
  }
}
