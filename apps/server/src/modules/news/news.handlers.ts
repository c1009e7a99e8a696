import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { toSelectionResult } from '../../access/selection.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { toArticle, toListItem, toPublished } from './news-wire.ts'
import {
  createNews,
  deleteNews,
  deleteSelectedNews,
  getNewsArticle,
  listNews,
  updateNews,
  updateSelectedNews,
} from './news.service.ts'
import { findPublished, readArticle } from './published.service.ts'

type Operation =
  | 'listNews'
  | 'getNewsArticle'
  | 'createNews'
  | 'updateNews'
  | 'deleteNews'
  | 'updateSelectedNews'
  | 'deleteSelectedNews'
  | 'getPublishedNews'
  | 'readNews'

/** News articles (C4-043, C4-044, C4-046 to C4-048), and their reading by employees. */
export function newsHandlers(deps: Deps): HandlersOf<Operation> {
  return {
    async listNews(request) {
      const call = callOf(request)
      const { limit = 10, ...page } = request.query
      const { rows, total } = await listNews(deps, call, { ...page, limit })
      return {
        data: rows.map((row) => toListItem(row, call.client.platformId)),
        pagination: { totalPages: Math.ceil(total / limit), total },
      }
    },

    async getNewsArticle(request, reply) {
      const call = callOf(request)
      const found = await getNewsArticle(deps, call, request.query.id)
      reply.header('etag', etagOf(found.article.version))
      return [toArticle(found, call.client.platformId)]
    },

    async createNews(request, reply) {
      const { id, version } = await createNews(deps, callOf(request), request.body, keyOf(request))
      reply.status(201).header('etag', etagOf(version))
      return { success: true, data: id }
    },

    async updateNews(request, reply) {
      const at = { id: request.query.id, ifMatch: request.headers['if-match'] }
      return changed(reply, await updateNews(deps, callOf(request), at, request.body))
    },

    async deleteNews(request) {
      const { id, key, paths } = request.query
      const named = { key, paths: paths?.split(',').filter(Boolean) ?? [] }
      await deleteNews(deps, callOf(request), { id, ifMatch: request.headers['if-match'] }, named)
      return { success: true }
    },

    async updateSelectedNews(request) {
      const { selection, published } = request.body
      return toSelectionResult(await updateSelectedNews(deps, callOf(request), selection, published))
    },

    deleteSelectedNews: async (request) =>
      toSelectionResult(await deleteSelectedNews(deps, callOf(request), request.body.selection)),

    async getPublishedNews(request) {
      const { article, reader } = await findPublished(deps, callOf(request), request.params.id)
      return toPublished(article, reader)
    },

    async readNews(request) {
      const { confirmed, reaction } = request.body
      const given = reaction === undefined ? {} : { reaction: reaction === null ? null : Number(reaction) }
      await readArticle(deps, callOf(request), request.params.id, { confirmed, ...given })
      return { success: true }
    },
  }
}
