import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { readerFrom } from '../../http/file-cookie.ts'
import { exportService } from './export.service.ts'
import { responsesService } from './responses.service.ts'
import { resultsService } from './results.service.ts'
import { submitService } from './submit.service.ts'

type Ids =
  | 'listSurveyResponses'
  | 'countSurveyResponses'
  | 'getSurveyResponse'
  | 'getSurveyToAnswer'
  | 'submitSurveyResponse'
  | 'getSurveyResults'
  | 'getSurveyParticipation'
  | 'listSurveyParticipation'
  | 'remindSurvey'
  | 'exportSurvey'

/** Responses of surveys: given by employees, read and exported by those who run the survey. All beyond the specification. */
export function responsesHandlers(deps: Deps): HandlersOf<Ids> {
  const responses = responsesService(deps)
  const results = resultsService(deps)
  const submits = submitService(deps)
  const exports = exportService(deps)
  return {
    listSurveyResponses(request) {
      const { page = 0, limit = 10, search = '' } = request.query
      return responses.list(callOf(request), request.params.id, { page, limit, search })
    },

    async countSurveyResponses(request) {
      return [{ total: await responses.count(callOf(request), request.params.id, request.query.search ?? '') }]
    },

    getSurveyResponse: (request) => responses.find(callOf(request), request.params.id, request.params.responseId),

    getSurveyToAnswer: (request) => submits.toAnswer(callOf(request), request.params.id),

    async submitSurveyResponse(request, reply) {
      await submits.submit(callOf(request), request.params.id, request.body, keyOf(request))
      reply.status(201)
      return { success: true }
    },

    getSurveyResults: (request) => results.results(callOf(request), request.params.id),

    getSurveyParticipation: (request) => results.participation(callOf(request), request.params.id),

    listSurveyParticipation: (request) => results.participations(callOf(request), request.query.surveyIds.split(',')),

    async remindSurvey(request) {
      await results.remind(callOf(request), request.params.id, keyOf(request))
      return { success: true }
    },

    async exportSurvey(request, reply) {
      const wanted = { surveyId: request.params.id, format: request.query.format }
      const reader = readerFrom(request, reply, deps.addresses)
      return { url: await exports.address(callOf(request), wanted, reader) }
    },
  }
}
