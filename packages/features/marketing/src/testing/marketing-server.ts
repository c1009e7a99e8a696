import type { MarketingCategory, MarketingFile } from '@ssp/api'
import { collection, fakeServer, problem } from '@ssp/api/testing'
import { fakeCategory, fakeFile } from './marketing'

/** Path of the marketing calls. */
export const marketingPath = '/ssp/production/marketing-materials/{clientId}'

/** The data of the fake client. */
export interface MarketingServerOptions {
  categories?: MarketingCategory[]
  files?: MarketingFile[]
}

/** A fake server for the marketing calls. */
export function marketingServer(options: MarketingServerOptions = {}) {
  const categories = collection({
    rows: options.categories ?? [fakeCategory(0), fakeCategory(1), fakeCategory(2)],
    unique: ['title'],
  })
  const files = collection({ rows: options.files ?? [fakeFile(0), fakeFile(1)] })
  const success = { success: true as const }
  const anyVersion = { headers: new Headers() }
  const pathsOf = (id: string) =>
    files
      .rows()
      .filter((file) => file.category_id === id)
      .map(({ path }) => path)

  return fakeServer()
    .on('get', marketingPath, () => categories.rows().map((row) => ({ ...row, files: pathsOf(row.id) })))
    .on('post', marketingPath, (request) =>
      categories.create(request, (id) => ({ ...fakeCategory(), ...(request.body as MarketingCategory), id })),
    )
    .on('get', `${marketingPath}#getClientCategoryFiles`, ({ query }) =>
      files.rows().filter((file) => file.category_id === query.get('categoryId')),
    )
    .on('get', `${marketingPath}#getFileDownloads`, ({ query }) => [
      { total: files.find(query.get('fileId'))?.downloads ?? 0 },
    ])
    .on('get', `${marketingPath}#downloadFile`, { url: 'data:,brochure' })
    .on('post', `${marketingPath}#createFileDownload`, ({ body }) => {
      const { fileId } = body as { fileId: string }
      files.saveElsewhere(fileId, { downloads: (files.find(fileId)?.downloads ?? 0) + 1 })
      return success
    })
    .on('post', `${marketingPath}#createCategoryFile`, (request) => {
      const body = request.body as MarketingFile
      return files.create(request, () => ({ ...fakeFile(1), ...body }))
    })
    .on('post', `${marketingPath}#updateItem`, ({ body }) => {
      const { id, type, ...change } = body as MarketingCategory & { type: string }
      const row = type === 'category' ? categories.change(anyVersion, id, change) : files.change(anyVersion, id, {})
      return row instanceof Response ? row : success
    })
    .on('post', `${marketingPath}#deleteCategory`, ({ body }) => {
      const { id, files: seen } = body as MarketingCategory
      if (pathsOf(id).some((path) => !seen.includes(path)))
        return problem(409, 'conflict', 'A file was added to this category in the meantime.')
      return categories.remove(anyVersion, id) ?? success
    })
    .on(
      'post',
      `${marketingPath}#deleteItem`,
      ({ body }) => files.remove(anyVersion, (body as MarketingFile).id) ?? success,
    )
    .on('get', '/portal/get-logo', { url: null })
    .on('post', '/dashboard/sign-upload-url', { url: 'data:,upload' })
}
