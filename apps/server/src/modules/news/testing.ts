import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'

type Reader = Omit<NewRow<'news_readers'>, 'article_id'>

/** Makes an article with readers; its picture is not stored. @returns its id. */
export async function makeArticle(
  tx: Tx,
  client_id: string,
  { readers = [], ...fields }: Partial<NewRow<'news_articles'>> & { readers?: readonly Reader[] } = {},
): Promise<string> {
  const { id = randomUUID(), title = 'News' } = fields
  const article = { client_id, slug: 'news', body_json: '[]', img: `${id}/featured.png`, ...fields, id, title }
  await tx.insertInto('news_articles').values(article).execute()
  if (readers.length === 0) return id
  await tx
    .insertInto('news_readers')
    .values(readers.map((reader) => ({ client_id, article_id: id, ...reader })))
    .execute()
  return id
}
