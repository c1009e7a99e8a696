import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { readerFrom } from '../../http/file-cookie.ts'
import { getSurveyExportUrl } from './export.service.ts'
import { countSurveyResponses, getSurveyResponse, listSurveyResponses } from './responses.service.ts'
import { getSurveyParticipation, getSurveyResults, listSurveyParticipation, remindSurvey } from './results.service.ts'
import { getSurveyToAnswer, submitSurveyResponse } from './submit.service.ts'

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

/** Responses of surveys: given by employees, read and exported by the owners of the survey. All are an extension. */
export function responsesHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    listSurveyResponses(request) {
      const { page = 0, limit = 10, search = '' } = request.query
      return listSurveyResponses(deps, callOf(request), request.params.id, { page, limit, search })
    },

    async countSurveyResponses(request) {
      return [
        { total: await countSurveyResponses(deps, callOf(request), request.params.id, request.query.search ?? '') },
      ]
    },

    getSurveyResponse: (request) =>
      getSurveyResponse(deps, callOf(request), request.params.id, request.params.responseId),

    getSurveyToAnswer: (request) => getSurveyToAnswer(deps, callOf(request), request.params.id),

    async submitSurveyResponse(request, reply) {
      await submitSurveyResponse(deps, callOf(request), request.params.id, request.body, keyOf(request))
      reply.status(201)
      return { success: true }
    },

    getSurveyResults: (request) => getSurveyResults(deps, callOf(request), request.params.id),

    getSurveyParticipation: (request) => getSurveyParticipation(deps, callOf(request), request.params.id),

    listSurveyParticipation: (request) =>
      listSurveyParticipation(deps, callOf(request), request.query.surveyIds.split(',')),

    async remindSurvey(request) {
      await remindSurvey(deps, callOf(request), request.params.id, keyOf(request))
      return { success: true }
    },

    async exportSurvey(request, reply) {
      const wanted = { surveyId: request.params.id, format: request.query.format }
      const reader = readerFrom(request, reply, deps.addresses)
      return { url: await getSurveyExportUrl(deps, callOf(request), wanted, reader) }
    },
  }
}
