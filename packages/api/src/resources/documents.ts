import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import { call, resource, send, type QueryArgs } from './resource'

const documents = resource('documents')

/** A page of the documents of an employee; `page` starts at 0. */
export const employeeDocumentsQuery = documents.read(
  'employee',
  operations.listEmployeeDocuments,
  ({ employeeId, page = 0 }: { employeeId: string; page?: number }) => ({ path: { employeeId }, query: { page } }),
  ({ record }) => record,
)

/** The number of documents of an employee. */
export const employeeDocumentCountQuery = documents.read(
  'employeeCount',
  operations.countEmployeeDocuments,
  (employeeId: string) => ({ path: { employeeId } }),
  ({ record }) => record[0]?.total ?? 0,
)

/**
 * The address to download a document. It works once, within a minute, in this browser. `employeeId` is the employee from
 * whose documents it is opened, and whose log records the download.
 */
export const documentFileUrl = async (api: SspApi, key: string, employeeId?: string): Promise<string> =>
  (await call(api, operations.getDocumentFile, { query: { key, ...(employeeId && { employeeId }) } })).record.url

/** Deletes a document. */
export const deleteDocument = send(
  operations.deleteDocument,
  ({ documentId, key }: { documentId: string; key: string }) => ({ path: { documentId }, query: { key } }),
  ['documents', 'interactions'],
)

/** A page of the documents of the client; `page` starts at 0. */
export const documentsQuery = documents.page(operations.listDocuments)

/** The number of documents. */
export const documentCountQuery = documents.count(operations.countDocuments)

/** A document with its ETag, with one row per team, employee or client that it is shared with. */
export const documentQuery = documents.one(operations.getDocument, (id: string) => ({ path: { id } }))

/** A page of the employees whom documents reach, with their read dates; `documentIds` is comma-separated. */
export const documentReadersQuery = documents.read(
  'readers',
  operations.listAssociatedUsers,
  (query: QueryArgs<typeof operations.listAssociatedUsers>) => ({ query }),
  ({ record }) => record,
)

/** The number of employees whom documents reach. */
export const documentReaderCountQuery = documents.read(
  'readerCount',
  operations.countAssociatedUsers,
  (query: QueryArgs<typeof operations.countAssociatedUsers>) => ({ query }),
  ({ record }) => record[0]?.total ?? 0,
)

/** Extension. Audience and number of readers of up to 100 documents. */
export const documentAudiencesQuery = documents.read(
  'audiences',
  operations.listDocumentAudiences,
  (ids: readonly string[]) => ({ query: { documentIds: ids.join(',') } }),
  ({ record }) => record,
)

/** Whether the caller may share documents. */
export const documentSharingQuery = documents.read(
  'sharing',
  operations.getDocumentSharing,
  () => ({}),
  ({ record }) => record,
)

/** The acknowledgement request of a document, with its ETag. */
export const documentAcknowledgementQuery = documents.read(
  'acknowledgement',
  operations.getDocumentAcknowledgement,
  (id: string) => ({ path: { id } }),
  (answer) => answer,
)

/** Sets the tag of a document. */
export const setDocumentTag = send(
  operations.setDocumentTag,
  ({ id: documentId, tag }: { id: string; tag: string }) => ({ path: { documentId }, body: { tag } }),
  ['documents'],
)

/** Removes the tag of a document. */
export const removeDocumentTag = send(
  operations.removeDocumentTag,
  ({ id: documentId, tag }: { id: string; tag: string }) => ({ path: { documentId }, body: { tag } }),
  ['documents'],
)

/** Revokes the access given by an association. */
export const removeDocumentAssociation = send(
  operations.removeDocumentAssociation,
  ({ id }: { id: string }) => ({
    path: { id },
  }),
  ['documents'],
)

/** The address of a CSV file of the readers of a document. It works once, within a minute, in this browser. */
export const exportDocumentUrl = async (
  api: SspApi,
  { relatedType, ...path }: { documentId: string; relatedId: string; relatedType: 'team' | 'client' },
): Promise<string> => (await call(api, operations.exportDocument, { path, query: { relatedType } })).record.url

/** Requests acknowledgement from everyone whom a document reaches, or changes the due date. */
export const requestDocumentAcknowledgement = send(
  operations.requestDocumentAcknowledgement,
  ({ id, due_date }: { id: string; due_date: string | null }) => ({ path: { id }, body: { due_date } }),
  ['documents'],
)

/** Withdraws the request and deletes its acknowledgements. */
export const withdrawDocumentAcknowledgement = send(
  operations.withdrawDocumentAcknowledgement,
  ({ id }: { id: string }) => ({ path: { id } }),
  ['documents'],
)

/** Reminds the employees who have not acknowledged, and returns their number. */
export const nudgeDocumentReaders = send(
  operations.nudgeDocumentReaders,
  ({ id }: { id: string }) => ({
    path: { id },
  }),
  ['documents', 'interactions'],
)

/** Marks a document as read by the account's employee; for the employee portal. */
export const readDocument = send(operations.readDocument, ({ id }: { id: string }) => ({ path: { id } }))

/** Acknowledges a version of a document as the account's employee; for the employee portal. */
export const acknowledgeDocument = send(
  operations.acknowledgeDocument,
  ({ id, content_version }: { id: string; content_version: number }) => ({ path: { id }, body: { content_version } }),
)
