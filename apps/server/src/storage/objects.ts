import { createHash, randomUUID } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Database, Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { AddressSigner } from './address.ts'
import type { Buckets } from './bucket.ts'
import { checkedStream, sha256Of } from './checked-stream.ts'
import type { ObjectStore } from './object-store.ts'

/** Folder of the store of published objects. */
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

/** Bytes that are in the store, to be published or swept. */
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
   * @throws problem `unavailable` when they are not there as they were given.
   */
  keep(clientId: string, contentType: string, bytes: Uint8Array): Promise<KeptBytes>
  /** As `keep`, for bytes that come in a stream and need not fit into memory. */
  keepStream(clientId: string, contentType: string, stream: Readable): Promise<KeptBytes>
  /**
   * Gives kept bytes a name, and does whatever the bucket does on publishing, in the given transaction. `at` is the moment
   * that is stored; default now.
   */
  publish(tx: Tx, object: ObjectName & { kept: KeptBytes; uploadedBy?: string; at?: Date }): Promise<void>
  /** Gives a published object another name in the given transaction. @returns whether it was there. */
  rename(tx: Tx, from: ObjectName, to: Pick<ObjectName, 'bucket' | 'key'>): Promise<boolean>
  /**
   * A same-origin address of an image. It lasts; with `lifeSeconds` it runs out. Give the version so that a new picture has
   * a new address.
   */
  imageAddress(name: ObjectName, version?: number, lifeSeconds?: number): string
  /**
   * The bytes of an object, checked while they are read.
   * @throws problem `not_found`, or `unavailable` when the store cannot give what was published.
   */
  read(name: ObjectName): Promise<OpenedObject>
  /**
   * Opens an image by a signed address.
   * @throws problem `not_found` for a wrong or stale signature too, `unavailable` when the store cannot give what was
   * published.
   */
  openImage(name: ObjectName, query: SignedQuery): Promise<OpenedObject>
}

const encodeKey = (key: string) => key.split('/').map(encodeURIComponent).join('/')

const pathOf = ({ bucket, key }: ObjectName) => `/api/storage/image/${bucket}/${encodeKey(key)}`

/** Counts and hashes what passes. */
function measure(stream: Readable): { stream: Readable; facts: () => { size: number; sha256: string } } {
  const hash = createHash('sha256')
  let size = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  stream.on('error', (error) => counted.destroy(error))
  return { stream: stream.pipe(counted), facts: () => ({ size, sha256: hash.digest('hex') }) }
}

/** Makes the object service. `publicUrl` is put before every address; empty for same-origin ones. */
export function createObjects(deps: {
  database: Database
  store: ObjectStore
  signer: AddressSigner
  publicUrl: string
  buckets: Buckets
}): Objects {
  const { database, store, signer, publicUrl, buckets } = deps

  const read = async (name: ObjectName): Promise<OpenedObject> => {
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
  }

  return {
    read,

    async keepStream(clientId, contentType, stream) {
      const storedAs = `${KEPT}/${clientId}/${randomUUID()}`
      const given = measure(stream)
      await store.putStream(storedAs, given.stream, contentType)
      const wanted = given.facts()
      const stored = measure(await store.stream(storedAs))
      await finished(stored.stream.resume())
      if (stored.facts().sha256 !== wanted.sha256) {
        throw problem('unavailable', { cause: new Error('The store does not hold what it was given.') })
      }
      return { storedAs, contentType, ...wanted }
    },

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

    async publish(tx, { clientId, bucket, key, kept, uploadedBy, at }) {
      const row = {
        stored_as: kept.storedAs,
        content_type: kept.contentType,
        size: kept.size,
        sha256: kept.sha256,
        uploaded_by: uploadedBy ?? null,
      }
      const rule = buckets.get(bucket)
      const written = await tx
        .insertInto('objects')
        .values({
          client_id: clientId,
          bucket,
          object_key: key,
          ...row,
          ...(at && { created_at: at.toISOString(), updated_at: at.toISOString() }),
        })
        .onConflict((conflict) => {
          const known = conflict.columns(['client_id', 'bucket', 'object_key'])
          return rule?.once ? known.doNothing() : known.doUpdateSet(row)
        })
        .returning('object_key')
        .executeTakeFirst()
      if (!written) throw problem('invalid', { message: 'There is a file of this name already.' })
      await rule?.onPublish?.(tx, { clientId, bucket, key, path: key.slice(clientId.length + 1), uploadedBy })
    },

    async rename(tx, from, to) {
      const { numUpdatedRows } = await tx
        .updateTable('objects')
        .set({ bucket: to.bucket, object_key: to.key })
        .where('client_id', '=', from.clientId)
        .where('bucket', '=', from.bucket)
        .where('object_key', '=', from.key)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    imageAddress(name, version, lifeSeconds) {
      const address = signer.sign('image', pathOf(name), [], lifeSeconds)
      return `${publicUrl}${address}${version === undefined ? '' : `&v=${version}`}`
    },

    async openImage(name, query) {
      const isOpen = buckets.get(name.bucket)?.isPublic || signer.verify('image', pathOf(name), [], query) === 'good'
      if (!isOpen) throw problem('not_found')
      return read(name)
    },
  }
}
