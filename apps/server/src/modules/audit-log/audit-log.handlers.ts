import { can, teamRules } from '@ssp/api/can'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import type { Call } from '../../access/call.ts'
import { namedTeams } from '../../access/team-reach.ts'
import { callOf } from '../../http/call.ts'
import * as repository from './audit-log.repository.ts'

/** Permission to see changes of a kind: the one that shows the records themselves. */
const PERMISSIONS: Record<repository.SubjectKind, string> = {
  user: 'USERS_VIEW',
  role: 'ROLES_VIEW',
  policy: 'POLICIES_VIEW',
  permission: 'PERMISSIONS_VIEW',
  theme: 'CLIENT_VIEW',
  employee: 'EMPLOYEES_VIEW',
}
const KINDS = Object.keys(PERMISSIONS) as repository.SubjectKind[]

const reachOf = ({ actor, client }: Call): repository.AuditReach => ({
  kinds: KINDS.filter(
    (kind) =>
      can(actor.rights, PERMISSIONS[kind], { clientId: client.id, homeClientId: actor.homeClientId }) &&
      // A removed record has no teams with which a restriction could be compared.
      teamRules(actor.rights, PERMISSIONS[kind]).length === 0,
  ),
  // An entry stores names of teams, not their role in a restriction.
  isNamingTeams: namedTeams(actor).length === 0,
})

/** Changes of access in a client: actor, previous and new values, time. */
export function auditLogHandlers({ tenantRead }: Deps): HandlersOf<'listAuditLog' | 'countAuditLog'> {
  return {
    listAuditLog(request) {
      const call = callOf(request)
      return tenantRead(call, (tx) => repository.findAuditLog(tx, call.client.id, request.query, reachOf(call)))
    },

    async countAuditLog(request) {
      const call = callOf(request)
      const total = await tenantRead(call, (tx) =>
        repository.countAuditLog(tx, call.client.id, request.query, reachOf(call)),
      )
      return [{ total }]
    },
  }
}
