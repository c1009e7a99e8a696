import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import { call, resource, send, type BodyArgs, type QueryArgs } from './resource'

const secureSend = resource('secure-send')

/** The rows of a user's inbox or log to read. */
interface PageOfUser {
  userId: string
  search?: string
  page?: number
  limit?: number
  /** Column, with a leading `-` for descending. Default: newest first. */
  sort?: string
}

type SharedDocumentSort = NonNullable<QueryArgs<typeof operations.listSharedDocuments>['sort']>

const pageOf = ({ userId, sort, ...query }: PageOfUser) => ({
  path: { userId },
  query: { ...query, ...(sort !== undefined && { sort: sort as SharedDocumentSort }) },
})

/** A page of the files that the user has received, with the total. */
export const sharedDocumentsQuery = secureSend.read(
  'inbox',
  operations.listSharedDocuments,
  pageOf,
  ({ record: { rows, count } }) => ({ rows, total: count }),
)

/** A page of the files that the user has sent or received, with the total. */
export const sharedDocumentLogsQuery = secureSend.read(
  'logs',
  operations.listSharedDocumentLogs,
  pageOf,
  ({ record: { rows, count } }) => ({ rows, total: count }),
)

/** The users with whom the user may share, by the shared-document scopes. */
export const sharableUsersQuery = secureSend.read(
  'users',
  operations.listSharableUsers,
  (query: { userId: string; search?: string }) => ({ query }),
  ({ record }) => record,
)

/** Recipients that the sender should check before sending them a first file. */
export const sharingCautions = async (api: SspApi, ids: readonly string[]) =>
  (await call(api, operations.listSharingCautions, { query: { to: ids.join(',') } })).record

/** Shares an uploaded file as the user. */
export const sendSharedDocument = send(
  operations.sendSharedDocument,
  ({ userId, ...body }: BodyArgs<typeof operations.sendSharedDocument> & { userId: string }) => ({
    path: { userId },
    body,
  }),
  ['secure-send'],
)

/** The address to download a shared file. It works once, within a minute, in this browser. */
export const sharedDocumentLink = async (api: SspApi, key: string): Promise<string> =>
  (await call(api, operations.getSharedDocumentFile, { query: { key } })).record.link

/** Records the first view of a received file. */
export const viewSharedDocument = send(operations.viewSharedDocument, (query: { id: string }) => ({ query }), [
  'secure-send',
])

/** Removes a received file from the inbox of the user. */
export const removeSharedDocument = send(
  operations.removeSharedDocument,
  ({ userId, id, key }: { userId: string; id: string; key: string }) => ({
    path: { userId },
    query: { fileId: id, key },
  }),
  ['secure-send'],
)

/** Recalls a sent file from all its recipients. @returns the proof of who had opened it. */
export const recallSharedDocument = send(
  operations.recallSharedDocument,
  ({ id }: { id: string }) => ({
    path: { id },
  }),
  ['secure-send'],
)
