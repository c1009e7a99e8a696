import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import { todayOf } from '../../db/today.ts'
import { recordEach } from '../../people/portal-events.ts'
import type { ArticleKey } from './news-images.ts'

/** An article without its body. */
export type SummaryRow = Awaited<ReturnType<typeof findPage>>[number]
/** An article as stored. */
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>
/** An employee who has read an article. */
export type ReaderRow = Awaited<ReturnType<typeof findReaders>>[number]

const SEARCHED = { search: { folded: 'a.search_text' } } as const
/** Readers of an article at most. */
const MOST_READERS = 200_000

const articles = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('news_articles as a')
    .select(['a.client_id', 'a.id', 'a.title', 'a.slug', 'a.img', 'a.require_read', 'a.send_notification'])
    .select(['a.published', 'a.expiry_date', 'a.created_at', 'a.version'])
    .where('a.client_id', '=', clientId)

/** A page of the articles of a client, the newest first. */
export const findPage = (tx: Tx, clientId: string, page: Page) =>
  paged(articles(tx, clientId), page, { ...SEARCHED, order: ['a.created_at', 'a.id'], direction: 'desc' }).execute()

/** How many articles match. */
export const countArticles = (tx: Tx, clientId: string, page: Page): Promise<number> =>
  counted(articles(tx, clientId), page, SEARCHED)

/** One article with its body, or undefined. */
export const findArticle = (tx: Tx, { clientId, id }: ArticleKey) =>
  articles(tx, clientId).select('a.body_json').where('a.id', '=', id).executeTakeFirst()

/** One article that employees see now, or undefined. */
export const findPublished = (tx: Tx, { clientId, id }: ArticleKey) =>
  articles(tx, clientId)
    .select('a.body_json')
    .where('a.id', '=', id)
    .where('a.published', '<=', sql<string>`now()`)
    .where(sql<SqlBool>`(a.expiry_date is null or a.expiry_date > ${todayOf(clientId)})`)
    .executeTakeFirst()

/** Who has read an article, the last one first. `reachable` is on `employees as e`. */
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

/** What one employee has said of an article, or undefined. */
export const findReader = (tx: Tx, { clientId, id }: ArticleKey, employeeId: string) =>
  tx
    .selectFrom('news_readers as r')
    .select(['r.read_at', 'r.confirmed_at', 'r.reaction'])
    .where('r.client_id', '=', clientId)
    .where('r.article_id', '=', id)
    .where('r.employee_id', '=', employeeId)
    .executeTakeFirst()

/** What an employee says of an article; what is left out stays. */
export interface Reading {
  confirmed?: boolean | undefined
  reaction?: number | null | undefined
}

/** Notes that an employee has read an article. The first moments stay. @returns whether anything changed. */
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
