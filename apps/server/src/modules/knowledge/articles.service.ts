import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { lockRecord } from '../../db/lock-record.ts'
import type { Deps } from '../../deps.ts'
import { missingChoice, problem, requireFound } from '../../errors.ts'
import { changeRecord, plainRecord, removeRecord, requireRecord } from '../../http/records.ts'
import { requireText } from '../../http/require-text.ts'
import { parseBody, storedBody, type ParsedBody } from './article-body.ts'
import type { Created } from './categories.service.ts'
import { requireImages, requireOwnKeys, setImages } from './images.ts'
import * as repository from './knowledge.repository.ts'
import type { ArticleRow, CategoryRow } from './knowledge.repository.ts'
import { toArticle } from './knowledge-wire.ts'

/** The content of an article; `image` is the address of an uploaded image, `body` JSON of blocks. */
export interface ArticleFields {
  title: string
  image: string | null
  body: string
  /** Keys that the browser took from the article. */
  articleImages?: string[]
}

const NO_TITLE = 'Please provide a title for this article'

/** The columns of header image and body, and the keys of the images of both. @throws problem `invalid` at the field. */
async function withImages(
  tx: Tx,
  clientId: string,
  id: string,
  { image, body }: { image: string | null; body: ParsedBody },
): Promise<Pick<ArticleRow, 'image_key' | 'body'> & { keys: string[] }> {
  const owner = { article_id: id }
  const header = image === null ? [] : [image]
  const [image_key = null] = await requireImages(tx, clientId, { owner, field: 'image', addresses: header })
  const keys = await requireImages(tx, clientId, { owner, field: 'body', addresses: body.images })
  return { image_key, body: storedBody(body), keys: image_key === null ? keys : [image_key, ...keys] }
}

/**
 * Inserts an article into a category of the client.
 * @throws problem `invalid` for a blank title, a body without blocks or an image that is not there, `conflict` for an id that
 * exists.
 */
export async function insertArticle(
  tx: Tx,
  clientId: string,
  article: ArticleFields & { id: string; category: string },
): Promise<void> {
  const { id, category, image } = article
  const title = requireText('title', article.title, NO_TITLE)
  const body = parseBody(article.body)
  if (body.blocks.length === 0) throw problem('invalid', { fields: { body: 'Please add content for this article' } })
  const { keys, ...columns } = await withImages(tx, clientId, id, { image, body })
  await repository.insertArticle(tx, { client_id: clientId, id, category_id: category, title, ...columns })
  await setImages(tx, clientId, { article_id: id }, keys)
}

const ARTICLES = plainRecord({
  table: 'knowledge_articles',
  name: 'knowledgeArticle',
  find: repository.findArticle,
  toWire: (article, { objects }) => toArticle(objects, article),
})

/** A category with its matching articles, and their number. @throws problem `not_found`. */
export const listKnowledgeArticles = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  wanted: repository.ArticlesWanted,
): Promise<{ category: CategoryRow; articles: ArticleRow[]; total: number }> =>
  tenantRead(call, async (tx) => {
    const { id } = call.client
    const category = requireFound(await repository.findCategory(tx, id, wanted.categoryId))
    const articles = await repository.findArticles(tx, id, wanted)
    return { category, articles, total: await repository.countArticles(tx, id, wanted) }
  })

/**
 * Creates an article, once per key.
 * @throws problem `not_found` for the category, `invalid` for a blank title, a body without blocks or an image that is not
 * there, `conflict` for an id that exists or a category with 200 articles.
 */
export const createKnowledgeArticle = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: ArticleFields & { id: string; category: string },
  key?: string,
): Promise<Created> =>
  tenantWrite(call, { operation: 'createKnowledgeArticle', key, body }, async (tx) => {
    const { client } = call
    const { id, category: category_id } = body
    requireOwnKeys({ article_id: id }, client.id, 'articleImages', body.articleImages ?? [])
    await lockRecord(tx, 'knowledge_categories', client.id, category_id)
    const category = await repository.findCategory(tx, client.id, category_id)
    if (!category) throw missingChoice('category')
    if (category.articles >= repository.MOST_ARTICLES)
      throw problem('conflict', { message: `A category has at most ${repository.MOST_ARTICLES} articles.` })
    await insertArticle(tx, client.id, body)
    await auditCall(tx, call, { action: 'knowledgeArticle.create', target: id })
    return { id, version: 1 }
  })

/**
 * Changes an article; images that it no longer uses are deleted. With `categoryId` it must be in that category.
 * @returns the new version.
 * @throws problem `not_found`, `stale`, `invalid`.
 */
export const updateKnowledgeArticle = (
  deps: Deps,
  call: Call,
  { id, categoryId }: { id: string; categoryId?: string | undefined },
  change: Partial<ArticleFields>,
  ifMatch?: string,
): Promise<number> =>
  deps.tenantWrite(call, { operation: 'updateKnowledge' }, async (tx) => {
    const { client } = call
    const before = await requireRecord(deps, tx, call, ARTICLES, id, ifMatch)
    if (categoryId !== undefined && before.category_id !== categoryId) throw problem('not_found')
    requireOwnKeys({ article_id: id }, client.id, 'articleImages', change.articleImages ?? [])
    const title = change.title === undefined ? before.title : requireText('title', change.title, NO_TITLE)
    const wire = toArticle(deps.objects, before)
    const body = parseBody(change.body ?? wire.body)
    if (change.body !== undefined && !body.hasContent)
      throw problem('invalid', { fields: { body: 'Please ensure Knowledge Base article contains content' } })
    const image = change.image === undefined ? wire.image : change.image
    const { keys, ...columns } = await withImages(tx, client.id, id, { image, body })
    const version = await changeRecord(tx, call, ARTICLES, id, { title, ...columns })
    await setImages(tx, client.id, { article_id: id }, keys)
    return version
  })

/**
 * Deletes an article with its images.
 * @throws problem `not_found`, `stale`, `invalid` for a key of another record.
 */
export const deleteKnowledgeArticle = (deps: Deps, call: Call, id: string, keys: readonly string[], ifMatch?: string) =>
  deps.tenantWrite(call, { operation: 'deleteKnowledgeArticle' }, async (tx) => {
    const { client } = call
    const owner = { article_id: id }
    await requireRecord(deps, tx, call, ARTICLES, id, ifMatch)
    requireOwnKeys(owner, client.id, 'paths', keys)
    await setImages(tx, client.id, owner, [])
    await removeRecord(tx, call, ARTICLES, id)
  })
