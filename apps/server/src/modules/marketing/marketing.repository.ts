import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { deleteStored } from '../../storage/objects.repository.ts'

/** Name of the bucket. */
export const MARKETING = 'marketing'

/** Categories that a client sees, and files of a client in one category. */
export const MOST = 500

/** A category as read; `files` are the paths of the client's files in it. */
export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]
/** A file as read. */
export type FileRow = Awaited<ReturnType<typeof findFiles>>[number]

// Row-level security shows the categories of the client and the shared ones of its platform.
const categoriesFor = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('marketing_categories as c')
    .select(['c.client_id', 'c.id', 'c.platform_id', 'c.title', 'c.description', 'c.shared', 'c.version'])
    .select(
      sql<string[]>`array(select f.path from marketing_files f
        where f.client_id = ${clientId} and f.category_id = c.id order by f.created_at desc, f.id)`.as('files'),
    )
    .where((at) => at.or([at('c.client_id', '=', clientId), at('c.shared', '=', true)]))

/** The categories that a client sees, by title. */
export const findCategories = (tx: Tx, clientId: string) =>
  categoriesFor(tx, clientId)
    .orderBy(sql`lower(c.title)`)
    .orderBy('c.id')
    .limit(MOST)
    .execute()

/** One of them; undefined if there is none. */
export const findCategory = (tx: Tx, clientId: string, id: string) =>
  categoriesFor(tx, clientId).where('c.id', '=', id).executeTakeFirst()

/**
 * Prevents the deletion of a category, also of another client's, until the end of the transaction. @returns false if it no
 * longer exists.
 */
export async function holdCategory(tx: Tx, { client_id, id }: Pick<CategoryRow, 'client_id' | 'id'>): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean
  }>`select ssp_hold_marketing_category(${client_id}, ${id}) as held`.execute(tx)
  return rows[0]?.held === true
}

/** Whether any client has files in a category, which the caller has locked. */
export async function isUsed(tx: Tx, clientId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{
    used: boolean
  }>`select ssp_marketing_category_is_used(${clientId}, ${id}) as used`.execute(tx)
  return rows[0]?.used === true
}

const filesOf = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('marketing_files as f')
    .innerJoin('objects as o', (join) =>
      join
        .onRef('o.client_id', '=', 'f.client_id')
        .on('o.bucket', '=', MARKETING)
        .on('o.object_key', '=', sql<string>`f.client_id::text || '/' || f.path`),
    )
    .select(['f.client_id', 'f.id', 'f.title', 'f.description', 'f.path', 'f.category_id', 'f.add_branding'])
    .select(['f.version', 'o.content_type'])
    .select(
      sql<number>`(select count(*)::int from marketing_downloads d where d.client_id = f.client_id and d.file_id = f.id)`.as(
        'downloads',
      ),
    )
    .where('f.client_id', '=', clientId)

/** The files of a client in a category, newest first. */
export const findFiles = (tx: Tx, clientId: string, categoryId: string) =>
  filesOf(tx, clientId)
    .where('f.category_id', '=', categoryId)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id')
    .limit(MOST)
    .execute()

/** One file by its id or path; undefined if there is none. */
export const findFile = (tx: Tx, clientId: string, by: { id: string } | { path: string }) =>
  filesOf(tx, clientId)
    .where((at) => ('id' in by ? at('f.id', '=', by.id) : at('f.path', '=', by.path)))
    .executeTakeFirst()

/** Inserts a file. */
export const insertFile = (tx: Tx, file: Insertable<Schema['marketing_files']>) =>
  tx.insertInto('marketing_files').values(file).execute()

/** Counts a download. */
export const insertDownload = (tx: Tx, download: Insertable<Schema['marketing_downloads']>) =>
  tx.insertInto('marketing_downloads').values(download).execute()

/** Deletes files of a client with their objects and downloads. The daily sweep removes the bytes. */
export async function deleteFiles(tx: Tx, clientId: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await tx.deleteFrom('marketing_files').where('client_id', '=', clientId).where('path', 'in', paths).execute()
  await deleteStored(
    tx,
    { clientId, bucket: MARKETING },
    paths.map((path) => `${clientId}/${path}`),
  )
}

/** Deletes uploads that never became a file. Those of the last hour are kept, because their dialog may be open. */
export async function deleteAbandoned(tx: Tx, clientId: string): Promise<void> {
  await sql`delete from objects o where o.client_id = ${clientId} and o.bucket = ${MARKETING}
    and o.updated_at < now() - interval '1 hour'
    and not exists (select from marketing_files f
      where f.client_id = o.client_id and o.object_key = f.client_id::text || '/' || f.path)`.execute(tx)
}
