import type { SspApi } from '../ssp-api'
import type { components } from '../generated/schema'
import * as operations from '../generated/operations'
import type { UploadAddress } from '../upload/upload'
import { call, resource, send, type BodyArgs } from './resource'

type Schemas = components['schemas']

/** A row of the list. */
export type NewsListItem = Schemas['NewsListItem']
/** An employee who has read an article. */
export type NewsReader = Schemas['NewsReader']
/** What everybody gets of an article. */
export type NewsSummary = Pick<Schemas['NewsArticle'], 'id' | 'title' | 'readers'>
/** An article with everything that is edited. */
export type NewsArticle = Required<Schemas['NewsArticle']>
/** A client for which the caller may create news. */
export type NewsClient = Schemas['PlatformClient']

const news = resource('news')

/** A page of the articles of the client, the newest first. */
export const newsQuery = news.page(operations.listNews, ({ data, pagination: { total } }) => ({ rows: data, total }))

/** The first article of the answer (spec 4 section 7.3) with its ETag; null for an id that the client does not have. */
export const newsArticleQuery = news.read(
  'one',
  operations.getNewsArticle,
  (id: string) => ({ query: { id } }),
  ({ record, etag }): { article: NewsSummary | NewsArticle | null; etag: string | undefined } => ({
    article: record[0] ?? null,
    etag,
  }),
)

/** Clients of the platform for which the caller may create news, by name. */
export const newsClientsQuery = news.read(
  'clients',
  operations.listNewsClients,
  ({ platformId }: { platformId: string }) => ({ query: { platformId } }),
  ({ record }) => record.clients,
)

/** Creates an article in the client of `api`. */
export const createNews = send(
  operations.createNews,
  (article: Omit<BodyArgs<typeof operations.createNews>, 'clientId' | 'client_id'>, api) => ({
    body: { ...article, clientId: api.clientId() },
  }),
  ['news'],
)

/** Changes an article. */
export const updateNews = send(
  operations.updateNews,
  ({ id, ...article }: Omit<BodyArgs<typeof operations.updateNews>, 'clientId'> & { id: string }) => ({
    query: { id },
    body: article,
  }),
  ['news'],
)

/** Characters of a stored address that a delete call leaves out (spec 4 section 7.3). */
export const NEWS_IMAGE_PREFIX = 54

/** The key of a stored image, as a delete call names it. */
export const newsImageKey = (address: string): string => address.slice(NEWS_IMAGE_PREFIX)

/** Deletes an article; `img` and `bodyImages` are the addresses of its images. */
export const deleteNews = send(
  operations.deleteNews,
  ({ id, img, bodyImages }: { id: string; img: string; bodyImages: readonly string[] }) => ({
    query: { id, key: newsImageKey(img), paths: bodyImages.map(newsImageKey).join(',') },
  }),
  ['news'],
)

/** Extension. Publishes selected articles or withdraws them. */
export const updateSelectedNews = send(
  operations.updateSelectedNews,
  (body: BodyArgs<typeof operations.updateSelectedNews>) => ({ body }),
  ['news'],
)

/** Extension. Deletes selected articles with their images. */
export const deleteSelectedNews = send(
  operations.deleteSelectedNews,
  (body: BodyArgs<typeof operations.deleteSelectedNews>) => ({ body }),
  ['news'],
)

/** Where an image of the body of an article is put and, once it is there, shown from. */
export async function signNewsImage(
  api: SspApi,
  file: { id: string; filename: string; type: string },
  signal?: AbortSignal,
): Promise<UploadAddress & { address: string }> {
  const query = { imageSavePayload: JSON.stringify(file) }
  const { data: url, ...more } = (await call(api, operations.signNewsImage, { query }, signal)).record
  return { url, ...more }
}

/** A published article as the own employee sees it. */
export const publishedNewsQuery = news.read(
  'published',
  operations.getPublishedNews,
  (id: string) => ({ path: { id } }),
  ({ record }) => record,
)

/** Says that the own employee has read an article, confirms it, or reacts to it. */
export const readNews = send(
  operations.readNews,
  ({ id, ...reading }: BodyArgs<typeof operations.readNews> & { id: string }) => ({ path: { id }, body: reading }),
)
