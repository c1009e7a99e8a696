import { randomUUID } from 'node:crypto'
import { scopeAt } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import { requireSameClient, type Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { KNOWLEDGE } from './buckets.ts'
import { MAX_IMAGE_BYTES } from '../../storage/bucket.ts'
import { readImagePayload } from '../../storage/image-payload.ts'

/** Content type -> extension of what may be put. */
const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' }
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Characters of the slug in a key. */
const SLUG = 60

/** The payload; its id is the article, or the client for the image of a category. @throws problem `invalid`. */
function readPayload(text: string) {
  const payload = readImagePayload(text)
  const extension = Object.hasOwn(EXTENSIONS, payload.type) ? EXTENSIONS[payload.type] : undefined
  if (extension === undefined || !ID.test(payload.id))
    throw problem('invalid', { fields: { imageSavePayload: 'This must name an image by id and type.' } })
  return { ...payload, extension }
}

/** Characters of a slug in a key: letters and digits of any script, and hyphens. */
const stemOf = (filename: string) =>
  filename
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
    .slice(0, SLUG)
    .toWellFormed()
    .replaceAll('�', '')

/**
 * Chooses the key of an image and signs its addresses.
 * @throws problem `invalid` for another payload, `client_mismatch`.
 */
export async function signImageAddress(
  { database, uploads, objects }: Pick<Deps, 'database' | 'uploads' | 'objects'>,
  call: Call,
  { imageSavePayload, clientId }: { imageSavePayload: string; clientId: string },
) {
  requireSameClient(call, clientId)
  const { actor, client } = call
  const { id, filename, type, extension } = readPayload(imageSavePayload)
  const stem = id === client.id ? `${stemOf(filename)}-` : `${id}/`
  const key = `${client.id}/${stem}${randomUUID()}.${extension}`
  await database.withTenant(scopeAt(client, actor), (tx) =>
    auditCall(tx, call, { action: 'upload.sign', target: `${KNOWLEDGE}/${key}` }),
  )
  const plan = { bucket: KNOWLEDGE, key, contentType: type, maxBytes: MAX_IMAGE_BYTES }
  const signed = await uploads.sign(call, plan)
  return { signed, image: objects.imageAddress({ clientId: client.id, bucket: KNOWLEDGE, key }) }
}
