import { randomUUID } from 'node:crypto'
import type { components } from '@ssp/api/schema'
import { defaultColours } from '@ssp/ui/theme'
import { auditCall } from '../../access/audit-log.ts'
import { requireSamePlatform, type Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Page } from '../../db/paged.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { findStored } from '../../storage/objects.repository.ts'
import { CREATION_FORMS } from './buckets.ts'
import * as repository from './creation-forms.repository.ts'
import type { FormRow } from './creation-forms.repository.ts'

type Schemas = components['schemas']
type Change = Schemas['UpdateCreationFormRequest']

const TEXTS = ['client_name', 'url', 'contact_name', 'contact_email'] as const

/**
 * Requests to set up a portal (spec 4 section 7.5) belong to the platform of staff: neither another platform nor a client of
 * another one that was granted shows any.
 * @throws problem `not_found`.
 */
function requirePlatform(call: Call, platformId: string): void {
  requireSamePlatform(call, platformId)
  if (platformId !== call.actor.homePlatformId) throw problem('not_found')
}

/** The texts that are given, without white space at their ends. @throws problem `invalid` for an empty one. */
function textsOf(body: Change): Partial<Record<(typeof TEXTS)[number], string>> {
  const texts = TEXTS.flatMap((name) => {
    const typed = body[name]?.trim()
    return typed === undefined ? [] : [[name, name === 'url' ? typed.toLowerCase() : typed] as const]
  })
  const empty = texts.filter(([, text]) => !text).map(([name]) => [name, 'This is required.'])
  if (empty.length > 0) throw problem('invalid', { fields: Object.fromEntries(empty) })
  return Object.fromEntries(texts)
}

/** The columns that a body changes. */
const columnsOf = ({ login_type, required_documents, client_documents, colour_scheme, assets }: Change) => ({
  ...(login_type !== undefined && { login_type }),
  ...(required_documents && { required_documents: JSON.stringify(required_documents) }),
  ...(client_documents && { client_documents: JSON.stringify(client_documents) }),
  ...(colour_scheme && {
    primary_colour: colour_scheme.primary.toLowerCase(),
    secondary_colour: colour_scheme.secondary.toLowerCase(),
  }),
  ...(assets && { assets: JSON.stringify(assets) }),
})

/** @throws problem `invalid` for an asset that is neither of the form nor uploaded at the client worked in. */
async function requireAssets(tx: Tx, { client }: Call, wanted: readonly string[], own: readonly string[]) {
  const added = wanted.filter((key) => !own.includes(key))
  const uploaded = await findStored(tx, { clientId: client.id, bucket: CREATION_FORMS }, added)
  if (added.some((key) => !uploaded.has(key)))
    throw problem('invalid', { fields: { assets: 'This file has not been uploaded.' } })
}

/** A page of the forms, newest first. @throws problem `not_found` for another platform. */
export function listForms(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  platformId: string,
  page: Page,
): Promise<FormRow[]> {
  requirePlatform(call, platformId)
  return tenantRead(call, (tx) => repository.findForms(tx, platformId, page))
}

/** The number of forms that match a search. @throws problem `not_found` for another platform. */
export function countForms(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  platformId: string,
  page: Page,
): Promise<number> {
  requirePlatform(call, platformId)
  return tenantRead(call, (tx) => repository.countForms(tx, platformId, page))
}

/** One form. @throws problem `not_found`. */
export function findForm(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  platformId: string,
  id: string,
): Promise<FormRow> {
  requirePlatform(call, platformId)
  return tenantRead(call, async (tx) => requireFound(await repository.findForm(tx, platformId, id)))
}

/** Files a form, once per key. @throws problem `not_found` for another platform, `invalid`. */
export function createForm(
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  platformId: string,
  body: Schemas['CreateCreationFormRequest'],
  key: string | undefined,
): Promise<FormRow> {
  requirePlatform(call, platformId)
  return tenantWrite(call, { operation: 'createCreationForm', key, body }, async (tx) => {
    const { client_name, url, contact_name, contact_email } = { ...body, ...textsOf(body) }
    await requireAssets(tx, call, body.assets ?? [], [])
    const row = {
      client_id: call.client.id,
      id: randomUUID(),
      platform_id: platformId,
      client_name,
      url,
      contact_name,
      contact_email,
      login_type: 0,
      primary_colour: defaultColours.primary,
      secondary_colour: defaultColours.secondary,
      ...columnsOf(body),
    }
    const form = await repository.insertForm(tx, row)
    await repository.deleteUnusedAssets(tx, call.client.id, [])
    await auditCall(tx, call, { action: 'creationForm.create', target: form.id, details: { client_name, url } })
    return form
  })
}

/** Changes a form, or completes it. @throws problem `not_found`, `invalid`, `stale`. */
export function updateForm(
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { platformId, id }: { platformId: string; id: string },
  body: Change,
  ifMatch: string | undefined,
): Promise<FormRow> {
  requirePlatform(call, platformId)
  return tenantWrite(call, { operation: 'updateCreationForm' }, async (tx) => {
    const form = requireFound(await repository.lockForm(tx, platformId, id))
    requireVersion(ifMatch, form.version, () => ({ client_name: form.client_name, url: form.url }))
    if (body.assets) await requireAssets(tx, call, body.assets, form.assets)
    const { completed_at } = body
    const changed = await repository.updateForm(tx, form, {
      ...textsOf(body),
      ...columnsOf(body),
      ...(completed_at !== undefined && { completed_at }),
    })
    const removed = form.assets.filter((key) => !changed.assets.includes(key))
    await repository.deleteUnusedAssets(tx, call.client.id, removed)
    await auditCall(tx, call, { action: 'creationForm.update', target: id, details: { fields: Object.keys(body) } })
    return changed
  })
}
