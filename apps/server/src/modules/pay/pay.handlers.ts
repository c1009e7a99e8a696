import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { requireSame, requireSameClient } from '../../access/call.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { readerFrom } from '../../http/file-cookie.ts'
import { CORE_DOCUMENTS, PAYSLIPS } from '../../pay/pay-files.ts'
import { listArchives, requestArchive, signArchiveAddress } from './archives.service.ts'
import { deletePayFile, getPayFileUrl, listPayDocuments, listPayFiles, listPayslips } from './pay.service.ts'

type Operation =
  | 'listPayslips'
  | 'listPayslipFiles'
  | 'listPayDocuments'
  | 'listPayDocumentFiles'
  | 'getPayFileUrl'
  | 'archivePayFiles'
  | 'listPayArchives'
  | 'getPayArchiveUrl'
  | 'deletePayFile'

const MISSING = 'This file is not there any more.'
const UNFINISHED = 'The archive is not ready yet.'
const FAILED = 'Something went wrong, please try again.'

/** Payslips and pay documents of employees (C2-036 to C2-042). */
export function payHandlers(deps: Deps): HandlersOf<Operation> {
  return {
    listPayslips: (request) => listPayslips(deps, callOf(request), request.params.employeeId),
    listPayslipFiles: (request) => listPayFiles(deps, PAYSLIPS, callOf(request), request.params.employeeId),
    listPayDocumentFiles: (request) => listPayFiles(deps, CORE_DOCUMENTS, callOf(request), request.params.employeeId),

    async listPayDocuments(request) {
      const rows = await listPayDocuments(deps, callOf(request), request.params.employeeId)
      return rows.map(({ use_uuid: useUuid, ...row }) => ({ ...row, useUuid, url: null }))
    },

    async getPayFileUrl(request, reply) {
      const { bucket, clientId, employeeId, documentName: name } = request.query
      requireSameClient(callOf(request), clientId)
      const reader = readerFrom(request, reply, deps.addresses)
      const url = await getPayFileUrl(deps, callOf(request), { bucket, employeeId, name }, reader)
      return url === undefined ? { errorMessage: MISSING } : { url }
    },

    async archivePayFiles(request, reply) {
      const { bucket, folder, files, zipFileName: fileName } = request.body
      const [clientId = '', employeeId = ''] = folder.split('/')
      requireSame('folder', callOf(request).client.id, clientId)
      const attempt = { key: keyOf(request), body: request.body }
      const archiveId = await requestArchive(deps, callOf(request), { bucket, employeeId, files, fileName }, attempt)
      reply.status(201)
      return { archiveId }
    },

    listPayArchives: (request) => listArchives(deps, callOf(request), request.params.employeeId),

    async getPayArchiveUrl(request, reply) {
      const reader = readerFrom(request, reply, deps.addresses)
      const { status, url } = await signArchiveAddress(deps, callOf(request), request.params, reader)
      if (url !== undefined) return { url }
      return { errorMessage: status === 'failed' ? FAILED : UNFINISHED }
    },

    async deletePayFile(request) {
      const { bucket, clientId, employeeId, documentId: id } = request.body
      requireSameClient(callOf(request), clientId)
      await deletePayFile(deps, callOf(request), { bucket, employeeId, id })
      return { success: true }
    },
  }
}
