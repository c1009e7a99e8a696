import { randomUUID } from 'node:crypto'
import { can } from '@ssp/api/can'
import { placeOf } from '../../access/actor.ts'
import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted, teamsAs } from '../../access/not-restricted.ts'
import type { Page } from '../../db/paged.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { countTeams, findTeams, insertTeam, type Reachable, type TeamRow } from './teams.repository.ts'

// Who may not use TEAMS_VIEW here comes by USERS_VIEW, for the picker of teams.
function reachableBy({ actor, client }: Call): Reachable {
  const permission = can(actor.rights, 'TEAMS_VIEW', placeOf(actor, client)) ? 'TEAMS_VIEW' : 'USERS_VIEW'
  return {
    teams: notRestricted(actor, permission, teamsAs('t')),
    members: notRestricted(actor, permission, employeesAs('e')),
  }
}

/** Teams of a client. */
export function teamsService({ tenantRead, tenantWrite }: Deps) {
  return {
    /** A page of the teams, or all of them without a limit. */
    list: (call: Call, page: Page): Promise<TeamRow[]> =>
      tenantRead(call, (tx) => findTeams(tx, call.client.id, page, reachableBy(call))),

    count: (call: Call, page: Page): Promise<number> =>
      tenantRead(call, (tx) => countTeams(tx, call.client.id, page, reachableBy(call))),

    /**
     * Creates a team without members, once per key.
     * @throws problem `invalid` for a blank label, `conflict` for a label in use.
     */
    create: (call: Call, body: { label: string }, key: string | undefined): Promise<TeamRow> =>
      tenantWrite(call, { operation: 'createTeam', key, body }, async (tx) => {
        const label = body.label.trim()
        if (!label) throw problem('invalid', { fields: { label: 'This is required.' } })
        const team = { id: randomUUID(), label, client_id: call.client.id }
        await insertTeam(tx, team)
        await audit(tx, { clientId: call.client.id, actor: call.actor }, { action: 'team.create', target: team.id })
        return { ...team, employees: [] }
      }),
  }
}
