import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { inDays, type Days } from '../../db/in-days.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import type { Schema } from '../../db/schema.ts'

/** Categories of a client. */
export const MOST_CATEGORIES = 500
/** Articles of a category. */
export const MOST_ARTICLES = 200

/** A category as read. */
export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]
/** An article as read. */
export type ArticleRow = Awaited<ReturnType<typeof findArticles>>[number]

const categoriesOf = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('knowledge_categories as c')
    .select(['c.client_id', 'c.id', 'c.label', 'c.summary', 'c.image_key', 'c.version'])
    .select(
      sql<number>`(select count(*)::int from knowledge_articles a
        where a.client_id = c.client_id and a.category_id = c.id)`.as('articles'),
    )
    .where('c.client_id', '=', clientId)

/** The categories of a client by label. */
export const findCategories = (tx: Tx, clientId: string) =>
  categoriesOf(tx, clientId)
    .orderBy(sql`lower(c.label)`)
    .orderBy('c.id')
    .limit(MOST_CATEGORIES)
    .execute()

/** One category; undefined if there is none. */
export const findCategory = (tx: Tx, clientId: string, id: string) =>
  categoriesOf(tx, clientId).where('c.id', '=', id).executeTakeFirst()

/** The number of categories of a client. */
export async function countCategories(tx: Tx, clientId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('knowledge_categories')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return total
}

const ARTICLE = [
  'a.client_id',
  'a.id',
  'a.category_id',
  'a.title',
  'a.image_key',
  'a.body',
  'a.created_at',
  'a.updated_at',
  'a.version',
] as const

/** Which articles of a category. */
export interface ArticlesWanted extends Page {
  categoryId: string
  id?: string | undefined
  changed?: Days | undefined
}

const LIST = {
  search: { folded: 'a.search_text' },
  order: ['a.title_key', 'a.id'],
  sorts: { title: 'a.title_key', created: 'a.created_at', changed: 'a.updated_at' },
} as const

const articlesOfCategory = (tx: Tx, clientId: string, { categoryId, id, changed }: ArticlesWanted) =>
  tx
    .selectFrom((from) =>
      from
        .selectFrom('knowledge_articles')
        .selectAll()
        .select(sql<string>`lower(title)`.as('title_key'))
        .as('a'),
    )
    .select(ARTICLE)
    .where('a.client_id', '=', clientId)
    .where('a.category_id', '=', categoryId)
    .where((at) =>
      at.and([...(id ? [at('a.id', '=', id)] : []), ...(changed ? [inDays('a.updated_at', clientId, changed)] : [])]),
    )

/** The articles of a category, by title unless sorted. */
export const findArticles = (tx: Tx, clientId: string, { limit = MOST_ARTICLES, ...wanted }: ArticlesWanted) =>
  paged(articlesOfCategory(tx, clientId, wanted), { ...wanted, limit }, LIST).execute()

/** The number of articles of a category that match. */
export const countArticles = (tx: Tx, clientId: string, wanted: ArticlesWanted): Promise<number> =>
  counted(articlesOfCategory(tx, clientId, wanted), wanted, LIST)

/** One article; undefined if there is none. */
export const findArticle = (tx: Tx, clientId: string, id: string) =>
  tx
    .selectFrom('knowledge_articles as a')
    .select(ARTICLE)
    .where('a.client_id', '=', clientId)
    .where('a.id', '=', id)
    .executeTakeFirst()

/** Inserts a category. */
export const insertCategory = (tx: Tx, category: Insertable<Schema['knowledge_categories']>) =>
  tx.insertInto('knowledge_categories').values(category).execute()

/** Inserts an article. */
export const insertArticle = (tx: Tx, article: Insertable<Schema['knowledge_articles']>) =>
  tx.insertInto('knowledge_articles').values(article).execute()
