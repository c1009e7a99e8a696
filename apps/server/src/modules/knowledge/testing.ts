import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { insertArticle, insertCategory } from './knowledge.repository.ts'

/** Creates a category. @returns its id. */
export async function makeKnowledgeCategory(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'knowledge_categories'>> = {},
): Promise<string> {
  const category = { client_id, id: randomUUID(), label: 'Sea', ...fields }
  await insertCategory(tx, category)
  return category.id
}

/** Makes an article of a category; the image of its header is linked, not stored. @returns its id. */
export async function makeKnowledgeArticle(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'knowledge_articles'>> & { category_id: string },
): Promise<string> {
  const article = { client_id, id: randomUUID(), title: 'Help', body: '[]', ...fields }
  await insertArticle(tx, article)
  const { image_key: object_key } = article
  if (object_key)
    await tx.insertInto('knowledge_images').values({ client_id, object_key, article_id: article.id }).execute()
  return article.id
}
