import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import type { ProblemText } from '../../errors.de.ts'
import { problem } from '../../errors.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import {
  createKnowledgeArticle,
  deleteKnowledgeArticle,
  listKnowledgeArticles,
  updateKnowledgeArticle,
} from './articles.service.ts'
import {
  createKnowledgeCategory,
  deleteKnowledgeCategory,
  listKnowledgeCategories,
  removeCategoryImage,
  updateKnowledgeCategory,
} from './categories.service.ts'
import { parseDays } from '../../db/days.ts'
import { signImageAddress } from './image-address.service.ts'
import { toArticle, toCategory } from './knowledge-wire.ts'

type Operation =
  | 'listKnowledgeCategories'
  | 'listKnowledgeArticles'
  | 'createKnowledgeCategory'
  | 'createKnowledgeArticle'
  | 'updateKnowledge'
  | 'removeKnowledgeImage'
  | 'deleteKnowledgeCategory'
  | 'deleteKnowledgeArticle'
  | 'signKnowledgeImage'

const keysOf = (first: string | undefined, paths: string | undefined): string[] =>
  [first ?? '', ...(paths ?? '').split(',')].filter(Boolean)

/** @throws problem `invalid` with `text` at each field that is given. */
function rejectFields(text: ProblemText, fields: Readonly<Record<string, unknown>>): void {
  const given = Object.keys(fields).filter((name) => fields[name] !== undefined)
  if (given.length > 0) throw problem('invalid', { fields: Object.fromEntries(given.map((name) => [name, text])) })
}

const present = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>
  }

/** Knowledge Base (C4-032 to C4-042). */
export function knowledgeHandlers(deps: Deps): HandlersOf<Operation> {
  const { objects } = deps
  return {
    listKnowledgeCategories: async (request) =>
      (await listKnowledgeCategories(deps, callOf(request))).map((row) => toCategory(objects, row)),

    async listKnowledgeArticles(request) {
      const { function: _function, updatedDt, ...page } = request.query
      const changed = updatedDt === undefined ? undefined : parseDays('updatedDt', updatedDt)
      const found = await listKnowledgeArticles(deps, callOf(request), { ...page, changed })
      return {
        articles: found.articles.map((row) => toArticle(objects, row)),
        category: [toCategory(objects, found.category)],
        total: found.total,
      }
    },

    async createKnowledgeCategory(request, reply) {
      const { id, version } = await createKnowledgeCategory(deps, callOf(request), request.body, keyOf(request))
      reply.status(201).header('etag', etagOf(version))
      return { success: true, data: id }
    },

    async createKnowledgeArticle(request, reply) {
      const { id, version } = await createKnowledgeArticle(deps, callOf(request), request.body, keyOf(request))
      reply.status(201).header('etag', etagOf(version))
      return { success: true, data: id }
    },

    async updateKnowledge(request, reply) {
      const { id, categoryId } = request.query
      const { label, summary, image, newImage, title, body, articleImages } = request.body
      const ifMatch = request.headers['if-match']
      let version: number
      if (id !== undefined) {
        rejectFields('An article does not have this.', { label, summary, newImage })
        const change = present({ title, image, body, articleImages })
        version = await updateKnowledgeArticle(deps, callOf(request), { id, categoryId }, change, ifMatch)
      } else if (categoryId !== undefined) {
        rejectFields('A category does not have this.', { title, body, articleImages })
        const change = present({ label, summary, image: newImage === undefined ? image : newImage })
        version = await updateKnowledgeCategory(deps, callOf(request), categoryId, change, ifMatch)
      } else throw problem('invalid', { fields: { id: 'This or categoryId is required.' } })
      return changed(reply, version)
    },

    async removeKnowledgeImage(request, reply) {
      const { id, removeTable } = request.query
      const ifMatch = request.headers['if-match']
      const version =
        removeTable === 'category'
          ? await removeCategoryImage(deps, callOf(request), id, ifMatch)
          : await updateKnowledgeArticle(deps, callOf(request), { id }, { image: null }, ifMatch)
      return changed(reply, version)
    },

    async deleteKnowledgeCategory(request) {
      const { categoryId, categoryImage, paths } = request.query
      await deleteKnowledgeCategory(
        deps,
        callOf(request),
        categoryId,
        keysOf(categoryImage, paths),
        request.headers['if-match'],
      )
      return { success: true }
    },

    async deleteKnowledgeArticle(request) {
      const { articleId, articleImage, paths } = request.query
      await deleteKnowledgeArticle(
        deps,
        callOf(request),
        articleId,
        keysOf(articleImage, paths),
        request.headers['if-match'],
      )
      return { success: true }
    },

    async signKnowledgeImage(request) {
      const { signed, image } = await signImageAddress(deps, callOf(request), request.query)
      return { success: true, data: signed.url, ...(signed.check !== undefined && { check: signed.check }), image }
    },
  }
}
