import { auditCall } from '../../access/audit-log.ts'
import { requireSame, requireSameClient, type Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { changeRecord, plainRecord, requireRecord } from '../../http/records.ts'
import { isStored } from '../../storage/objects.repository.ts'
import type { Reader } from '../../storage/personal-addresses.ts'
import * as repository from './marketing.repository.ts'
import { MARKETING, type FileRow } from './marketing.repository.ts'

/** A file to be added, as the wire names it. */
export interface NewFile {
  id: string
  title: string
  description: string
  path: string
  category_id: string
  clients: string
  add_branding: number
}

/** Maximum length of title and description in characters (R3-536). */
const MOST = { title: 25, description: 90 } as const

function requireFits(texts: { title?: string; description?: string }): void {
  for (const name of ['title', 'description'] as const) {
    if (Array.from(texts[name] ?? '').length > MOST[name])
      throw problem('invalid', { fields: { [name]: `At most ${MOST[name]} characters.` } })
  }
}

/** Name of a download: the title or, without one, the file name. */
function fileNameOf({ title, path }: Pick<FileRow, 'title' | 'path'>): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  // Slashes are not part of a file name on any system.
  const stem = title.replace(/[/\\]/g, ' ').trim()
  return stem ? `${stem}${name.slice(name.lastIndexOf('.'))}` : name
}

const requireCategory = async (tx: Tx, { client }: Call, id: string) => {
  return requireFound(await repository.findCategory(tx, client.id, id))
}
const requireFile = async (tx: Tx, { client }: Call, by: { id: string } | { path: string }): Promise<FileRow> => {
  return requireFound(await repository.findFile(tx, client.id, by))
}

const FILES = plainRecord({
  table: 'marketing_files',
  name: 'marketingFile',
  find: (tx, clientId, id) => repository.findFile(tx, clientId, { id }),
  toWire: ({ title, description }) => ({ title, description }),
})

/** The files of a client in a category. @throws problem `not_found` for a category that the client does not see. */
export const listFiles = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  categoryId: string,
): Promise<FileRow[]> =>
  tenantRead(call, async (tx) => {
    await requireCategory(tx, call, categoryId)
    return repository.findFiles(tx, call.client.id, categoryId)
  })

/** The number of downloads of a file. @throws problem `not_found`. */
export const countDownloads = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string): Promise<number> =>
  tenantRead(call, async (tx) => (await requireFile(tx, call, { id })).downloads)

/** A personal address of a file. @throws problem `not_found`. */
export const signFileAddress = (
  { tenantWrite, addresses }: Pick<Deps, 'tenantWrite' | 'addresses'>,
  call: Call,
  path: string,
  reader: Reader,
): Promise<string> =>
  tenantWrite(call, { operation: 'getMarketingFileUrl' }, async (tx) => {
    const file = await requireFile(tx, call, { path })
    const { id: clientId } = call.client
    const fileName = fileNameOf(file)
    await auditCall(tx, call, { action: 'marketingFile.download', target: file.id, details: { file: fileName } })
    const name = { clientId, bucket: MARKETING, key: `${clientId}/${path}`, fileName }
    return addresses.sign(tx, reader, name)
  })

/** Counts a download by the caller, once per key. @throws problem `not_found`, `invalid` for another user. */
export const recordDownload = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: { userId: string; fileId: string },
  key: string | undefined,
) =>
  tenantWrite(call, { operation: 'recordMarketingDownload', key, body }, async (tx) => {
    requireSame('userId', call.actor.userId, body.userId)
    const { id: file_id } = await requireFile(tx, call, { id: body.fileId })
    const row = { client_id: call.client.id, file_id, user_id: call.actor.userId }
    await repository.insertDownload(tx, row)
    await auditCall(tx, call, { action: 'marketingFile.countDownload', target: file_id })
    return { success: true } as const // kept for a repeated key
  })

/**
 * Adds an uploaded file, once per key.
 * @throws problem `not_found` for a category that the client does not see or a path of another file, `invalid` for a path
 * without a file, `conflict` for an id in use or a full category.
 */
export const createFile = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: NewFile,
  key: string | undefined,
): Promise<FileRow> =>
  tenantWrite(call, { operation: 'createMarketingFile', key, body }, async (tx) => {
    const { id: client_id } = call.client
    requireSameClient(call, body.clients)
    const { id, path, category_id, add_branding } = body
    const category = await requireCategory(tx, call, category_id)
    if (!path.startsWith(`${category_id}/${id}/`)) throw problem('not_found')
    if (!(await isStored(tx, { clientId: client_id, bucket: MARKETING, key: `${client_id}/${path}` })))
      throw problem('invalid', { fields: { path: 'This file has not been uploaded.' } })
    if (category.files.length >= repository.MOST)
      throw problem('conflict', { message: `A category has at most ${repository.MOST} files.` })
    const texts = { title: body.title.trim(), description: body.description.trim() }
    const row = { client_id, id, category_client_id: category.client_id, category_id, path, ...texts }
    if (!(await repository.holdCategory(tx, category))) throw problem('not_found')
    await repository.insertFile(tx, { ...row, add_branding: add_branding === 1 })
    await repository.deleteAbandoned(tx, client_id)
    await auditCall(tx, call, { action: 'marketingFile.create', target: id })
    return requireFile(tx, call, { id })
  })

/** Changes title, description or branding. @returns the new version. @throws problem `not_found`, `invalid`, `stale`. */
export const updateFile = (
  deps: Deps,
  call: Call,
  { id, add_branding, ...texts }: { id: string; title?: string; description?: string; add_branding?: number },
  ifMatch: string | undefined,
): Promise<number> =>
  deps.tenantWrite(call, { operation: 'updateMarketingItem' }, async (tx) => {
    requireFits(texts)
    await requireRecord(deps, tx, call, FILES, id, ifMatch)
    return changeRecord(tx, call, FILES, id, {
      ...(texts.title !== undefined && { title: texts.title.trim() }),
      ...(texts.description !== undefined && { description: texts.description.trim() }),
      ...(add_branding !== undefined && { add_branding: add_branding === 1 }),
    })
  })

/** Deletes a file. @throws problem `not_found`, also for another path than its own; `stale`. */
export const removeFile = (
  deps: Deps,
  call: Call,
  { id, path }: { id: string; path: string },
  ifMatch: string | undefined,
): Promise<void> =>
  deps.tenantWrite(call, { operation: 'deleteMarketingFile' }, async (tx) => {
    const file = await requireRecord(deps, tx, call, FILES, id, ifMatch)
    if (file.path !== path) throw problem('not_found')
    await repository.deleteFiles(tx, call.client.id, [path])
    await auditCall(tx, call, { action: 'marketingFile.remove', target: id })
  })
