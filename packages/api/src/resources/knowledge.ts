import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import { slugOf } from '../slug'
import { extensionOf } from '../upload/file-rules'
import { contentTypeOf, uploadFile, type UploadAddress, type UploadOptions } from '../upload/upload'
import { call, resource, send, type BodyArgs } from './resource'

const knowledge = resource('knowledge')

/** Number of characters before the key in the address of a stored image (spec 4 section 7.2). */
const KEY_AT = 60

/** The key of a stored image: its address from the server without the first 60 characters and without the query. */
export function knowledgeImageKey(address: string): string {
  const { pathname } = new URL(address, 'http://portal.invalid')
  return decodeURIComponent(pathname.slice(KEY_AT))
}

/** The categories, sorted by label. */
export const knowledgeCategoriesQuery = knowledge.read(
  'categories',
  operations.listKnowledgeCategories,
  () => ({}),
  ({ record }) => record,
)

/** A category with a page of its articles, or with one of them; `category` is null if the response has none. */
export const knowledgeArticlesQuery = knowledge.page(
  operations.listKnowledgeArticles,
  ({ articles, category: [category = null], total }) => ({ rows: articles, category, total }),
)

/** An image to upload: for an article, or for a category, named by its title. */
export interface KnowledgeImage {
  file: File
  articleId?: string
  title?: string
}

/** The address for `uploadFile`, and the address that shows the image afterwards. */
export async function signKnowledgeImage(
  api: SspApi,
  { file, articleId, title = '' }: KnowledgeImage,
  signal?: AbortSignal,
): Promise<UploadAddress & { image: string }> {
  const clientId = api.clientId()
  const filename = articleId === undefined ? `${slugOf(title)}.${extensionOf(file.name)}` : file.name.slice(-100)
  const imageSavePayload = JSON.stringify({ id: articleId ?? clientId, filename, type: contentTypeOf(file) })
  const query = { imageSavePayload, clientId }
  const { record } = await call(api, operations.signKnowledgeImage, { query }, signal)
  return { url: record.data, check: record.check, image: record.image }
}

/** Uploads an image. @returns the address that shows it. */
export async function uploadKnowledgeImage(
  api: SspApi,
  image: KnowledgeImage,
  options: UploadOptions = {},
): Promise<string> {
  let address = ''
  const sign = async (signal?: AbortSignal) => {
    const signed = await signKnowledgeImage(api, image, signal)
    address = signed.image
    return signed
  }
  await uploadFile(api, sign, image.file, options)
  return address
}

type NewCategory = Pick<BodyArgs<typeof operations.createKnowledgeCategory>, 'label' | 'summary' | 'image'>

/** Creates a category. @returns its id. */
export const createKnowledgeCategory = send(
  operations.createKnowledgeCategory,
  (category: NewCategory, api) => ({
    body: { ...category, slug: slugOf(category.label), clientId: api.clientId() },
  }),
  ['knowledge'],
)

// Categories and articles are read in lists, which have no ETag of their own.
const etagOf = (version: number) => `"${version}"`

/** A category or article as last read. */
interface Known {
  id: string
  version: number
}

/** Changes a category; `newImage` is the address of its new image. */
export const updateKnowledgeCategory = send(
  operations.updateKnowledge,
  ({ id, ...category }: NewCategory & { id: string; newImage?: string }) => ({
    query: { categoryId: id },
    body: { ...category, slug: slugOf(category.label) },
  }),
  ['knowledge'],
)

/** Deletes a category. Rejects with code `conflict` if it has articles. */
export const deleteKnowledgeCategory = send(
  operations.deleteKnowledgeCategory,
  ({ id, version, image }: Known & { image: string | null }) => ({
    query: { categoryId: id, ...(image !== null && { categoryImage: knowledgeImageKey(image) }) },
    ifMatch: etagOf(version),
  }),
)

/** The content of an article; `images` are the addresses of the images of its body. */
interface ArticleContent {
  title: string
  image: string | null
  body: string
  images: readonly string[]
}

const keysOf = (images: readonly string[]) => images.map(knowledgeImageKey)

/** Creates an article with an id made in the browser. Rejects with `fields.id` if it already exists. */
export const createKnowledgeArticle = send(
  operations.createKnowledgeArticle,
  ({ images, ...article }: ArticleContent & { id: string; category: string }) => ({
    body: { ...article, slug: slugOf(article.title), articleImages: keysOf(images) },
  }),
  ['knowledge'],
)

/** Changes an article; `before` is the article as last read. */
export const updateKnowledgeArticle = send(
  operations.updateKnowledge,
  ({
    before,
    images,
    ...article
  }: ArticleContent & { before: { id: string; image: string | null; body: string } }) => ({
    query: { id: before.id },
    body: {
      ...article,
      slug: slugOf(article.title),
      oldImage: before.image,
      oldBody: before.body,
      articleImages: keysOf(images),
    },
  }),
  ['knowledge'],
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
  ['knowledge'],
)

/** Removes the image of a category, or the header image of an article. */
export const removeKnowledgeImage = send(
  operations.removeKnowledgeImage,
  ({ id, version, table }: Known & { table: 'article' | 'category' }) => ({
    query: { id, removeTable: table },
    ifMatch: etagOf(version),
  }),
  ['knowledge'],
)
