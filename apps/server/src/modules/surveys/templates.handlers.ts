import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import {
  createSurveyTemplate,
  getSurveyTemplate,
  getTemplateAccess,
  listSurveyTemplates,
  removeSurveyTemplate,
  removeSurveyTemplateReference,
  toTemplate,
  updateSurveyTemplate,
} from './templates.service.ts'

type Ids =
  | 'listSurveyTemplates'
  | 'createSurveyTemplate'
  | 'getSurveyTemplate'
  | 'updateSurveyTemplate'
  | 'removeSurveyTemplate'
  | 'checkSurveyTemplateAccess'
  | 'removeSurveyTemplateReference'

/** Templates of surveys (C2-011 to C2-017). */
export function templatesHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    listSurveyTemplates: (request) => listSurveyTemplates(deps, callOf(request)),

    async createSurveyTemplate(request, reply) {
      const id = await createSurveyTemplate(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async getSurveyTemplate(request, reply) {
      const template = await getSurveyTemplate(deps, callOf(request), request.params.id)
      reply.header('etag', etagOf(template.version))
      return toTemplate(template)
    },

    async updateSurveyTemplate(request, reply) {
      const { id } = request.params
      const version = await updateSurveyTemplate(deps, callOf(request), id, request.body, request.headers['if-match'])
      return changed(reply, version)
    },

    async removeSurveyTemplate(request) {
      await removeSurveyTemplate(deps, callOf(request), request.params.id, request.headers['if-match'])
      return { success: true }
    },

    async checkSurveyTemplateAccess(request) {
      return { access: await getTemplateAccess(deps, callOf(request), request.params.id, request.query.userId) }
    },

    async removeSurveyTemplateReference(request) {
      await removeSurveyTemplateReference(deps, callOf(request), request.query.referenceId)
      return { success: true }
    },
  }
}
