import type { SspApi } from '../client'
import * as operations from '../generated/operations'
import { slugOf } from '../slug'
import { uploadFile, type UploadOptions } from '../upload/upload'
import { call, resource, send, type BodyArgs } from './resource'

const knowledge = resource('knowledge')

/** Characters of the address of a stored image before its key (spec 4 section 7.2). */
const KEY_AT = 60

/** The key of a stored image: its address, as the server gives it, without the first 60 characters and without the query. */
export function knowledgeImageKey(address: string): string {
  const { pathname } = new URL(address, 'http://portal.invalid')
  return decodeURIComponent(pathname.slice(KEY_AT))
}

/** The categories by label. */
export const knowledgeCategoriesQuery = knowledge.read(
  'categories',
  operations.listKnowledgeCategories,
  () => ({}),
  ({ record }) => record,
)

/** A category with its articles by title; `category` is null in an answer without one. */
export const knowledgeArticlesQuery = knowledge.read(
  'articles',
  operations.listKnowledgeArticles,
  (categoryId: string) => ({ query: { categoryId } }),
  ({ record: { articles, category } }) => ({ articles, category: category[0] ?? null }),
)

/** Puts an image of an article, or of a category by a slug of its title. @returns the address that shows it. */
export async function uploadKnowledgeImage(
  api: SspApi,
  { file, articleId, title = '' }: { file: File; articleId?: string; title?: string },
  options: UploadOptions = {},
): Promise<string> {
  const clientId = api.clientId()
  const extension = file.name.slice(file.name.lastIndexOf('.'))
  const imageSavePayload = JSON.stringify({
    id: articleId ?? clientId,
    filename: articleId === undefined ? `${slugOf(title)}${extension}` : file.name.slice(-100),
    type: file.type,
  })
  let image: string | undefined
  const sign = async (signal?: AbortSignal) => {
    const query = { imageSavePayload, clientId }
    const { record } = await call(api, operations.signKnowledgeImage, { query }, signal)
    image = record.image
    return { url: record.data, check: record.check }
  }
  await uploadFile(sign, file, options)
  return image ?? ''
}

type NewCategory = Pick<BodyArgs<typeof operations.createKnowledgeCategory>, 'label' | 'summary' | 'image'>

/** Creates a category. @returns its id. */
export const createKnowledgeCategory = send(operations.createKnowledgeCategory, (category: NewCategory, api) => ({
  body: { ...category, slug: slugOf(category.label), clientId: api.clientId() },
}))

// Categories and articles are read in lists, which have no ETag of their own.
const etagOf = (version: number) => `"${version}"`

/** A category or article as it was read. */
interface Known {
  id: string
  version: number
}

/** Changes a category; `newImage` is the address of an image that replaces the present one. */
export const updateKnowledgeCategory = send(
  operations.updateKnowledge,
  ({ id, version, ...category }: Known & Omit<NewCategory, 'image'> & { image: string | null; newImage?: string }) => ({
    query: { categoryId: id },
    body: { ...category, slug: slugOf(category.label) },
    ifMatch: etagOf(version),
  }),
)

/** Deletes a category. Rejects with code `conflict` while it has articles. */
export const deleteKnowledgeCategory = send(
  operations.deleteKnowledgeCategory,
  ({ id, version, image }: Known & { image: string | null }) => ({
    query: { categoryId: id, ...(image !== null && { categoryImage: knowledgeImageKey(image) }) },
    ifMatch: etagOf(version),
  }),
)

/** What an article is made of; `images` are the addresses of the images of its body. */
interface ArticleContent {
  title: string
  image: string | null
  body: string
  images: readonly string[]
}

const keysOf = (images: readonly string[]) => images.map(knowledgeImageKey)

/** Creates an article under an id that was made in the browser. Rejects with `fields.id` for one that exists. */
export const createKnowledgeArticle = send(
  operations.createKnowledgeArticle,
  ({ images, ...article }: ArticleContent & { id: string; category: string }) => ({
    body: { ...article, slug: slugOf(article.title), articleImages: keysOf(images) },
  }),
)

/** Changes an article; `before` is the article as it was read. */
export const updateKnowledgeArticle = send(
  operations.updateKnowledge,
  ({ before, images, ...article }: ArticleContent & { before: Known & { image: string | null; body: string } }) => ({
    query: { id: before.id },
    body: {
      ...article,
      slug: slugOf(article.title),
      oldImage: before.image,
      oldBody: before.body,
      articleImages: keysOf(images),
    },
    ifMatch: etagOf(before.version),
  }),
)

/** Deletes an article with its images. */
export const deleteKnowledgeArticle = send(
  operations.deleteKnowledgeArticle,
  ({ id, version, image, images }: Known & Pick<ArticleContent, 'image' | 'images'>) => ({
    query: {
      articleId: id,
      ...(image !== null && { articleImage: knowledgeImageKey(image) }),
      ...(images.length > 0 && { paths: keysOf(images).join(',') }),
    },
    ifMatch: etagOf(version),
  }),
)

/** Removes the image of a category, or the header image of an article. */
export const removeKnowledgeImage = send(
  operations.removeKnowledgeImage,
  ({ id, version, table }: Known & { table: 'article' | 'category' }) => ({
    query: { id, removeTable: table },
    ifMatch: etagOf(version),
  }),
)
