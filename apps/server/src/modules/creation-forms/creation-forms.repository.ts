import { sql, type Insertable, type Updateable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import type { Schema } from '../../db/schema.ts'
import { CREATION_FORMS } from './buckets.ts'

/** A form as read. */
export type FormRow = NonNullable<Awaited<ReturnType<typeof findForm>>>

const LIST = {
  search: ['f.client_name', 'f.url', 'f.contact_name', 'f.contact_email'],
  order: ['f.created_at', 'f.id'],
  direction: 'desc',
  isCostly: true,
} as const

// Row-level security shows the forms of the client's platform, whichever client they were filed at.
const formsOf = (tx: Tx, platformId: string) =>
  tx.selectFrom('creation_forms as f').where('f.platform_id', '=', platformId).selectAll('f')

/** A page of the forms of a platform, newest first. */
export const findForms = (tx: Tx, platformId: string, page: Page) =>
  paged(formsOf(tx, platformId), page, LIST).execute()

/** The number of forms of a platform that match a search. */
export const countForms = (tx: Tx, platformId: string, page: Page): Promise<number> =>
  counted(formsOf(tx, platformId), page, LIST)

/** A form of a platform; undefined if there is none. */
export const findForm = (tx: Tx, platformId: string, id: string) =>
  formsOf(tx, platformId).where('f.id', '=', id).executeTakeFirst()

/** A form of a platform, locked until the transaction ends; undefined if there is none. */
export const lockForm = (tx: Tx, platformId: string, id: string) =>
  formsOf(tx, platformId).where('f.id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Inserts a form. */
export const insertForm = (tx: Tx, form: Insertable<Schema['creation_forms']>) =>
  tx.insertInto('creation_forms').values(form).returningAll().executeTakeFirstOrThrow()

/** Changes a form. */
export const updateForm = (
  tx: Tx,
  { platform_id, client_id, id }: FormRow,
  change: Updateable<Schema['creation_forms']>,
) =>
  tx
    .updateTable('creation_forms')
    .set(change)
    .where('platform_id', '=', platform_id)
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Deletes images of a client that no form uses: the given ones, and those uploaded more than an hour ago. Later ones are
 * kept, because their form may be open. The daily sweep removes the bytes.
 */
export async function deleteUnusedAssets(tx: Tx, clientId: string, removed: readonly string[]): Promise<void> {
  await sql`delete from objects o where o.client_id = ${clientId} and o.bucket = ${CREATION_FORMS}
    and (o.updated_at < now() - interval '1 hour' or o.object_key = any (${[...removed]}::text[]))
    and not exists (select from creation_forms f where f.assets ? o.object_key)`.execute(tx)
}
