import { sql } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import type { Tx } from '../../db/database.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import type { Schema } from '../../db/schema.ts'
import { canBeOpened } from './shared-files.repository.ts'

// An id alone matches accounts of several clients, so every statement compares the home client too.
type Who = Pick<Actor, 'userId' | 'homeClientId'>

const isReceiver = ({ userId, homeClientId }: Who) =>
  sql<boolean>`(receiver_client_id = ${homeClientId} and receiver_id = ${userId})`

const isSender = ({ userId, homeClientId }: Who) =>
  sql<boolean>`(client_id = ${homeClientId} and sender_id = ${userId})`

/** A shared document as read. */
export type SharedDocumentRow = Awaited<ReturnType<typeof findReceived>>['rows'][number]

const LIST = {
  search: ['filename', 'message', 'sender_username', 'sender_label', 'receiver_username', 'receiver_label'],
  order: ['shared_at', 'id'],
  direction: 'desc',
  sorts: { filename: 'filename', sharedAt: 'shared_at' },
} as const

/** @param only the condition that leaves the rows of this page and none of a later one. Default none */
async function pageOf(tx: Tx, where: ReturnType<typeof isSender>, who: Who, page: Page, only = where) {
  const query = tx.selectFrom('shared_documents').where(where)
  const rows = await paged(
    query
      .where(only)
      .selectAll()
      .select([isSender(who).as('own'), canBeOpened.as('available')]),
    page,
    LIST,
  ).execute()
  return { rows, count: await counted(query, page, LIST) }
}

/** A page of what somebody received and has not removed. */
export const findReceived = (tx: Tx, who: Who, page: Page) =>
  pageOf(tx, sql<boolean>`${isReceiver(who)} and deleted_at is null`, who, page)

/** What somebody received and has not removed; undefined if there is none. */
export const findReceivedById = (tx: Tx, who: Who, id: string) =>
  tx
    .selectFrom('shared_documents')
    .select('id')
    .where('id', '=', id)
    .where(isReceiver(who))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/**
 * Maximum number of rows up to the end of a page that are looked up on both sides; rows of later pages are found by sorting
 * all.
 */
const NEAR = 2_000

/** A page of what somebody sent or received. */
export function findLogs(tx: Tx, who: Who, page: Page) {
  const any = sql<boolean>`(${isReceiver(who)} or ${isSender(who)})`
  const limit = ((page.page ?? 0) + 1) * (page.limit ?? NEAR)
  // Each side has an index in the order of the page; both together have none.
  const firstOf = (side: ReturnType<typeof isSender>) => {
    const keys = tx.selectFrom('shared_documents').select(['client_id', 'id']).where(side)
    return paged(keys, { ...page, page: 0, limit }, LIST)
  }
  const near = sql<boolean>`(client_id, id) in ((${firstOf(isSender(who))}) union all (${firstOf(isReceiver(who))}))`
  return pageOf(tx, any, who, page, limit > NEAR ? any : near)
}

/** The file of a key that its sender or a receiver can open now; undefined if there is none. */
export const findOpenable = (tx: Tx, who: Who, key: string) =>
  tx
    .selectFrom('shared_documents')
    .select(['client_id', 'id', 'filename', 'expires_at'])
    .where('object_key', '=', key)
    .where(sql<boolean>`(${isReceiver(who)} or ${isSender(who)})`)
    .where(canBeOpened)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Notes the first view of a received file that can be opened. @returns whether this was the first one; undefined without such a file. */
export async function noteView(tx: Tx, who: Who, id: string): Promise<boolean | undefined> {
  const found = await tx
    .selectFrom('shared_documents')
    .select('viewed_at')
    .where('id', '=', id)
    .where(isReceiver(who))
    .where(canBeOpened)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return undefined
  if (found.viewed_at !== null) return false
  await tx
    .updateTable('shared_documents')
    .set({ viewed_at: sql<string>`now()` })
    .where('id', '=', id)
    .where(isReceiver(who))
    .execute()
  return true
}

/** Takes a received file out of the inbox. @returns undefined without such a file. */
export const removeReceived = (tx: Tx, who: Who, { id, key }: { id: string; key: string }) =>
  tx
    .updateTable('shared_documents')
    .set({ deleted_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('object_key', '=', key)
    .where(isReceiver(who))
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** The share that a sent document belongs to; undefined if there is none. */
export const findShareId = (tx: Tx, who: Who, id: string) =>
  tx.selectFrom('shared_documents').select('share_id').where('id', '=', id).where(isSender(who)).executeTakeFirst()

/** Removes a file from all who still have it; rows of a share that was already recalled do not change. */
export const recallShare = (tx: Tx, who: Who, shareId: string) =>
  tx
    .updateTable('shared_documents')
    .set({ recalled_at: sql<string>`now()`, deleted_at: sql<string>`coalesce(deleted_at, now())` })
    .where('share_id', '=', shareId)
    .where(isSender(who))
    .where('recalled_at', 'is', null)
    .returning('id')
    .execute()

/** All rows of a share, by the name of the receiver. */
export const findShare = (tx: Tx, who: Who, shareId: string) =>
  tx
    .selectFrom('shared_documents')
    .select(['filename', 'receiver_username', 'receiver_label', 'viewed_at', 'recalled_at'])
    .where('share_id', '=', shareId)
    .where(isSender(who))
    .orderBy('viewed_at')
    .orderBy('receiver_label')
    .execute()

/** The name of the client of a sender, and whether Secure Send is switched on. */
export const findSenderClient = (tx: Tx, { homeClientId }: Who) =>
  tx
    .selectFrom('clients')
    .select(['client_name as name', 'secure_send as isOn'])
    .where('id', '=', homeClientId)
    .executeTakeFirstOrThrow()

/** The uploaded file of a key, locked, unless it is somebody else's. */
export const lockUpload = (tx: Tx, { userId, homeClientId }: Who, bucket: string, key: string) =>
  tx
    .selectFrom('objects')
    .select('size')
    .where('client_id', '=', homeClientId)
    .where('bucket', '=', bucket)
    .where('object_key', '=', key)
    .where('uploaded_by', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Whether a file was shared before. */
export async function isShared(tx: Tx, { homeClientId }: Who, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('shared_documents')
    .select('id')
    .where('client_id', '=', homeClientId)
    .where('object_key', '=', key)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type NewDocument = Pick<
  Schema['shared_documents'],
  | 'sender_id'
  | 'receiver_client_id'
  | 'receiver_id'
  | 'sender_username'
  | 'sender_label'
  | 'sender_client'
  | 'receiver_username'
  | 'receiver_label'
  | 'receiver_client'
  | 'object_key'
  | 'filename'
  | 'size'
> & { client_id: string; id: string; share_id: string; message: string; days: number | undefined }

/** Inserts the rows of a share. */
export const insertShare = (tx: Tx, rows: readonly NewDocument[]) =>
  tx
    .insertInto('shared_documents')
    .values(
      rows.map(({ days, ...row }) => ({
        ...row,
        expires_at: days === undefined ? null : sql<string>`now() + make_interval(days => ${days})`,
      })),
    )
    .execute()
