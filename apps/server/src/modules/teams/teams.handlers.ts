import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { teamsService } from './teams.service.ts'

/** Teams of a client (C1-043, C2-073, C2-075). */
export function teamsHandlers(deps: Deps): HandlersOf<'listTeams' | 'countTeams' | 'createTeam'> {
  const service = teamsService(deps)
  return {
    listTeams: (request) => service.list(callOf(request), request.query),

    async countTeams(request) {
      const { search = '' } = request.query
      return [{ total: await service.count(callOf(request), { search }) }]
    },

    async createTeam(request, reply) {
      const team = await service.create(callOf(request), request.body, keyOf(request))
      reply.status(201)
      return team
    },
  }
}
