import { randomUUID } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database, TenantScope } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { AddressSigner } from './address.ts'
import type { ObjectStore } from './object-store.ts'
import type { Objects, SignedQuery } from './objects.ts'
import { contentFault } from './sniff.ts'

/** Seconds within which a signed upload must arrive. */
export const UPLOAD_SECONDS = 300

/** Seconds within which it can be asked what came of one: a large file is long on its way. */
const CHECK_SECONDS = 3600

/** Milliseconds that a page waits for uploads to be settled. */
const PATIENCE = 2_000

/** An object to be put; the caller has checked that it may be. */
export interface UploadPlan {
  bucket: string
  key: string
  contentType: string
  maxBytes: number
}

/** Where a file goes, and where to ask what came of it when it goes past this server. */
export interface SignedUpload {
  url: string
  check?: string
}

/** Signed uploads: one address takes one object of the signed key, type and size, once. */
export interface Uploads {
  sign(scope: TenantScope, userId: string, plan: UploadPlan): Promise<SignedUpload>
  /**
   * Takes the bytes of a signed upload, looks into them and publishes them. What is refused, or could not be stored,
   * leaves the address as it was.
   * @throws problem `not_found` for a wrong address, `forbidden` (as S3 answers) for one that was used or has run out,
   * `unsupported_media_type`, `payload_too_large`, `unavailable`, or `invalid` when the content is not what the type says.
   */
  receive(
    address: { clientId: string; id: string },
    query: SignedQuery,
    contentType: string,
    body: Readable,
  ): Promise<void>
  /**
   * Looks into one file that was put straight to the store, and publishes it.
   * @throws problem `not_found` or `forbidden` for an address as `receive` does, `invalid` with the reason when it is
   * refused, `unavailable` when it has not arrived or is being looked into.
   */
  check(address: { clientId: string; id: string }, query: SignedQuery): Promise<void>
  /**
   * Looks into what browsers put straight to the store (S3) and publishes it. A broken or slow store fails nobody and is
   * not waited for: what could not be published now is tried again at the next call.
   */
  settle(clientId: string, bucket: string): Promise<void>
  /** Settles what nobody has asked for, of every client. For the daily sweep. */
  settleLate(): Promise<void>
}

const TAKEN = 'This address has been used or has run out. Please ask for another.'

interface PendingUpload {
  id: string
  client_id: string
  user_id: string
  bucket: string
  object_key: string
  content_type: string
  max_bytes: number
}

type Action = 'upload' | 'check'

const pathOf = (action: Action, clientId: string, id: string) => `/api/storage/${action}/${clientId}/${id}`
const factsOf = (upload: PendingUpload) => [
  upload.bucket,
  upload.object_key,
  upload.content_type,
  String(upload.max_bytes),
]
/** Where what arrives waits to be looked into. */
export const INCOMING = 'incoming'
const incoming = (id: string) => `${INCOMING}/${id}`
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
  log: FastifyBaseLogger
}): Uploads {
  const { database, store, objects, signer, publicUrl, log } = deps
  const settling = new Map<string, Promise<void>>()

  const find = (clientId: string, id: string) =>
    database.withTenant(at(clientId), (tx) =>
      tx.selectFrom('uploads').selectAll().where('client_id', '=', clientId).where('id', '=', id).executeTakeFirst(),
    )

  const addressOf = (action: Action, upload: PendingUpload, seconds: number) =>
    publicUrl + signer.sign(action, pathOf(action, upload.client_id, upload.id), factsOf(upload), seconds)

  /** The upload of a signed address. @throws problem `not_found` for a wrong one, `forbidden` for one that ran out. */
  const requireSigned = async (action: Action, clientId: string, id: string, query: SignedQuery) => {
    const upload = await find(clientId, id)
    const state = upload ? signer.verify(action, pathOf(action, clientId, id), factsOf(upload), query) : 'false'
    if (!upload || state === 'false') throw problem('not_found')
    if (state === 'late') throw problem('forbidden', { message: TAKEN })
    return upload
  }

  // The first to set received_at has the upload, until it is published, refused or given back. A process that died with
  // one has it no longer than any request lasts.
  const claim = (upload: PendingUpload) =>
    database.withTenant(at(upload.client_id), (tx) =>
      tx
        .updateTable('uploads')
        .set({ received_at: sql<string>`now()`, refused_because: null })
        .where('client_id', '=', upload.client_id)
        .where('id', '=', upload.id)
        .where('published_at', 'is', null)
        .where((or) =>
          or.or([
            or('received_at', 'is', null),
            or('refused_because', 'is not', null),
            or('received_at', '<', sql<string>`now() - interval '5 minutes'`),
          ]),
        )
        .returning('id')
        .executeTakeFirst(),
    )

  const giveBack = (upload: PendingUpload) =>
    database.withTenant(at(upload.client_id), (tx) =>
      tx
        .updateTable('uploads')
        .set({ received_at: null })
        .where('client_id', '=', upload.client_id)
        .where('id', '=', upload.id)
        .where('published_at', 'is', null)
        .execute(),
    )

  const finish = async (upload: PendingUpload): Promise<string | undefined> => {
    const { client_id: clientId, bucket, object_key: key, content_type: contentType, user_id: uploadedBy } = upload
    const name = incoming(upload.id)
    const { size = 0 } = (await store.facts(name)) ?? {}
    const bytes = size > upload.max_bytes ? undefined : await store.bytes(name)
    // Half a drawing can still look like one.
    if (bytes && bytes.length !== size)
      throw problem('unavailable', { cause: new Error('An upload was read in part.') })
    const fault = bytes ? await contentFault(bytes, contentType) : 'The file is too large.'
    const kept = bytes && !fault && (await objects.keep(clientId, contentType, bytes))
    await database.withTenant(at(clientId), async (tx) => {
      if (kept) await objects.publish(tx, { clientId, bucket, key, kept, uploadedBy })
      await tx
        .updateTable('uploads')
        .set(fault ? { refused_because: fault } : { published_at: sql<string>`now()` })
        .where('client_id', '=', clientId)
        .where('id', '=', upload.id)
        .execute()
    })
    return fault
  }

  /** Does the work with a claimed upload. @returns why it is refused; undefined when it is published. */
  const whileClaimed = async (upload: PendingUpload, work: () => Promise<string | undefined>) => {
    try {
      const fault = await work()
      // The sweep finds what cannot be removed now.
      await store.remove(incoming(upload.id)).catch((error: unknown) => log.warn({ err: error }, 'upload left over'))
      return fault
    } catch (error) {
      await giveBack(upload).catch((err: unknown) => log.warn({ err }, 'upload not given back'))
      throw error
    }
  }

  const settleEach = async (pending: readonly PendingUpload[]) => {
    for (const upload of pending) {
      try {
        const hasArrived = (await store.facts(incoming(upload.id))) !== undefined
        if (hasArrived && (await claim(upload))) await whileClaimed(upload, () => finish(upload))
      } catch (error) {
        log.warn({ err: error, upload: upload.id }, 'upload not settled')
      }
    }
  }

  const settleBucket = async (clientId: string, bucket: string) => {
    const pending = await database.withTenant(at(clientId), (tx) =>
      tx
        .selectFrom('uploads')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('bucket', '=', bucket)
        .where('published_at', 'is', null)
        .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
        .orderBy('created_at')
        .limit(20)
        .execute(),
    )
    await settleEach(pending)
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
        const url = await store.directUpload(incoming(upload.id), {
          contentType: plan.contentType,
          expiresInSeconds: UPLOAD_SECONDS,
        })
        return { url, check: addressOf('check', upload, CHECK_SECONDS) }
      }
      return { url: addressOf('upload', upload, UPLOAD_SECONDS) }
    },

    async receive({ clientId, id }, query, contentType, body) {
      const upload = await requireSigned('upload', clientId, id, query)
      if (contentType !== upload.content_type) throw problem('unsupported_media_type')
      if (!(await claim(upload))) throw problem('forbidden', { message: TAKEN })
      const counted = body.pipe(limit(upload.max_bytes))
      body.on('error', (cause) => counted.destroy(problem('invalid', { message: 'The file broke off.', cause })))
      const fault = await whileClaimed(upload, async () => {
        try {
          await store.putStream(incoming(id), counted, contentType)
        } catch (error) {
          body.unpipe(counted).resume() // the rest of it, else the connection never comes free
          await store.remove(incoming(id)).catch(() => {}) // half a file; else the sweep finds it
          throw counted.errored ?? error
        }
        return finish(upload)
      })
      if (fault) throw problem('invalid', { message: fault })
    },

    async check({ clientId, id }, query) {
      const upload = await requireSigned('check', clientId, id, query)
      if (upload.published_at) return
      await settleEach([upload])
      // Whoever looked into it, the reader of a page or this call: what came of it stands in the row.
      const { published_at: published, refused_because: refused } = (await find(clientId, id)) ?? upload
      if (published) return
      throw refused ? problem('invalid', { message: refused }) : problem('unavailable')
    },

    async settle(clientId, bucket) {
      if (!store.direct) return
      // Visitors who come while the store is slow wait for the same look at it.
      const key = `${clientId}/${bucket}`
      const running = settling.get(key) ?? settleBucket(clientId, bucket).finally(() => settling.delete(key))
      settling.set(key, running)
      await Promise.race([running, wait(PATIENCE, undefined, { ref: false })])
    },

    async settleLate() {
      if (!store.direct) return
      const pending = await database.withSystem((tx) =>
        tx
          .selectFrom('uploads')
          .selectAll()
          .where('published_at', 'is', null)
          .where('refused_because', 'is', null)
          .where('created_at', '>', sql<string>`now() - interval '2 days'`)
          .execute(),
      )
      await settleEach(pending)
    },
  }
}
