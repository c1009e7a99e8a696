import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { createBadge, listBadges, removeBadge, updateBadge } from './badges.service.ts'
import { toBadge, toSettings } from './recognition-wire.ts'
import { createRecognitionSettings, getRecognitionSettings, updateRecognitionSettings } from './settings.service.ts'
import type { BadgeRow } from './setup.repository.ts'
import { createType, listTypes, removeType, updateType } from './types.service.ts'

type Ids =
  | 'listRecognitionTypes'
  | 'createRecognitionType'
  | 'updateRecognitionType'
  | 'removeRecognitionType'
  | 'listBadges'
  | 'createBadge'
  | 'updateBadge'
  | 'removeBadge'
  | 'getRecognitionSettings'
  | 'createRecognitionSettings'
  | 'updateRecognitionSettings'

/** Types, badges and settings of recognition (C3-027 to C3-037). */
export function recognitionSetupHandlers(deps: Deps): HandlersOf<Ids> {
  const toWire = (row: BadgeRow) => toBadge(deps.objects, row)
  return {
    listRecognitionTypes: (request) => listTypes(deps, callOf(request)),

    async createRecognitionType(request, reply) {
      const type = await createType(deps, callOf(request), request.body, keyOf(request))
      reply.status(201).header('etag', etagOf(type.version))
      return type
    },

    async updateRecognitionType(request, reply) {
      const { params, body, headers } = request
      return changed(reply, await updateType(deps, callOf(request), params.id, body, headers['if-match']))
    },

    async removeRecognitionType(request) {
      await removeType(deps, callOf(request), request.params.id, request.headers['if-match'])
      return { success: true }
    },

    listBadges: async (request) => (await listBadges(deps, callOf(request))).map(toWire),

    async createBadge(request, reply) {
      const badge = await createBadge(deps, callOf(request), request.body, keyOf(request))
      reply.status(201).header('etag', etagOf(badge.version))
      return toWire(badge)
    },

    async updateBadge(request, reply) {
      const { params, body, headers } = request
      return changed(reply, await updateBadge(deps, callOf(request), params.id, body, headers['if-match']))
    },

    async removeBadge(request) {
      await removeBadge(deps, callOf(request), request.params.id, request.headers['if-match'])
      return { success: true }
    },

    async getRecognitionSettings(request, reply) {
      const row = await getRecognitionSettings(deps, callOf(request))
      if (row) reply.header('etag', etagOf(row.version))
      return row ? [toSettings(row)] : []
    },

    async createRecognitionSettings(request, reply) {
      const row = await createRecognitionSettings(deps, callOf(request), request.body, keyOf(request))
      reply.status(201).header('etag', etagOf(row.version))
      return toSettings(row)
    },

    async updateRecognitionSettings(request, reply) {
      const { params, body, headers } = request
      const version = await updateRecognitionSettings(deps, callOf(request), params.id, body, headers['if-match'])
      return changed(reply, version)
    },
  }
}
