import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../db/database.ts'
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

/** One category, or undefined. */
export const findCategory = (tx: Tx, clientId: string, id: string) =>
  categoriesOf(tx, clientId).where('c.id', '=', id).executeTakeFirst()

/** How many categories a client has. */
export async function countCategories(tx: Tx, clientId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('knowledge_categories')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return total
}

const articlesOf = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('knowledge_articles')
    .select(['client_id', 'id', 'category_id', 'title', 'image_key', 'body', 'version'])
    .where('client_id', '=', clientId)

/** The articles of a category by title. */
export const findArticles = (tx: Tx, clientId: string, categoryId: string) =>
  articlesOf(tx, clientId)
    .where('category_id', '=', categoryId)
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .limit(MOST_ARTICLES)
    .execute()

/** One article, or undefined. */
export const findArticle = (tx: Tx, clientId: string, id: string) =>
  articlesOf(tx, clientId).where('id', '=', id).executeTakeFirst()

/** Inserts a category. */
export const insertCategory = (tx: Tx, category: Insertable<Schema['knowledge_categories']>) =>
  tx.insertInto('knowledge_categories').values(category).execute()

/** Inserts an article. */
export const insertArticle = (tx: Tx, article: Insertable<Schema['knowledge_articles']>) =>
  tx.insertInto('knowledge_articles').values(article).execute()
