import { toSelectionResult } from '../../access/selection.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { categoriesHandlers } from './categories.handlers.ts'
import { responsesHandlers } from './responses.handlers.ts'
import { getSurvey } from './responses.service.ts'
import { readSettings, updateSettings, versionOf } from './settings.service.ts'
import {
  countSurveys,
  createSurvey,
  listSurveys,
  removeSelectedSurveys,
  removeSurvey,
  updateSurvey,
} from './surveys.service.ts'
import { templatesHandlers } from './templates.handlers.ts'

type Ids =
  | 'getSurveySettings'
  | 'updateSurveySettings'
  | 'listSurveys'
  | 'countSurveys'
  | 'createSurvey'
  | 'getSurvey'
  | 'updateSurvey'
  | 'removeSurvey'
  | 'removeSelectedSurveys'

/** Surveys of a client (C2-001 to C2-006). */
function ownHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    async getSurveySettings(request, reply) {
      const settings = await readSettings(deps, callOf(request))
      reply.header('etag', etagOf(versionOf(settings)))
      return settings
    },

    async updateSurveySettings(request, reply) {
      const settings = await updateSettings(deps, callOf(request), request.body, request.headers['if-match'])
      reply.header('etag', etagOf(versionOf(settings)))
      return settings
    },

    listSurveys: (request) => listSurveys(deps, callOf(request), request.query),

    async countSurveys(request) {
      const { search = '' } = request.query
      return [{ total: await countSurveys(deps, callOf(request), { search }) }]
    },

    async createSurvey(request, reply) {
      const id = await createSurvey(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async getSurvey(request, reply) {
      const { version, body } = await getSurvey(deps, callOf(request), request.params.id)
      reply.header('etag', etagOf(version))
      return body
    },

    async updateSurvey(request, reply) {
      const { id } = request.params
      return changed(reply, await updateSurvey(deps, callOf(request), id, request.body, request.headers['if-match']))
    },

    async removeSurvey(request) {
      await removeSurvey(deps, callOf(request), request.params.id, request.headers['if-match'])
      return { success: true }
    },

    removeSelectedSurveys: async (request) =>
      toSelectionResult(await removeSelectedSurveys(deps, callOf(request), request.body.selection)),
  }
}

/** Every operation of surveys. */
export const surveysHandlers = (deps: Deps) => ({
  ...ownHandlers(deps),
  ...categoriesHandlers(deps),
  ...templatesHandlers(deps),
  ...responsesHandlers(deps),
})
