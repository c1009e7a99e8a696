import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import { call, resource, send, type BodyArgs, type QueryArgs } from './resource'

const secureSend = resource('secure-send')

/** Which rows of the inbox or log of a user. */
interface PageOfUser {
  userId: string
  search?: string
  page?: number
  limit?: number
  /** Column, with `-` before it for descending. Default the newest first. */
  sort?: string
}

type SharedDocumentSort = NonNullable<QueryArgs<typeof operations.listSharedDocuments>['sort']>

const pageOf = ({ userId, sort, ...query }: PageOfUser) => ({
  path: { userId },
  query: { ...query, ...(sort !== undefined && { sort: sort as SharedDocumentSort }) },
})

/** A page of what the user has received, with the total. */
export const sharedDocumentsQuery = secureSend.read(
  'inbox',
  operations.listSharedDocuments,
  pageOf,
  ({ record: { rows, count } }) => ({ rows, total: count }),
)

/** A page of what the user has sent or received, with the total. */
export const sharedDocumentLogsQuery = secureSend.read(
  'logs',
  operations.listSharedDocumentLogs,
  pageOf,
  ({ record: { rows, count } }) => ({ rows, total: count }),
)

/** With whom the user may share, as the scopes of shared documents say. */
export const sharableUsersQuery = secureSend.read(
  'users',
  operations.listSharableUsers,
  (query: { userId: string; search?: string }) => ({ query }),
  ({ record }) => record,
)

/** Receivers at whom the sender should look twice before the first file. */
export const sharingCautions = async (api: SspApi, ids: readonly string[]) =>
  (await call(api, operations.listSharingCautions, { query: { to: ids.join(',') } })).record

/** Shares an uploaded file, in the name of the user. */
export const sendSharedDocument = send(
  operations.sendSharedDocument,
  ({ userId, ...body }: BodyArgs<typeof operations.sendSharedDocument> & { userId: string }) => ({
    path: { userId },
    body,
  }),
  ['secure-send'],
)

/** The address to download a shared file; it works once, within a minute, in this browser. */
export const sharedDocumentLink = async (api: SspApi, key: string): Promise<string> =>
  (await call(api, operations.getSharedDocumentFile, { query: { key } })).record.link

/** Notes the first view of a received file. */
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

/** Recalls a sent file from all its receivers. @returns the proof of who had opened it. */
export const recallSharedDocument = send(
  operations.recallSharedDocument,
  ({ id }: { id: string }) => ({
    path: { id },
  }),
  ['secure-send'],
)
