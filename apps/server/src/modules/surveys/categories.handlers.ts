import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { etagOf } from '../../http/etag.ts'
import { createCategory, listCategories, removeCategory, updateCategory } from './categories.service.ts'

type Ids = 'listSurveyCategories' | 'createSurveyCategory' | 'updateSurveyCategory' | 'removeSurveyCategory'

/** Categories of surveys (C2-007 to C2-010). */
export function categoriesHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    async listSurveyCategories(request) {
      return listCategories(deps, callOf(request))
    },

    async createSurveyCategory(request, reply) {
      const category = await createCategory(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return category
    },

    async updateSurveyCategory(request, reply) {
      const { id } = request.params
      const category = await updateCategory(deps, callOf(request), id, request.body, request.headers['if-match'])
      reply.header('etag', etagOf(category.version))
      return category
    },

    async removeSurveyCategory(request) {
      await removeCategory(deps, callOf(request), request.params.id, request.headers['if-match'])
      return { success: true }
    },
  }
}
