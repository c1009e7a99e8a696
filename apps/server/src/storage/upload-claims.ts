import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { canReach } from '../access/actor.ts'
import type { ClientDirectory } from '../access/client-directory.ts'
import type { Database } from '../db/database.ts'
import type { ProblemText } from '../errors.de.ts'
import { problem, ProblemError, type ProblemCode } from '../errors.ts'
import { findSessionActor } from '../session/actor.repository.ts'
import type { Buckets } from './bucket.ts'
import type { ObjectStore } from './object-store.ts'
import type { KeptBytes, Objects } from './objects.ts'
import { withoutMetadata } from './image-metadata.ts'
import { createInspect } from './inspect.ts'
import { requireUpload, scopeOfObjects } from './upload-rights.ts'
import { TAKEN, type ClaimedUpload, type PendingUpload, type UploadRows } from './upload-rows.ts'

/** Where what arrives waits to be inspected. */
export const INCOMING = 'incoming'

/** Where the bytes wait: by the id of the upload when they went past this server, else by that of the claim. */
export const incoming = (id: string) => `${INCOMING}/${id}`

// Half a drawing can still look like one.
function requireWhole(seen: number, size: number): void {
  if (seen !== size) throw problem('unavailable', { cause: new Error('An upload was read in part.') })
}

/** Bytes at the beginning of a document by which it is recognised, and at the end where a PDF says that it is whole. */
const HEAD = 65_536
const TAIL = 2_048

const INCOMPLETE = 'The file is incomplete.'

/** What rejects an upload whose account lost the right to it. */
const LOST = new Set<ProblemCode>(['forbidden', 'not_found', 'conflict'])

async function endsOf(stream: Readable): Promise<{ head: Buffer; tail: Buffer; seen: number }> {
  let [head, tail, seen] = [Buffer.alloc(0), Buffer.alloc(0), 0]
  for await (const piece of stream as AsyncIterable<Buffer>) {
    if (head.length < HEAD) head = Buffer.concat([head, piece.subarray(0, HEAD - head.length)])
    tail = Buffer.concat([tail, piece]).subarray(-TAIL)
    seen += piece.length
  }
  return { head, tail, seen }
}

/** Inspects what has arrived, under a claim that one worker has at a time. */
export function createUploadClaims(deps: {
  database: Database
  directory: ClientDirectory
  rows: UploadRows
  store: ObjectStore
  objects: Objects
  buckets: Buckets
  log: FastifyBaseLogger
}) {
  const { database, directory, rows, store, objects, buckets, log } = deps
  const contentFault = createInspect()

  // An image is inspected whole; of a document the ends tell what it is, and it need not fit into memory.
  const isWhole = (contentType: string) => contentType.startsWith('image/')

  const faultOf = async (
    clientId: string,
    name: string,
    size: number,
    contentType: string,
  ): Promise<ProblemText | undefined> => {
    if (!isWhole(contentType)) {
      const { head, tail, seen } = await endsOf(await store.stream(name))
      requireWhole(seen, size)
      const isCut = contentType === 'application/pdf' && !tail.includes('%%EOF')
      return (await contentFault(clientId, head, contentType)) ?? (isCut ? INCOMPLETE : undefined)
    }
    const bytes = await store.bytes(name)
    requireWhole(bytes.length, size)
    return contentFault(clientId, bytes, contentType)
  }

  const keep = async ({ client_id: clientId, bucket, content_type: contentType }: ClaimedUpload, name: string) => {
    if (!isWhole(contentType)) return objects.keepStream(clientId, contentType, await store.stream(name))
    const bytes = await store.bytes(name)
    if (!buckets.get(bucket)?.withoutMetadata) return objects.keep(clientId, contentType, bytes)
    const clean = withoutMetadata(bytes, contentType)
    return clean && objects.keep(clientId, contentType, clean)
  }

  /**
   * Inspects an image that came in a request, and keeps it without its metadata.
   * @returns the kept bytes, or why they are rejected.
   */
  const keepImage = async (
    clientId: string,
    contentType: string,
    bytes: Uint8Array,
  ): Promise<KeptBytes | ProblemText> => {
    const fault = await contentFault(clientId, bytes, contentType)
    const clean = fault === undefined ? withoutMetadata(bytes, contentType) : undefined
    return clean ? objects.keep(clientId, contentType, clean) : (fault ?? INCOMPLETE)
  }

  /** Whether the session that asked for the address lives and may still put the object, as when it was signed. */
  const mayStillPut = async ({ user_id: userId, bucket, object_key: key, ...upload }: PendingUpload) => {
    const { home_client_id: homeClientId, session_id: sessionId, asked_in: askedIn } = upload
    if (homeClientId === null || sessionId === null || askedIn === null) return false
    const actor = await database.readSystem((db) => findSessionActor(db, { homeClientId, userId, sessionId }))
    const client = await directory.byId(askedIn)
    if (!actor || !client || !canReach(actor, client)) return false
    const call = { actor, client }
    try {
      const scope = scopeOfObjects(buckets, call, { bucket })
      await database.withTenant(scope, (tx) => requireUpload(tx, buckets, call, { bucket, key }))
      return true
    } catch (error) {
      if (error instanceof ProblemError && LOST.has(error.code)) return false
      throw error
    }
  }

  const inspect = async (upload: ClaimedUpload, name: string): Promise<ProblemText | undefined> => {
    const { client_id: clientId, bucket, object_key: key, content_type: contentType, user_id: uploadedBy } = upload
    const { size = 0 } = (await store.facts(name)) ?? {}
    const tooLarge = size > upload.max_bytes
    const found = tooLarge ? 'The file is too large.' : await faultOf(clientId, name, size, contentType)
    const kept = found ? undefined : await keep(upload, name)
    // Last, because a large file takes long to arrive and to be read.
    const fault = found ?? (!kept ? INCOMPLETE : (await mayStillPut(upload)) ? undefined : TAKEN)
    await rows.conclude(upload, fault, async (tx) => {
      if (kept) await objects.publish(tx, { clientId, bucket, key, kept, uploadedBy })
    })
    return fault
  }

  // The sweep finds what cannot be removed now.
  const discard = (name: string) =>
    store.remove(name).catch((error: unknown) => log.warn({ err: error }, 'upload left over'))

  /**
   * Inspects a claimed upload once `arrive` is done, and publishes it; what fails is released.
   * @returns why it is rejected; undefined when it is published.
   */
  const finish = async (
    upload: ClaimedUpload,
    name: string,
    arrive?: () => Promise<void>,
  ): Promise<ProblemText | undefined> => {
    try {
      await arrive?.()
      return await inspect(upload, name)
    } catch (error) {
      await rows.release(upload).catch((err: unknown) => log.warn({ err }, 'upload not released'))
      throw error
    }
  }

  /** Claims and finishes what has arrived of these; one that fails does not keep the others. */
  const settle = async (pending: readonly PendingUpload[]): Promise<void> => {
    for (const upload of pending) {
      try {
        const hasArrived = (await store.facts(incoming(upload.id))) !== undefined
        const claimed = hasArrived && (await rows.claim(upload))
        if (!claimed) continue
        await finish(claimed, incoming(upload.id))
        await discard(incoming(upload.id))
      } catch (error) {
        log.warn({ err: error, upload: upload.id }, 'upload not settled')
      }
    }
  }

  return { discard, finish, keepImage, settle }
}
