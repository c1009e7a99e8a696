import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { readerFrom } from '../../http/file-cookie.ts'
import { createCategory, listCategories, removeCategory, updateCategory } from './categories.service.ts'
import {
  countDownloads,
  createFile,
  listFiles,
  recordDownload,
  removeFile,
  signFileAddress,
  updateFile,
} from './files.service.ts'
import { toCategory, toFile } from './marketing-wire.ts'

type Operation =
  | 'listMarketingCategories'
  | 'createMarketingCategory'
  | 'listMarketingFiles'
  | 'countMarketingDownloads'
  | 'getMarketingFileUrl'
  | 'recordMarketingDownload'
  | 'createMarketingFile'
  | 'updateMarketingItem'
  | 'deleteMarketingCategory'
  | 'deleteMarketingFile'

/** Marketing materials (C3-072 to C3-081). */
export function marketingHandlers(deps: Deps): HandlersOf<Operation> {
  return {
    listMarketingCategories: async (request) =>
      (await listCategories(deps, callOf(request), request.query.platformId)).map(toCategory),

    async createMarketingCategory(request, reply) {
      const category = await createCategory(deps, callOf(request), request.body, keyOf(request))
      reply.status(201).header('etag', etagOf(category.version))
      return toCategory(category)
    },

    listMarketingFiles: async (request) =>
      (await listFiles(deps, callOf(request), request.query.categoryId)).map((row) => toFile(deps.objects, row)),

    countMarketingDownloads: async (request) => [
      { total: await countDownloads(deps, callOf(request), request.query.fileId) },
    ],

    async getMarketingFileUrl(request, reply) {
      const reader = readerFrom(request, reply, deps.addresses)
      return { url: await signFileAddress(deps, callOf(request), request.query.path, reader) }
    },

    async recordMarketingDownload(request, reply) {
      const counted = await recordDownload(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return counted
    },

    async createMarketingFile(request, reply) {
      const file = await createFile(deps, callOf(request), request.body, keyOf(request))
      reply.status(201).header('etag', etagOf(file.version))
      return toFile(deps.objects, file)
    },

    async updateMarketingItem(request, reply) {
      const { type, add_branding, ...change } = request.body
      const ifMatch = request.headers['if-match']
      if (type === 'category' && add_branding !== undefined)
        throw problem('invalid', { fields: { add_branding: 'A category has no branding.' } })
      const version =
        type === 'category'
          ? await updateCategory(deps, callOf(request), change, ifMatch)
          : await updateFile(
              deps,
              callOf(request),
              { ...change, ...(add_branding !== undefined && { add_branding }) },
              ifMatch,
            )
      return changed(reply, version)
    },

    async deleteMarketingCategory(request) {
      await removeCategory(deps, callOf(request), request.body, request.headers['if-match'])
      return { success: true }
    },

    async deleteMarketingFile(request) {
      await removeFile(deps, callOf(request), request.body, request.headers['if-match'])
      return { success: true }
    },
  }
}
