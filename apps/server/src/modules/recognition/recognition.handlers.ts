import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { countLeaderboard, listLeaderboard } from './leaderboard.service.ts'
import { likeRecognition, unlikeRecognition } from './likes.service.ts'
import { toRecognition } from './recognition-wire.ts'
import type { RecognitionRow } from './recognition.repository.ts'
import {
  countRecognitions,
  getRecognition,
  giveRecognition,
  judgeRecognitions,
  listRecognitions,
  removeRecognition,
  updateRecognition,
} from './recognition.service.ts'
import { recognitionSetupHandlers } from './setup.handlers.ts'

type Ids =
  | 'listRecognitions'
  | 'countRecognitions'
  | 'giveRecognition'
  | 'getRecognition'
  | 'updateRecognition'
  | 'removeRecognition'
  | 'judgeRecognitions'
  | 'likeRecognition'
  | 'unlikeRecognition'
  | 'listLeaderboard'
  | 'countLeaderboard'

function givenHandlers(deps: Deps): HandlersOf<Ids> {
  const toWire = (row: RecognitionRow) => toRecognition(deps.objects, row)
  return {
    listRecognitions: async (request) => (await listRecognitions(deps, callOf(request), request.query)).map(toWire),

    countRecognitions: async (request) => [{ total: await countRecognitions(deps, callOf(request), request.query) }],

    async giveRecognition(request, reply) {
      const row = await giveRecognition(deps, callOf(request), request.body, keyOf(request))
      reply.status(201).header('etag', etagOf(row.version))
      return toWire(row)
    },

    async getRecognition(request, reply) {
      const row = await getRecognition(deps, callOf(request), request.params.id)
      reply.header('etag', etagOf(row.version))
      return toWire(row)
    },

    async updateRecognition(request, reply) {
      const { params, body, headers } = request
      return changed(reply, await updateRecognition(deps, callOf(request), params.id, body, headers['if-match']))
    },

    async removeRecognition(request) {
      await removeRecognition(deps, callOf(request), request.params.id, request.headers['if-match'])
      return { success: true }
    },

    judgeRecognitions: async (request) => ({
      changed: await judgeRecognitions(deps, callOf(request), request.body, keyOf(request)),
    }),

    likeRecognition: async (request) => ({ likes: await likeRecognition(deps, callOf(request), request.params.id) }),
    unlikeRecognition: async (request) => ({
      likes: await unlikeRecognition(deps, callOf(request), request.params.id),
    }),

    listLeaderboard: (request) => listLeaderboard(deps, callOf(request), request.query),
    countLeaderboard: async (request) => [{ total: await countLeaderboard(deps, callOf(request), request.query) }],
  }
}

/** Recognition: what was given, likes, leaderboard, types, badges and settings (spec 3 section 7). */
export const recognitionHandlers = (deps: Deps) => ({ ...givenHandlers(deps), ...recognitionSetupHandlers(deps) })
