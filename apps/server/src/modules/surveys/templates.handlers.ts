import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { etagOf } from '../../http/etag.ts'
import { templatesService, toTemplate } from './templates.service.ts'

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
  const service = templatesService(deps)
  return {
    listSurveyTemplates: (request) => service.list(callOf(request)),

    async createSurveyTemplate(request, reply) {
      const id = await service.create(callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async getSurveyTemplate(request, reply) {
      const template = await service.find(callOf(request), request.params.id)
      reply.header('etag', etagOf(template.version))
      return toTemplate(template)
    },

    async updateSurveyTemplate(request, reply) {
      const { id } = request.params
      const version = await service.update(callOf(request), id, request.body, request.headers['if-match'])
      reply.header('etag', etagOf(version))
      return { success: true }
    },

    async removeSurveyTemplate(request) {
      await service.remove(callOf(request), request.params.id, request.headers['if-match'])
      return { success: true }
    },

    async checkSurveyTemplateAccess(request) {
      return { access: await service.access(callOf(request), request.params.id, request.query.userId) }
    },

    async removeSurveyTemplateReference(request) {
      await service.removeReference(callOf(request), request.query.referenceId)
      return { success: true }
    },
  }
}
