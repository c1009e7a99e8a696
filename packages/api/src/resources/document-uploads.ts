import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import { call, send, type BodyArgs } from './resource'

/** Delay between two polls for an uploaded document, in milliseconds, and the number of polls (spec 2 section 9). */
const POLL = { every: 1000, times: 3 }

/**
 * The document created from an upload: at most three polls, one second apart; the first match is used. Undefined if there
 * is none by then. Rejects with AbortError if `signal` is aborted.
 */
export async function recogniseDocument(api: SspApi, key: string, signal: AbortSignal, { every, times } = POLL) {
  for (let poll = 0; poll < times; poll += 1) {
    if (poll > 0) await new Promise((resolve) => setTimeout(resolve, every))
    signal.throwIfAborted()
    const { record } = await call(api, operations.validateDocumentFile, { query: { key } }, signal)
    if (record[0]) return record[0]
  }
  return undefined
}

// 'YYYY-MM-DD HH:mm:ss' in UTC (2-decisions 114).
const sqlTime = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')

/**
 * Shares a document with employees, teams or the client, named by their ids. A name that contains the identifier of another
 * person is rejected with `fields.name` until it is `confirmed`.
 */
export const shareDocument = send(
  operations.addDocumentAssociations,
  ({
    documentId,
    relatedIds,
    confirmed,
  }: {
    documentId: string
    relatedIds: readonly string[]
    confirmed?: boolean
  }) => {
    const now = sqlTime(new Date())
    return {
      query: { confirmed: confirmed || undefined },
      body: relatedIds.map((id) => [crypto.randomUUID(), documentId, id, 0 as const, 0 as const, now, now]),
    }
  },
  ['documents', 'interactions'],
)

/**
 * Replaces the file of a document with an uploaded file. A name that contains another person's identifier is rejected until
 * `confirmed`.
 */
export const replaceDocument = send(
  operations.replaceDocument,
  ({ id, confirmed, ...body }: BodyArgs<typeof operations.replaceDocument> & { id: string; confirmed?: boolean }) => ({
    path: { id },
    query: { confirmed: confirmed || undefined },
    body,
  }),
  ['documents'],
)
