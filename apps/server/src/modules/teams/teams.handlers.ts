import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { etagOf } from '../../http/etag.ts'
import { countTeams, createTeam, getTeam, listTeams, removeTeam, renameTeam, toTeam } from './teams.service.ts'

type Ids = 'listTeams' | 'countTeams' | 'createTeam' | 'getTeam' | 'renameTeam' | 'removeTeam'

/** Teams of a client (C1-043, C2-073 to C2-077). */
export function teamsHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    listTeams: (request) => listTeams(deps, callOf(request), request.query),

    async countTeams(request) {
      const { search = '' } = request.query
      return [{ total: await countTeams(deps, callOf(request), { search }) }]
    },

    async createTeam(request, reply) {
      const team = await createTeam(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return team
    },

    async getTeam(request, reply) {
      const team = await getTeam(deps, callOf(request), request.params.teamId)
      reply.header('etag', etagOf(team.version))
      return toTeam(team)
    },

    async renameTeam(request, reply) {
      const change = { id: request.params.teamId, label: request.body.label }
      const team = await renameTeam(deps, callOf(request), change, request.headers['if-match'])
      reply.header('etag', etagOf(team.version))
      return toTeam(team)
    },

    async removeTeam(request) {
      await removeTeam(deps, callOf(request), request.params.teamId, request.headers['if-match'])
      return { success: true }
    },
  }
}
