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
/** The properties of an article that every caller gets. */
export type NewsSummary = Pick<Schemas['NewsArticle'], 'id' | 'title' | 'readers'>
/** An article with all editable properties. */
export type NewsArticle = Required<Schemas['NewsArticle']>
/** A client for which the caller may create news. */
export type NewsClient = Schemas['PlatformClient']

const news = resource('news')

/** A page of the articles of the client, newest first. */
export const newsQuery = news.page(operations.listNews, ({ data, pagination: { total } }) => ({ rows: data, total }))

/** The first article of the response (spec 4 section 7.3) with its ETag; null for an id that the client does not have. */
export const newsArticleQuery = news.read(
  'one',
  operations.getNewsArticle,
  (id: string) => ({ query: { id } }),
  ({ record, etag }): { article: NewsSummary | NewsArticle | null; etag: string | undefined } => ({
    article: record[0] ?? null,
    etag,
  }),
)

/** Clients of the platform for which the caller may create news, sorted by name. */
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

/** Number of characters of a stored address that a delete call omits (spec 4 section 7.3). */
export const NEWS_IMAGE_PREFIX = 54

/** The key of a stored image for a delete call. */
export const newsImageKey = (address: string): string => address.slice(NEWS_IMAGE_PREFIX)

/** Deletes an article; `img` and `bodyImages` are the addresses of its images. */
export const deleteNews = send(
  operations.deleteNews,
  ({ id, img, bodyImages }: { id: string; img: string; bodyImages: readonly string[] }) => ({
    query: { id, key: newsImageKey(img), paths: bodyImages.map(newsImageKey).join(',') },
  }),
  ['news'],
)

/** Extension. Publishes or withdraws selected articles. */
export const updateSelectedNews = send(
  operations.updateSelectedNews,
  (body: BodyArgs<typeof operations.updateSelectedNews>) => ({ body }),
  ['news'],
)

/** Extension. Deletes selected articles and their images. */
export const deleteSelectedNews = send(
  operations.deleteSelectedNews,
  (body: BodyArgs<typeof operations.deleteSelectedNews>) => ({ body }),
  ['news'],
)

/** The upload address of an image in the body of an article, and the address that shows it afterwards. */
export async function signNewsImage(
  api: SspApi,
  file: { id: string; filename: string; type: string },
  signal?: AbortSignal,
): Promise<UploadAddress & { address: string }> {
  const query = { imageSavePayload: JSON.stringify(file) }
  const { data: url, ...more } = (await call(api, operations.signNewsImage, { query }, signal)).record
  return { url, ...more }
}

/** A published article as the account's employee sees it. */
export const publishedNewsQuery = news.read(
  'published',
  operations.getPublishedNews,
  (id: string) => ({ path: { id } }),
  ({ record }) => record,
)

/** Marks an article as read by the account's employee, confirms it, or reacts to it. */
export const readNews = send(
  operations.readNews,
  ({ id, ...reading }: BodyArgs<typeof operations.readNews> & { id: string }) => ({ path: { id }, body: reading }),
)
