import { can } from '@ssp/api/can'
import { placeOf } from '../../access/actor.ts'
import { employeesAs, notRestricted, teamsAs } from '../../access/not-restricted.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf } from '../../http/call.ts'
import { findTeams } from './teams.repository.ts'

/** Teams of a client (C1-043, C2-073). */
export function teamsHandlers({ tenantRead }: Deps): HandlersOf<'listTeams'> {
  return {
    listTeams(request) {
      const call = callOf(request)
      const { actor, client } = call
      // Who may not use TEAMS_VIEW here comes by USERS_VIEW, for the picker of teams.
      const permission = can(actor.rights, 'TEAMS_VIEW', placeOf(actor, client)) ? 'TEAMS_VIEW' : 'USERS_VIEW'
      const reachable = {
        teams: notRestricted(actor, permission, teamsAs('t')),
        members: notRestricted(actor, permission, employeesAs('e')),
      }
      return tenantRead(call, (tx) => findTeams(tx, client.id, request.query, reachable))
    },
  }
}
