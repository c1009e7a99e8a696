import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { counted, findSelectedIds, paged, type Page, type SelectedRows } from '../../db/paged.ts'
import type { Schema } from '../../db/schema.ts'
import { todayOf } from '../../db/today.ts'
import { NEWS_IMAGES } from '../../news/news-images.ts'
import { hasEmailAddress } from '../../people/email-address.ts'
import { recordEach } from '../../people/portal-events.ts'
import type { ArticleKey } from './news-images.ts'
import { isInUse } from '../../people/in-use.ts'

/** An article without its body. */
export type SummaryRow = Awaited<ReturnType<typeof findPage>>[number]
/** An article as stored. */
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>
/** An employee who has read an article. */
export type ReaderRow = Awaited<ReturnType<typeof findReaders>>[number]

const SEARCHED = { search: { folded: 'a.search_text' } } as const
const LIST = {
  ...SEARCHED,
  order: ['a.created_at', 'a.id'],
  direction: 'desc',
  sorts: { title: 'a.title', created: 'a.created_at' },
} as const
/** Maximum number of readers of an article. */
const MOST_READERS = 200_000

const articles = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('news_articles as a')
    .select(['a.client_id', 'a.id', 'a.title', 'a.slug', 'a.img', 'a.require_read', 'a.send_notification'])
    .select(['a.published', 'a.expiry_date', 'a.created_at', 'a.version'])
    .where('a.client_id', '=', clientId)

/** A page of the articles of a client, newest first. */
export const findPage = (tx: Tx, clientId: string, page: Page) => paged(articles(tx, clientId), page, LIST).execute()

/** The number of articles that match. */
export const countArticles = (tx: Tx, clientId: string, page: Page): Promise<number> =>
  counted(articles(tx, clientId), page, SEARCHED)

/** Ids of the selected articles. */
export const findIds = (tx: Tx, clientId: string, selected: SelectedRows): Promise<string[]> =>
  findSelectedIds(articles(tx, clientId), selected, LIST)

/** One article with its body; undefined if there is none. */
export const findArticle = (tx: Tx, { clientId, id }: ArticleKey) =>
  articles(tx, clientId).select('a.body_json').where('a.id', '=', id).executeTakeFirst()

/** One article that employees see now; undefined if there is none. */
export const findPublished = (tx: Tx, { clientId, id }: ArticleKey) =>
  articles(tx, clientId)
    .select('a.body_json')
    .where('a.id', '=', id)
    .where('a.published', '<=', sql<string>`now()`)
    .where(sql<SqlBool>`(a.expiry_date is null or a.expiry_date > ${todayOf(clientId)})`)
    .executeTakeFirst()

/** Inserts an article. @returns its version. */
export async function insertArticle(tx: Tx, article: Insertable<Schema['news_articles']>): Promise<number> {
  const { version } = await tx
    .insertInto('news_articles')
    .values(article)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Deletes an article with its readers. */
export const deleteArticle = (tx: Tx, { clientId, id }: ArticleKey) =>
  tx.deleteFrom('news_articles').where('client_id', '=', clientId).where('id', '=', id).execute()

/** Deletes every image that was put for an article. */
export async function deleteImagesOf(tx: Tx, { clientId, id }: ArticleKey): Promise<void> {
  await tx
    .deleteFrom('objects')
    .where('client_id', '=', clientId)
    .where('bucket', '=', NEWS_IMAGES)
    .where('object_key', 'like', `${clientId}/${id}/%`)
    .execute()
}

/** Deletes uploads that are in no article. Those of the last day are kept, because their form may be open. */
export async function deleteAbandoned(tx: Tx, clientId: string): Promise<void> {
  await sql`delete from objects o where o.client_id = ${clientId} and o.bucket = ${NEWS_IMAGES}
    and o.updated_at < now() - interval '1 day'
    and not exists (select from news_articles a where a.client_id = o.client_id
      and a.id::text = split_part(o.object_key, '/', 2)
      and (o.object_key = a.client_id::text || '/' || a.img or position(o.object_key in a.body_json) > 0))`.execute(tx)
}

/** Adds every registered employee of the client to a batch of e-mails. @returns how many. */
export async function insertRecipients(
  tx: Tx,
  clientId: string,
  { batchId, template }: { batchId: string; template: string },
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('employee_emails')
    .columns(['client_id', 'batch_id', 'employee_id', 'template', 'address'])
    .expression(
      tx
        .selectFrom('employees as e')
        .select([
          'e.client_id',
          sql<string>`${batchId}::uuid`.as('batch_id'),
          'e.id',
          sql<string>`${template}::text`.as('template'),
          sql<string>`e.email`.as('address'),
        ])
        .where('e.client_id', '=', clientId)
        .where(isInUse)
        .where('e.registered_at', 'is not', null)
        .where(hasEmailAddress),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Drops the e-mails about an article that no worker has claimed yet. */
export async function withdrawAnnouncement(tx: Tx, clientId: string, articleId: string): Promise<void> {
  await tx
    .deleteFrom('employee_emails')
    .where('client_id', '=', clientId)
    .where('batch_id', 'in', (from) =>
      from
        .selectFrom('employee_email_batches')
        .select('id')
        .where('client_id', '=', clientId)
        .where('article_id', '=', articleId),
    )
    .where('sent_at', 'is', null)
    .where('claimed_at', 'is', null)
    .execute()
}

/** The readers of an article, latest first. `reachable` is on `employees as e`. */
export const findReaders = (tx: Tx, { clientId, id }: ArticleKey, reachable: readonly RawBuilder<SqlBool>[]) =>
  tx
    .selectFrom('news_readers as r')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.client_id', '=', 'r.client_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .select(['e.id', 'e.forename', 'e.surname', 'r.read_at', 'r.confirmed_at', 'r.reaction'])
    .where('r.client_id', '=', clientId)
    .where('r.article_id', '=', id)
    .where((at) => at.and([...reachable]))
    .orderBy('r.read_at', 'desc')
    .orderBy('r.employee_id')
    .limit(MOST_READERS)
    .execute()

/** The reaction and confirmation of one employee to an article; undefined if there is none. */
export const findReader = (tx: Tx, { clientId, id }: ArticleKey, employeeId: string) =>
  tx
    .selectFrom('news_readers as r')
    .select(['r.read_at', 'r.confirmed_at', 'r.reaction'])
    .where('r.client_id', '=', clientId)
    .where('r.article_id', '=', id)
    .where('r.employee_id', '=', employeeId)
    .executeTakeFirst()

/** The reaction and confirmation of an employee; omitted fields do not change. */
export interface Reading {
  confirmed?: boolean | undefined
  reaction?: number | null | undefined
}

/** Records that an employee has read an article. The first times are kept. @returns whether anything changed. */
export async function noteReading(
  tx: Tx,
  { clientId, id }: ArticleKey,
  employeeId: string,
  { confirmed = false, reaction }: Reading,
): Promise<boolean> {
  const isGiven = reaction !== undefined
  const { rows } = await sql<{ isFirst: boolean }>`
    insert into news_readers as r (client_id, article_id, employee_id, confirmed_at, reaction)
    values (${clientId}, ${id}, ${employeeId}, case when ${confirmed}::boolean then now() end, ${reaction ?? null}::smallint)
    on conflict (client_id, article_id, employee_id) do update set
      confirmed_at = coalesce(r.confirmed_at, excluded.confirmed_at),
      reaction = case when ${isGiven}::boolean then excluded.reaction else r.reaction end
    where (r.confirmed_at is null and excluded.confirmed_at is not null)
      or (${isGiven}::boolean and r.reaction is distinct from excluded.reaction)
    returning (xmax = 0) as "isFirst"`.execute(tx)
  if (rows[0]?.isFirst) await recordEach(tx, clientId, [employeeId], 'news_read')
  return rows.length > 0
}
