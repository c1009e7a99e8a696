import type { FastifyBaseLogger } from 'fastify'
import { problem } from '../errors.ts'
import type { ObjectStore } from './object-store.ts'
import type { Objects } from './objects.ts'
import { contentFault } from './sniff.ts'
import type { PendingUpload, UploadRows } from './upload-rows.ts'

/** Where what arrives waits to be looked into. */
export const INCOMING = 'incoming'

/** Where the bytes of one upload wait. */
export const incoming = (id: string) => `${INCOMING}/${id}`

/** Looks into what has arrived; whoever has claimed an upload does it, and nobody else meanwhile. */
export function createUploadClaims(deps: {
  rows: UploadRows
  store: ObjectStore
  objects: Objects
  log: FastifyBaseLogger
}) {
  const { rows, store, objects, log } = deps

  const inspect = async (upload: PendingUpload): Promise<string | undefined> => {
    const { client_id: clientId, bucket, object_key: key, content_type: contentType, user_id: uploadedBy } = upload
    const name = incoming(upload.id)
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

  /**
   * Looks into a claimed upload once `arrive` is done, and publishes it; what fails is given back.
   * @returns why it is refused; undefined when it is published.
   */
  const finish = async (upload: PendingUpload, arrive?: () => Promise<void>): Promise<string | undefined> => {
    try {
      await arrive?.()
      const fault = await inspect(upload)
      // The sweep finds what cannot be removed now.
      await store.remove(incoming(upload.id)).catch((error: unknown) => log.warn({ err: error }, 'upload left over'))
      return fault
    } catch (error) {
      await rows.giveBack(upload).catch((err: unknown) => log.warn({ err }, 'upload not given back'))
      throw error
    }
  }

  /** Claims and finishes what has arrived of these; one that fails does not keep the others. */
  const settle = async (pending: readonly PendingUpload[]): Promise<void> => {
    for (const upload of pending) {
      try {
        const hasArrived = (await store.facts(incoming(upload.id))) !== undefined
        if (hasArrived && (await rows.claim(upload))) await finish(upload)
      } catch (error) {
        log.warn({ err: error, upload: upload.id }, 'upload not settled')
      }
    }
  }

  return { finish, settle }
}
