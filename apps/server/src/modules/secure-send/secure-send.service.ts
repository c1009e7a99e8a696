import { randomUUID } from 'node:crypto'
import { homeCall } from '../../access/actor.ts'
import { audit } from '../../access/audit-log.ts'
import { requireSameClient, requireSamePlatform, type Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Page } from '../../db/paged.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { SHARED_DOCUMENTS } from './shared-document-keys.ts'
import type { Reader } from '../../storage/personal-addresses.ts'
import { SHARED_KEY } from './shared-document-keys.ts'
import { announceShare } from './announce-share.job.ts'
import { findSharable } from './sharable-users.repository.ts'
import * as repository from './shared-documents.repository.ts'

// Files belong to the users who share them, not to the current client: every transaction uses the caller's home client,
// where row-level security shows only what they sent or received.

/** What is shared with whom. */
export interface Share {
  recipients: { to: string }[]
  filename: string
  key: string
  message?: string
  days?: number
  clientId?: string
  platformId?: string
}

const NO_FILE = 'Please add a file you would like to share'

/** @throws problem `not_found` for anybody but the caller: a shared file is private, also from administrators. */
function requireSelf({ actor }: Call, userId: string): void {
  if (userId !== actor.userId) throw problem('not_found')
}

const who = ({ actor }: Call) => ({ clientId: actor.homeClientId, actor })

/** @throws problem `invalid` when the name is not the one that the key ends with. */
function requireName(key: string, homeClientId: string, filename: string): void {
  const [clientId, path] = [key.slice(0, 36), key.slice(37)]
  const name = clientId === homeClientId ? SHARED_KEY.exec(path)?.groups?.['name'] : undefined
  if (name !== filename) throw problem('invalid', { fields: { filename: 'The key ends with another name.' } })
}

async function senderClient(tx: Tx, { actor }: Call): Promise<string> {
  const { name, isOn } = await repository.findSenderClient(tx, actor)
  if (!isOn) throw problem('forbidden', { message: `Secure Send is switched off for ${name}.` })
  return name
}

/** A page of the inbox. @throws problem `not_found` for another user than the caller. */
export async function listInbox({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, userId: string, page: Page) {
  requireSelf(call, userId)
  return tenantRead(homeCall(call.actor), (tx) => repository.findReceived(tx, call.actor, page))
}

/** A page of what was sent or received. @throws problem `not_found` for another user than the caller. */
export async function listLogs({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, userId: string, page: Page) {
  requireSelf(call, userId)
  return tenantRead(homeCall(call.actor), (tx) => repository.findLogs(tx, call.actor, page))
}

/**
 * Shares an uploaded file with all receivers or with none, once per key.
 * @returns the id of the share.
 * @throws problem `not_found` for a receiver out of reach or a file of somebody else, `invalid` without a file,
 * `conflict` for a file that was shared before.
 */
export async function shareFile(
  { tenantWrite, jobs }: Pick<Deps, 'tenantWrite' | 'jobs'>,
  call: Call,
  userId: string,
  body: Share,
  key: string | undefined,
): Promise<string> {
  requireSelf(call, userId)
  requireSameClient(call, body.clientId)
  requireSamePlatform(call, body.platformId)
  const { actor } = call
  requireName(body.key, actor.homeClientId, body.filename)
  const ids = [...new Set(body.recipients.map(({ to }) => to))]
  return tenantWrite(homeCall(actor), { operation: 'sendSharedDocument', key, body }, async (tx) => {
    const sender_client = await senderClient(tx, call)
    const file = await repository.lockUpload(tx, actor, SHARED_DOCUMENTS, body.key)
    if (!file) throw problem('invalid', { fields: { key: NO_FILE } })
    if (await repository.isShared(tx, actor, body.key))
      throw problem('conflict', { message: 'This file has been shared already.' })
    const receivers = await findSharable(tx, actor, ids)
    if (receivers.length !== ids.length)
      throw problem('not_found', {
        message: 'You can no longer share with everybody you chose. Please choose again.',
      })
    const shareId = randomUUID()
    const rows = receivers.map((receiver) => ({
      client_id: actor.homeClientId,
      id: randomUUID(),
      share_id: shareId,
      sender_id: actor.userId,
      sender_username: actor.username,
      sender_label: actor.label,
      sender_client,
      receiver_client_id: receiver.client_id,
      receiver_id: receiver.id,
      receiver_username: receiver.username,
      receiver_label: receiver.label,
      receiver_client: receiver.client_name,
      object_key: body.key,
      filename: body.filename,
      size: file.size,
      message: body.message?.trim() ?? '',
      days: body.days,
    }))
    await repository.insertShare(tx, rows)
    for (const [index, { email, label, client_id: clientId, id: receiverId }] of receivers.entries()) {
      const id = rows[index]?.id
      const facts = { platformId: actor.homePlatformId, label, sender: actor.label, senderClient: sender_client }
      if (email && id) await jobs.enqueue(tx, announceShare, { id, clientId, userId: receiverId, to: email, ...facts })
    }
    const details = { receivers: ids, size: file.size, days: body.days ?? null }
    await audit(tx, who(call), { action: 'sharedDocument.send', target: shareId, details })
    return shareId
  })
}

/**
 * A personal address of a shared file, for its sender and receivers.
 * @throws problem `not_found`, also after it was removed or recalled or has expired.
 */
export async function signFileAddress(
  { tenantWrite, database, addresses }: Pick<Deps, 'tenantWrite' | 'database' | 'addresses'>,
  call: Call,
  key: string,
  reader: Reader,
): Promise<string> {
  const { actor } = call
  const found = await tenantWrite(homeCall(actor), { operation: 'getSharedDocumentFile' }, async (tx) => {
    const openable = requireFound(await repository.findOpenable(tx, actor, key))
    const details = { file: openable.filename }
    await audit(tx, who(call), { action: 'sharedDocument.download', target: openable.id, details })
    return openable
  })
  // The file lies in the client of the sender, which may be another one. Opening judges once more.
  const { client_id: clientId, filename: fileName } = found
  return database.withTenant({ clientId, platformId: '', userId: actor.userId }, (tx) =>
    addresses.sign(tx, reader, { clientId, bucket: SHARED_DOCUMENTS, key, fileName }),
  )
}

/** Notes the first view by a receiver; a later one changes nothing. @throws problem `not_found`. */
export const viewFile = ({ tenantWrite }: Pick<Deps, 'tenantWrite'>, call: Call, id: string): Promise<void> =>
  tenantWrite(homeCall(call.actor), { operation: 'viewSharedDocument' }, async (tx) => {
    const isFirst = await repository.noteView(tx, call.actor, id)
    if (isFirst === undefined) throw problem('not_found')
    if (isFirst) await audit(tx, who(call), { action: 'sharedDocument.view', target: id })
  })

/** Removes a received file from the inbox. @throws problem `not_found`. */
export async function removeFile(
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  userId: string,
  file: { id: string; key: string },
): Promise<void> {
  requireSelf(call, userId)
  await tenantWrite(homeCall(call.actor), { operation: 'removeSharedDocument' }, async (tx) => {
    if (!(await repository.removeReceived(tx, call.actor, file))) throw problem('not_found')
    await audit(tx, who(call), { action: 'sharedDocument.remove', target: file.id })
  })
}

/**
 * Takes a file away from all its receivers.
 * @returns all rows of the share as they are then: who had opened it, and when first.
 * @throws problem `not_found` for what the caller did not send.
 */
export const recallFile = ({ tenantWrite }: Pick<Deps, 'tenantWrite'>, call: Call, id: string) =>
  tenantWrite(homeCall(call.actor), { operation: 'recallSharedDocument' }, async (tx) => {
    const share = requireFound(await repository.findShareId(tx, call.actor, id))
    const recalled = await repository.recallShare(tx, call.actor, share.share_id)
    if (recalled.length > 0) await audit(tx, who(call), { action: 'sharedDocument.recall', target: share.share_id })
    return repository.findShare(tx, call.actor, share.share_id)
  })
