import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import { call, resource, send, type BodyArgs } from './resource'

const marketing = resource('marketing')

/** The categories of marketing materials, sorted by title: those of the client, and those shared by its platform. */
export const marketingCategoriesQuery = marketing.read(
  'categories',
  operations.listMarketingCategories,
  ({ platformId }: { platformId: string }) => ({ query: { platformId } }),
  ({ record }) => record,
)

/** The files of the client in a category, newest first, each with its number of downloads. */
export const marketingFilesQuery = marketing.read(
  'files',
  operations.listMarketingFiles,
  (categoryId: string) => ({ query: { categoryId } }),
  ({ record }) => record,
)

/** The number of downloads of a file. */
export const marketingDownloadCountQuery = marketing.read(
  'downloads',
  operations.countMarketingDownloads,
  (fileId: string) => ({ query: { fileId } }),
  ({ record }) => record[0]?.total ?? 0,
)

/** The address to download a file. It works once, within a minute, in this browser. */
export const marketingFileUrl = async (api: SspApi, path: string): Promise<string> =>
  (await call(api, operations.getMarketingFileUrl, { query: { path } })).record.url

/** Counts a download by the caller. */
export const recordMarketingDownload = send(
  operations.recordMarketingDownload,
  (body: BodyArgs<typeof operations.recordMarketingDownload>) => ({ body }),
  ['marketing'],
)

/** Creates a category. Rejects with `fields.title` if the title is in use. */
export const createMarketingCategory = send(
  operations.createMarketingCategory,
  (body: BodyArgs<typeof operations.createMarketingCategory>) => ({ body }),
  ['marketing'],
)

/** Adds an uploaded file to a category. */
export const createMarketingFile = send(
  operations.createMarketingFile,
  (file: Omit<BodyArgs<typeof operations.createMarketingFile>, 'clients'>, api) => ({
    body: { ...file, clients: api.clientId() },
  }),
  ['marketing'],
)

// Categories and files are read in lists, which have no ETag of their own.
const etagOf = (version: number) => `"${version}"`

/** A category or file as last read. */
interface Known {
  id: string
  version: number
}

/** Changes a category or a file. */
export const updateMarketingItem = send(
  operations.updateMarketingItem,
  (item: BodyArgs<typeof operations.updateMarketingItem>) => ({ body: item }),
  ['marketing'],
)

/** Deletes a category and its files. Rejects with code `conflict` if it has a file that `files` does not name. */
export const deleteMarketingCategory = send(
  operations.deleteMarketingCategory,
  ({ id, files, version }: Known & { files: string[] }) => ({ body: { id, files }, ifMatch: etagOf(version) }),
  ['marketing'],
)

/** Deletes a file. */
export const deleteMarketingFile = send(
  operations.deleteMarketingFile,
  ({ id, path, version }: Known & { path: string }) => ({ body: { id, path }, ifMatch: etagOf(version) }),
  ['marketing'],
)
