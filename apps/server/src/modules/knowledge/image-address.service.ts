import { randomUUID } from 'node:crypto'
import { scopeAt } from '../../access/actor.ts'
import { audit } from '../../access/audit-log.ts'
import { requireSameClient, type Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { KNOWLEDGE, MAX_IMAGE_BYTES } from '../../storage/buckets.ts'

/** Content type -> extension of what may be put. */
const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' }
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Characters of the slug in a key. */
const SLUG = 60

interface Payload {
  /** The article, or the client for the image of a category. */
  id: string
  filename: string
  type: string
}

const invalid = () =>
  problem('invalid', { fields: { imageSavePayload: 'This must be JSON with id, filename and type of an image.' } })

function parsePayload(text: string): Payload & { extension: string } {
  let parsed: Partial<Record<keyof Payload, unknown>> | null
  try {
    parsed = JSON.parse(text) as typeof parsed
  } catch (cause) {
    throw problem('invalid', { ...invalid().options, cause })
  }
  const { id, filename, type } = parsed ?? {}
  if (typeof id !== 'string' || !ID.test(id) || typeof filename !== 'string' || typeof type !== 'string')
    throw invalid()
  const extension = Object.hasOwn(EXTENSIONS, type) ? EXTENSIONS[type] : undefined
  if (extension === undefined) throw invalid()
  return { id, filename, type, extension }
}

/** What a key may hold of a slug: letters and digits of any script, and hyphens. */
const slugOf = (filename: string) =>
  filename
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
    .slice(0, SLUG)
    .toWellFormed()
    .replaceAll('�', '')

/** Signs addresses to put the images of categories and articles to. */
export function imageAddressService({ database, uploads, objects }: Deps) {
  return {
    /**
     * Chooses the key of an image and signs its addresses.
     * @throws problem `invalid` for another payload, `client_mismatch`.
     */
    async sign(call: Call, { imageSavePayload, clientId }: { imageSavePayload: string; clientId: string }) {
      requireSameClient(call, clientId)
      const { actor, client } = call
      const { id, filename, type, extension } = parsePayload(imageSavePayload)
      const stem = id === client.id ? `${slugOf(filename)}-` : `${id}/`
      const key = `${client.id}/${stem}${randomUUID()}.${extension}`
      const scope = scopeAt(client, actor)
      await database.withTenant(scope, (tx) =>
        audit(tx, { clientId: client.id, actor }, { action: 'upload.sign', target: `${KNOWLEDGE}/${key}` }),
      )
      const plan = { bucket: KNOWLEDGE, key, contentType: type, maxBytes: MAX_IMAGE_BYTES }
      const signed = await uploads.sign(scope, actor.userId, plan)
      return { signed, image: objects.imageAddress({ clientId: client.id, bucket: KNOWLEDGE, key }) }
    },
  }
}
