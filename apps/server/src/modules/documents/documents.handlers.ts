import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { etagOf } from '../../http/etag.ts'
import { readerFrom } from '../../http/file-cookie.ts'
import { documentsService } from './documents.service.ts'
import { documentOf, readerOf } from './documents.wire.ts'
import { readersExport } from './readers-export.ts'
import { readersService } from './readers.service.ts'
import { replacementService } from './replacement.service.ts'
import { shareService } from './share.service.ts'

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
  | 'getDocumentSharing'
  | 'readDocument'
  | 'replaceDocument'

/** Stored documents of a client (C2-061 to C2-072, C3-047 to C3-059). */
export function documentsHandlers(deps: Deps): HandlersOf<Operation> {
  const service = documentsService(deps)
  const { share } = shareService(deps)
  const readers = readersService(deps)
  const readStatus = readersExport(deps)
  const { replace } = replacementService(deps)
  return {
    listDocuments: async (request) => (await service.list(callOf(request), request.query)).map(documentOf),
    countDocuments: async (request) => [{ total: await service.count(callOf(request), request.query) }],

    async getDocument(request, reply) {
      const { rows, statuses, version } = await service.find(callOf(request), request.params.id)
      reply.header('etag', etagOf(version))
      return { document: rows.map(documentOf), statuses }
    },

    async getDocumentFile(request, reply) {
      const reader = readerFrom(request, reply, deps.addresses)
      return { url: await service.fileAddress(callOf(request), request.query, reader) }
    },

    validateDocumentFile: async (request) =>
      (await service.validate(callOf(request), request.query.key)).map(documentOf),

    async deleteDocument(request) {
      await service.remove(callOf(request), { id: request.params.documentId, key: request.query.key })
      return { success: true }
    },

    listEmployeeDocuments: async (request) =>
      (await service.listOfEmployee(callOf(request), request.params.employeeId, request.query)).map(documentOf),

    async countEmployeeDocuments(request) {
      const { params, query } = request
      return [{ total: await service.countOfEmployee(callOf(request), params.employeeId, query.teamIds) }]
    },

    async addDocumentAssociations(request, reply) {
      const shares = request.body.map(([id, documentId, relatedId]) => ({ id, documentId, relatedId }))
      const isConfirmed = request.query.confirmed === true
      const shared = await share(callOf(request), shares, { key: keyOf(request), body: shares, isConfirmed })
      reply.status(201)
      return shared
    },

    async removeDocumentAssociation(request) {
      await service.removeAssociation(callOf(request), request.params.id)
      return { success: true }
    },

    async exportDocument(request, reply) {
      const { documentId: id, relatedId } = request.params
      const { relatedType = 'client' } = request.query
      const reader = readerFrom(request, reply, deps.addresses)
      return { url: await readStatus.address(callOf(request), { id, relatedId, relatedType }, reader) }
    },

    async setDocumentTag(request, reply) {
      const at = { id: request.params.documentId, ifMatch: request.headers['if-match'] }
      reply.header('etag', etagOf(await service.setTag(callOf(request), at, request.body.tag)))
      return { success: true }
    },

    async removeDocumentTag(request, reply) {
      const at = { id: request.params.documentId, ifMatch: request.headers['if-match'] }
      reply.header('etag', etagOf(await service.removeTag(callOf(request), at, request.body.tag)))
      return { success: true }
    },

    async listAssociatedUsers(request) {
      const { documentIds, ...filter } = request.query
      return (await readers.list(callOf(request), { ...filter, documentIds: documentIds.split(',') })).map(readerOf)
    },

    async countAssociatedUsers(request) {
      const { documentIds, count: _count, ...filter } = request.query
      return [{ total: await readers.count(callOf(request), { ...filter, documentIds: documentIds.split(',') }) }]
    },

    getDocumentSharing: async (request) => ({ allowed: await readers.mayShare(callOf(request)) }),

    async readDocument(request) {
      await readers.read(callOf(request), request.params.id)
      return { success: true }
    },

    async replaceDocument(request, reply) {
      const { document_id: uploadId, meaning_changed: meaningChanged } = request.body
      const at = { id: request.params.id, ifMatch: request.headers['if-match'] }
      const isConfirmed = request.query.confirmed === true
      const version = await replace(callOf(request), at, { uploadId, meaningChanged, isConfirmed })
      reply.header('etag', etagOf(version))
      return { success: true }
    },
  }
}
