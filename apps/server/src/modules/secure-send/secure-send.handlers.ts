import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { readerFrom } from '../../http/file-cookie.ts'
import { findCautions, listReceivers } from './receivers.service.ts'
import {
  listInbox,
  listLogs,
  recallFile,
  removeFile,
  shareFile,
  signFileAddress,
  viewFile,
} from './secure-send.service.ts'
import type { SharedDocumentRow } from './shared-documents.repository.ts'

type Operation =
  | 'listSharedDocuments'
  | 'sendSharedDocument'
  | 'removeSharedDocument'
  | 'listSharableUsers'
  | 'listSharingCautions'
  | 'getSharedDocumentFile'
  | 'viewSharedDocument'
  | 'recallSharedDocument'
  | 'listSharedDocumentLogs'

const toDocument = (row: SharedDocumentRow) => ({
  id: row.id,
  filename: row.filename,
  username: row.sender_username,
  message: row.message,
  shared_at: row.shared_at,
  viewed_at: row.viewed_at,
  deleted_at: row.deleted_at,
  to: row.receiver_id,
  username_from: row.sender_username,
  username_to: row.receiver_username,
  label_from: row.sender_label,
  label_to: row.receiver_label,
  client_from: row.sender_client,
  client_to: row.receiver_client,
  key: row.object_key,
  size: row.size,
  expires_at: row.expires_at,
  recalled_at: row.recalled_at,
  own: row.own,
  available: row.available,
})

const toPage = ({ rows, count }: { rows: SharedDocumentRow[]; count: number }) => ({
  rows: rows.map(toDocument),
  count,
})

/** Secure Send (C3-082 to C3-088): inbox, log, sharing, recall. */
export function secureSendHandlers(deps: Deps): HandlersOf<Operation> {
  return {
    listSharedDocuments: async (request) =>
      toPage(await listInbox(deps, callOf(request), request.params.userId, request.query)),

    listSharedDocumentLogs: async (request) =>
      toPage(await listLogs(deps, callOf(request), request.params.userId, request.query)),

    async sendSharedDocument(request, reply) {
      const id = await shareFile(deps, callOf(request), request.params.userId, request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async removeSharedDocument(request) {
      const { fileId: id, key } = request.query
      await removeFile(deps, callOf(request), request.params.userId, { id, key })
      return { success: true }
    },

    listSharableUsers: (request) => listReceivers(deps, callOf(request), request.query.userId, request.query.search),

    listSharingCautions: (request) => findCautions(deps, callOf(request), request.query.to.split(',')),

    async getSharedDocumentFile(request, reply) {
      const reader = readerFrom(request, reply, deps.addresses)
      return { link: await signFileAddress(deps, callOf(request), request.query.key, reader) }
    },

    async viewSharedDocument(request) {
      await viewFile(deps, callOf(request), request.query.id)
      return { success: true }
    },

    async recallSharedDocument(request) {
      const rows = await recallFile(deps, callOf(request), request.params.id)
      const [first] = rows
      if (!first?.recalled_at) throw problem('internal')
      return {
        filename: first.filename,
        recalled_at: first.recalled_at,
        opened: rows.flatMap(({ viewed_at, receiver_username: username, receiver_label: label }) =>
          viewed_at === null ? [] : { username, label, viewed_at },
        ),
        unopened: rows.filter(({ viewed_at }) => viewed_at === null).length,
      }
    },
  }
}
