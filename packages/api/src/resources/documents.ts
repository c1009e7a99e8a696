import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import { call, resource, send, type QueryArgs } from './resource'

const documents = resource('documents')

/** A page of the documents of an employee; `page` counts from 0. */
export const employeeDocumentsQuery = documents.read(
  'employee',
  operations.listEmployeeDocuments,
  ({ employeeId, page = 0 }: { employeeId: string; page?: number }) => ({ path: { employeeId }, query: { page } }),
  ({ record }) => record,
)

/** How many documents an employee has. */
export const employeeDocumentCountQuery = documents.read(
  'employeeCount',
  operations.countEmployeeDocuments,
  (employeeId: string) => ({ path: { employeeId } }),
  ({ record }) => record[0]?.total ?? 0,
)

/**
 * The address to download a document; it works once, within a minute, in this browser. `employeeId` is the employee among whose
 * documents it is opened, and in whose log the download is.
 */
export const documentFileUrl = async (api: SspApi, key: string, employeeId?: string): Promise<string> =>
  (await call(api, operations.getDocumentFile, { query: { key, ...(employeeId && { employeeId }) } })).record.url

/** Deletes a document. */
export const deleteDocument = send(
  operations.deleteDocument,
  ({ documentId, key }: { documentId: string; key: string }) => ({ path: { documentId }, query: { key } }),
  ['documents', 'interactions'],
)

/** A page of the documents of the client; `page` counts from 0. */
export const documentsQuery = documents.page(operations.listDocuments)

/** How many documents there are. */
export const documentCountQuery = documents.count(operations.countDocuments)

/** A document with its ETag: a row per team, employee or client that it is shared with. */
export const documentQuery = documents.one(operations.getDocument, (id: string) => ({ path: { id } }))

/** A page of the employees whom documents reach, with when each read them; `documentIds` with commas between them. */
export const documentReadersQuery = documents.read(
  'readers',
  operations.listAssociatedUsers,
  (query: QueryArgs<typeof operations.listAssociatedUsers>) => ({ query }),
  ({ record }) => record,
)

/** How many employees documents reach. */
export const documentReaderCountQuery = documents.read(
  'readerCount',
  operations.countAssociatedUsers,
  (query: QueryArgs<typeof operations.countAssociatedUsers>) => ({ query }),
  ({ record }) => record[0]?.total ?? 0,
)

/** Extension. Whom each of some documents reaches and how many have read it, 100 at most. */
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

/** What the readers of a document are asked to acknowledge, with the ETag of the request. */
export const documentAcknowledgementQuery = documents.read(
  'acknowledgement',
  operations.getDocumentAcknowledgement,
  (id: string) => ({ path: { id } }),
  (answer) => answer,
)

/** Gives a document its tag. */
export const setDocumentTag = send(
  operations.setDocumentTag,
  ({ id: documentId, tag }: { id: string; tag: string }) => ({ path: { documentId }, body: { tag } }),
  ['documents'],
)

/** Takes its tag from a document. */
export const removeDocumentTag = send(
  operations.removeDocumentTag,
  ({ id: documentId, tag }: { id: string; tag: string }) => ({ path: { documentId }, body: { tag } }),
  ['documents'],
)

/** Revokes the access that an association gives. */
export const removeDocumentAssociation = send(
  operations.removeDocumentAssociation,
  ({ id }: { id: string }) => ({
    path: { id },
  }),
  ['documents'],
)

/** The address of a CSV of who has read a document; it works once, within a minute, in this browser. */
export const exportDocumentUrl = async (
  api: SspApi,
  { relatedType, ...path }: { documentId: string; relatedId: string; relatedType: 'team' | 'client' },
): Promise<string> => (await call(api, operations.exportDocument, { path, query: { relatedType } })).record.url

/** Asks everybody whom a document reaches to acknowledge it, or changes by when. */
export const requestDocumentAcknowledgement = send(
  operations.requestDocumentAcknowledgement,
  ({ id, due_date }: { id: string; due_date: string | null }) => ({ path: { id }, body: { due_date } }),
  ['documents'],
)

/** Stops asking; what was acknowledged is forgotten. */
export const withdrawDocumentAcknowledgement = send(
  operations.withdrawDocumentAcknowledgement,
  ({ id }: { id: string }) => ({ path: { id } }),
  ['documents'],
)

/** Reminds who has not acknowledged, and returns how many were. */
export const nudgeDocumentReaders = send(
  operations.nudgeDocumentReaders,
  ({ id }: { id: string }) => ({
    path: { id },
  }),
  ['documents', 'interactions'],
)

/** Says that the employee of the account has read a document; for the employee portal. */
export const readDocument = send(operations.readDocument, ({ id }: { id: string }) => ({ path: { id } }))

/** Acknowledges a version of a document as the employee of the account; for the employee portal. */
export const acknowledgeDocument = send(
  operations.acknowledgeDocument,
  ({ id, content_version }: { id: string; content_version: number }) => ({ path: { id }, body: { content_version } }),
)
