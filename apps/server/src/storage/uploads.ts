import { randomUUID } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '../access/call.ts'
import type { ClientDirectory } from '../access/client-directory.ts'
import type { Database } from '../db/database.ts'
import type { ProblemText } from '../errors.de.ts'
import { asProblemText, problem } from '../errors.ts'
import { jobKind } from '../jobs/job.ts'
import type { AddressSigner } from './address.ts'
import type { Buckets } from './bucket.ts'
import type { ObjectStore } from './object-store.ts'
import type { KeptBytes, Objects, SignedQuery } from './objects.ts'
import { createQuota } from './quota.ts'
import { createUploadClaims, INCOMING, incoming } from './upload-claims.ts'
import { scopeOfObjects, type UploadPlan } from './upload-rights.ts'
import { createUploadRows, TAKEN, type PendingUpload } from './upload-rows.ts'

/** Seconds within which a signed upload must arrive. */
export const UPLOAD_SECONDS = 300

/** Seconds within which the result of an upload can be requested, because a large file takes long to arrive. */
const CHECK_SECONDS = 3600

/** The upload address of a file, and the address of its result if it bypasses this server. */
export interface SignedUpload {
  url: string
  check?: string
}

/** Signed uploads: one address accepts one object of the signed key, type and size, once. */
export interface Uploads {
  /**
   * Signs the addresses of a plan that was checked by `requireUpload`.
   * @throws problem `conflict` if the storage is full, `too_many_requests` if too many uploads are pending.
   */
  sign(call: Call, plan: UploadPlan): Promise<SignedUpload>
  /**
   * Takes the bytes of a signed upload, inspects them and publishes them, if the session that asked for the address lives and
   * may still put the object. What is rejected, or could not be stored, leaves the address as it was.
   * @throws problem `not_found` for a wrong address, `forbidden` (as S3 answers) for one that was used, has run out, or whose
   * account may no longer put the object,
   * `unsupported_media_type`, `payload_too_large`, `unavailable`, or `invalid` when the content is not what the type says.
   */
  receive(
    address: { clientId: string; id: string },
    query: SignedQuery,
    contentType: string,
    body: Readable,
  ): Promise<void>
  /**
   * Inspects one file that was put straight to the store, and publishes it.
   * @throws problem `not_found` or `forbidden` for an address as `receive` does, `invalid` with the reason when it is
   * rejected, `unavailable` when it has not arrived or is being inspected.
   */
  check(address: { clientId: string; id: string }, query: SignedQuery): Promise<void>
  /**
   * Inspects all files that browsers uploaded directly to the store (S3) and publishes them. Files that cannot be published
   * now are left for the next call.
   */
  settle(): Promise<void>
  /**
   * Inspects an image in the body of a request, and stores it without its metadata; nothing about the sender is stored.
   * Never call it inside a transaction.
   * @returns the stored bytes, or why the image is rejected, as a sentence.
   * @throws problem `unavailable` if too many wait or the store cannot accept it.
   */
  keepImage(clientId: string, contentType: string, bytes: Uint8Array): Promise<KeptBytes | ProblemText>
}

/** Queues a look at what arrived without a check by the browser. */
export const settleUploads = jobKind('upload.settle')

const rejection = (message: ProblemText) => problem(message === TAKEN ? 'forbidden' : 'invalid', { message })

type Action = 'upload' | 'check'

const pathOf = (action: Action, clientId: string, id: string) => `/api/storage/${action}/${clientId}/${id}`
const factsOf = (upload: PendingUpload) => [
  upload.bucket,
  upload.object_key,
  upload.content_type,
  String(upload.max_bytes),
]

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
  directory: ClientDirectory
  store: ObjectStore
  objects: Objects
  signer: AddressSigner
  publicUrl: string
  quotaBytes: number
  buckets: Buckets
  log: FastifyBaseLogger
}): Uploads {
  const { database, store, signer, publicUrl } = deps
  const rows = createUploadRows(database)
  const claims = createUploadClaims({ ...deps, rows })
  const quota = createQuota(deps)

  const addressOf = (action: Action, upload: PendingUpload, seconds: number) =>
    publicUrl + signer.sign(action, pathOf(action, upload.client_id, upload.id), factsOf(upload), seconds)

  /** The upload of a signed address. @throws problem `not_found` for a wrong one, `forbidden` for an expired one. */
  const requireSigned = async (action: Action, clientId: string, id: string, query: SignedQuery) => {
    const upload = await rows.find(clientId, id)
    const state = upload ? signer.verify(action, pathOf(action, clientId, id), factsOf(upload), query) : 'false'
    if (!upload || state === 'false') throw problem('not_found')
    if (state === 'late') throw problem('forbidden', { message: TAKEN })
    return upload
  }

  return {
    async sign(call, plan) {
      const { userId, homeClientId, sessionId } = call.actor
      const scope = scopeOfObjects(deps.buckets, call, plan)
      await quota.require(scope, userId)
      const upload: PendingUpload = {
        client_id: scope.clientId,
        id: randomUUID(),
        user_id: userId,
        home_client_id: homeClientId,
        session_id: sessionId,
        asked_in: call.client.id,
        bucket: plan.bucket,
        object_key: plan.key,
        content_type: plan.contentType,
        max_bytes: plan.maxBytes,
      }
      await rows.add(scope, upload, new Date(Date.now() + UPLOAD_SECONDS * 1000))
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
      const claimed = await rows.claim(upload)
      if (!claimed) throw problem('forbidden', { message: TAKEN })
      const name = incoming(claimed.claim)
      const counted = body.pipe(limit(upload.max_bytes))
      body.on('error', (cause) => counted.destroy(problem('invalid', { message: 'The file broke off.', cause })))
      const arrive = async () => {
        try {
          await store.putStream(name, counted, contentType)
        } catch (error) {
          body.unpipe(counted).resume() // the rest of it, else the connection never comes free
          throw counted.errored ?? error
        }
      }
      try {
        const fault = await claims.finish(claimed, name, arrive)
        if (fault) throw rejection(fault)
      } finally {
        await claims.discard(name)
      }
    },

    async check({ clientId, id }, query) {
      const upload = await requireSigned('check', clientId, id, query)
      if (upload.published_at) return
      await claims.settle([upload])
      // Inspected by the job or by this call: the row holds the result.
      const { published_at: published, rejected_because: rejected } = (await rows.find(clientId, id)) ?? upload
      if (published) return
      throw rejected ? rejection(asProblemText(rejected)) : problem('unavailable')
    },

    keepImage: claims.keepImage,

    async settle() {
      if (!store.direct) return
      // Begins with what has arrived: unused addresses cost nothing and delay nothing.
      for await (const names of store.list(INCOMING)) {
        const ids = names.map((name) => name.slice(INCOMING.length + 1))
        if (ids.length > 0) await claims.settle(await rows.pendingAmong(ids))
      }
    },
  }
}
