import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { readerFrom } from '../../http/file-cookie.ts'
import {
  countDocuments,
  countEmployeeDocuments,
  deleteDocument,
  getDocument,
  getDocumentFileUrl,
  listDocuments,
  listEmployeeDocuments,
  removeDocumentAssociation,
  removeDocumentTag,
  setDocumentTag,
  validateDocumentFile,
} from './documents.service.ts'
import { documentOf, readerOf } from './documents.wire.ts'
import { getReadersExportUrl } from './readers-export.ts'
import {
  countAssociatedUsers,
  getDocumentSharing,
  listAssociatedUsers,
  listDocumentAudiences,
  readDocument,
} from './readers.service.ts'
import { replaceDocument } from './replacement.service.ts'
import { addDocumentAssociations } from './share.service.ts'

type Operation =
  | 'listDocuments'
  | 'countDocuments'
  | 'getDocument'
  | 'getDocumentFile'
  | 'validateDocumentFile'
  | 'deleteDocument'
  | 'listEmployeeDocuments'
  | 'countEmployeeDocuments'
  | 'addDocumentAssociations'
  | 'removeDocumentAssociation'
  | 'exportDocument'
  | 'setDocumentTag'
  | 'removeDocumentTag'
  | 'listAssociatedUsers'
  | 'countAssociatedUsers'
  | 'listDocumentAudiences'
  | 'getDocumentSharing'
  | 'readDocument'
  | 'replaceDocument'

/** Stored documents of a client (C2-061 to C2-072, C3-047 to C3-059). */
export function documentsHandlers(deps: Deps): HandlersOf<Operation> {
  return {
    listDocuments: async (request) => (await listDocuments(deps, callOf(request), request.query)).map(documentOf),
    countDocuments: async (request) => [{ total: await countDocuments(deps, callOf(request), request.query) }],

    async getDocument(request, reply) {
      const { rows, statuses, version } = await getDocument(deps, callOf(request), request.params.id)
      reply.header('etag', etagOf(version))
      return { document: rows.map(documentOf), statuses }
    },

    async getDocumentFile(request, reply) {
      const reader = readerFrom(request, reply, deps.addresses)
      return { url: await getDocumentFileUrl(deps, callOf(request), request.query, reader) }
    },

    validateDocumentFile: async (request) =>
      (await validateDocumentFile(deps, callOf(request), request.query.key)).map(documentOf),

    async deleteDocument(request) {
      await deleteDocument(deps, callOf(request), { id: request.params.documentId, key: request.query.key })
      return { success: true }
    },

    listEmployeeDocuments: async (request) =>
      (await listEmployeeDocuments(deps, callOf(request), request.params.employeeId, request.query)).map(documentOf),

    async countEmployeeDocuments(request) {
      const { params, query } = request
      return [{ total: await countEmployeeDocuments(deps, callOf(request), params.employeeId, query.teamIds) }]
    },

    async addDocumentAssociations(request, reply) {
      const shares = request.body.map(([id, documentId, relatedId]) => ({ id, documentId, relatedId }))
      const isConfirmed = request.query.confirmed === true
      const shared = await addDocumentAssociations(deps, callOf(request), shares, {
        key: keyOf(request),
        body: shares,
        isConfirmed,
      })
      reply.status(201)
      return shared
    },

    async removeDocumentAssociation(request) {
      await removeDocumentAssociation(deps, callOf(request), request.params.id)
      return { success: true }
    },

    async exportDocument(request, reply) {
      const { documentId: id, relatedId } = request.params
      const { relatedType = 'client' } = request.query
      const reader = readerFrom(request, reply, deps.addresses)
      return { url: await getReadersExportUrl(deps, callOf(request), { id, relatedId, relatedType }, reader) }
    },

    async setDocumentTag(request, reply) {
      const at = { id: request.params.documentId, ifMatch: request.headers['if-match'] }
      return changed(reply, await setDocumentTag(deps, callOf(request), at, request.body.tag))
    },

    async removeDocumentTag(request, reply) {
      const at = { id: request.params.documentId, ifMatch: request.headers['if-match'] }
      return changed(reply, await removeDocumentTag(deps, callOf(request), at, request.body.tag))
    },

    async listAssociatedUsers(request) {
      const { documentIds, ...filter } = request.query
      return (await listAssociatedUsers(deps, callOf(request), { ...filter, documentIds: documentIds.split(',') })).map(
        readerOf,
      )
    },

    async countAssociatedUsers(request) {
      const { documentIds, count: _count, ...filter } = request.query
      return [
        {
          total: await countAssociatedUsers(deps, callOf(request), { ...filter, documentIds: documentIds.split(',') }),
        },
      ]
    },

    listDocumentAudiences: (request) =>
      listDocumentAudiences(deps, callOf(request), request.query.documentIds.split(',')),

    getDocumentSharing: async (request) => ({ allowed: await getDocumentSharing(deps, callOf(request)) }),

    async readDocument(request) {
      await readDocument(deps, callOf(request), request.params.id)
      return { success: true }
    },

    async replaceDocument(request, reply) {
      const { document_id: uploadId, meaning_changed: meaningChanged } = request.body
      const at = { id: request.params.id, ifMatch: request.headers['if-match'] }
      const isConfirmed = request.query.confirmed === true
      return changed(reply, await replaceDocument(deps, callOf(request), at, { uploadId, meaningChanged, isConfirmed }))
    },
  }
}
