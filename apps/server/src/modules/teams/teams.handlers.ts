import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf } from '../../http/call.ts'
import { findTeams } from './teams.repository.ts'

/** Teams of a client (C1-043, C2-073). */
export function teamsHandlers({ tenantRead }: Deps): HandlersOf<'listTeams'> {
  return {
    listTeams(request) {
      const call = callOf(request)
      return tenantRead(call, (tx) => findTeams(tx, call.client.id, request.query))
    },
  }
}
