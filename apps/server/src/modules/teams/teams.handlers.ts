import { scopeAt } from '../../access/actor.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf } from '../../http/call.ts'
import { findTeams } from './teams.repository.ts'

/** Teams of a client (C1-043, C2-073). */
export function teamsHandlers({ database }: Pick<Deps, 'database'>): HandlersOf<'listTeams'> {
  return {
    async listTeams(request) {
      const { actor, client } = callOf(request)
      return database.withTenant(scopeAt(client, actor), (tx) => findTeams(tx, client.id, request.query.search))
    },
  }
}
