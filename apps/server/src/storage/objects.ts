import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Database, Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { AddressSigner } from './address.ts'
import { bucketOf } from './buckets.ts'
import { checkedStream, sha256Of } from './checked-stream.ts'
import type { ObjectStore } from './object-store.ts'

/** Seconds a signed download works (security.md section 3). */
export const DOWNLOAD_SECONDS = 60

/** Folder of the store in which published objects stand. */
export const KEPT = 'objects'

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

/** Bytes that stand in the store, to be published or swept. */
export interface KeptBytes {
  storedAs: string
  contentType: string
  size: number
  sha256: string
}

/** Published objects and the addresses that read them. */
export interface Objects {
  /**
   * Puts bytes that were checked, or come from trusted code (the seed, jobs), into the store and reads them back. Never
   * inside a transaction of a request: a slow store would hold its connection.
   * @throws problem `unavailable` when they do not stand there as they were given.
   */
  keep(clientId: string, contentType: string, bytes: Uint8Array): Promise<KeptBytes>
  /** Gives kept bytes a name, and does whatever the bucket does on publishing, in the given transaction. */
  publish(tx: Tx, object: ObjectName & { kept: KeptBytes; uploadedBy?: string }): Promise<void>
  /** A lasting same-origin address of an image; give the version so that a new picture has a new address. */
  imageAddress(name: ObjectName, version?: number): string
  /** An address that downloads the object as an attachment, for one minute. */
  signDownload(name: ObjectName): string
  /**
   * Opens an object by a signed address.
   * @throws problem `not_found` for a wrong or stale signature too, `unavailable` when the store cannot give what was
   * published.
   */
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
    async keep(clientId, contentType, bytes) {
      const kept = {
        storedAs: `${KEPT}/${clientId}/${randomUUID()}`,
        contentType,
        size: bytes.length,
        sha256: sha256Of(bytes),
      }
      await store.put(kept.storedAs, bytes, contentType)
      if (sha256Of(await store.bytes(kept.storedAs)) !== kept.sha256) {
        throw problem('unavailable', { cause: new Error('The store does not hold what it was given.') })
      }
      return kept
    },

    async publish(tx, { clientId, bucket, key, kept, uploadedBy }) {
      const row = {
        stored_as: kept.storedAs,
        content_type: kept.contentType,
        size: kept.size,
        sha256: kept.sha256,
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
      if (signer.verify(kind, pathOf(kind, name), [], query) !== 'good') throw problem('not_found')
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
      const stream = await checkedStream(await store.stream(stored_as), { size, sha256 })
      return { contentType: content_type, size, sha256, stream }
    },
  }
}
