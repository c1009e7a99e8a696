import type { FastifyBaseLogger } from 'fastify'
import { problem } from '../errors.ts'
import type { ObjectStore } from './object-store.ts'
import type { Objects } from './objects.ts'
import { createInspect } from './inspect.ts'
import type { ClaimedUpload, PendingUpload, UploadRows } from './upload-rows.ts'

/** Where what arrives waits to be inspected. */
export const INCOMING = 'incoming'

/** Where the bytes wait: by the id of the upload when they went past this server, else by that of the claim. */
export const incoming = (id: string) => `${INCOMING}/${id}`

/** Inspects what has arrived, under a claim that nobody else has at the same time. */
export function createUploadClaims(deps: {
  rows: UploadRows
  store: ObjectStore
  objects: Objects
  log: FastifyBaseLogger
}) {
  const { rows, store, objects, log } = deps
  const contentFault = createInspect()

  const inspect = async (upload: ClaimedUpload, name: string): Promise<string | undefined> => {
    const { client_id: clientId, bucket, object_key: key, content_type: contentType, user_id: uploadedBy } = upload
    const { size = 0 } = (await store.facts(name)) ?? {}
    const bytes = size > upload.max_bytes ? undefined : await store.bytes(name)
    // Half a drawing can still look like one.
    if (bytes && bytes.length !== size)
      throw problem('unavailable', { cause: new Error('An upload was read in part.') })
    const fault = bytes ? await contentFault(bytes, contentType) : 'The file is too large.'
    const kept = bytes && !fault && (await objects.keep(clientId, contentType, bytes))
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
  ): Promise<string | undefined> => {
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

  return { discard, finish, settle }
}
