import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Database, Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { AddressSigner } from './address.ts'
import { bucketOf } from './buckets.ts'
import type { ObjectStore } from './object-store.ts'

/** Seconds a signed download works (security.md section 3). */
export const DOWNLOAD_SECONDS = 60

/** Names one object on the wire: the key begins with the client id. */
export interface ObjectName {
  clientId: string
  bucket: string
  key: string
}

/** The signature parameters of an address. */
export interface SignedQuery {
  expires?: string
  signature?: string
}

/** An object ready to be sent. */
export interface OpenedObject {
  contentType: string
  size: number
  sha256: string
  stream: Readable
}

/** Published objects and the addresses that read them. */
export interface Objects {
  /**
   * Publishes bytes that were checked or come from trusted code (the seed, jobs): the store first,
   * then the row and whatever the bucket does on publishing, in the given transaction.
   */
  publish(tx: Tx, object: ObjectName & { contentType: string; bytes: Uint8Array; uploadedBy?: string }): Promise<void>
  /** A lasting same-origin address of an image; give the version so that a new picture has a new address. */
  imageAddress(name: ObjectName, version?: number): string
  /** An address that downloads the object as an attachment, for one minute. */
  signDownload(name: ObjectName): string
  /** Opens an object by a signed address. @throws problem `not_found` for a wrong or stale signature too. */
  open(kind: 'image' | 'download', name: ObjectName, query: SignedQuery): Promise<OpenedObject>
}

const encodeKey = (key: string) => key.split('/').map(encodeURIComponent).join('/')

const pathOf = (kind: 'image' | 'download', { bucket, key }: ObjectName) =>
  `/api/storage/${kind}/${bucket}/${encodeKey(key)}`

/** Makes the object service. `publicUrl` is put before every address; empty for same-origin ones. */
export function createObjects(deps: {
  database: Database
  store: ObjectStore
  signer: AddressSigner
  publicUrl: string
}): Objects {
  const { database, store, signer, publicUrl } = deps

  return {
    async publish(tx, { clientId, bucket, key, contentType, bytes, uploadedBy }) {
      const storedAs = `objects/${clientId}/${randomUUID()}`
      await store.put(storedAs, bytes, contentType)
      const row = {
        stored_as: storedAs,
        content_type: contentType,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        uploaded_by: uploadedBy ?? null,
      }
      await tx
        .insertInto('objects')
        .values({ client_id: clientId, bucket, object_key: key, ...row })
        .onConflict((conflict) => conflict.columns(['client_id', 'bucket', 'object_key']).doUpdateSet(row))
        .execute()
      await bucketOf(bucket)?.onPublish?.(tx, { clientId, bucket, key, path: key.slice(clientId.length + 1) })
    },

    imageAddress(name, version) {
      const address = signer.sign('image', pathOf('image', name), [])
      return `${publicUrl}${address}${version === undefined ? '' : `&v=${version}`}`
    },

    signDownload: (name) => publicUrl + signer.sign('download', pathOf('download', name), [], DOWNLOAD_SECONDS),

    async open(kind, name, query) {
      if (!signer.verify(kind, pathOf(kind, name), [], query)) throw problem('not_found')
      const scope = { clientId: name.clientId, platformId: '', userId: null }
      const found = await database.withTenant(scope, (tx) =>
        tx
          .selectFrom('objects')
          .select(['stored_as', 'content_type', 'size', 'sha256'])
          .where('client_id', '=', name.clientId)
          .where('bucket', '=', name.bucket)
          .where('object_key', '=', name.key)
          .executeTakeFirst(),
      )
      if (!found) throw problem('not_found')
      const { stored_as, content_type, size, sha256 } = found
      return { contentType: content_type, size, sha256, stream: await store.stream(stored_as) }
    },
  }
}
