import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { requireUnfixed } from '../../access/fixed-teams.ts'
import { reachableBy, type Reachable } from '../../access/team-reach.ts'
import type { Tx } from '../../db/database.ts'
import type { Page } from '../../db/paged.ts'
import { updateRecord } from '../../db/update-record.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { createRecord, plainRecord, requireRecord } from '../../http/records.ts'
import { requireText } from '../../http/require-text.ts'
import { asMover } from '../../people/reach.ts'
import { hasHiddenMembers } from './members.repository.ts'
import { logDissolution } from './membership-log.ts'
import * as repository from './teams.repository.ts'
import type { TeamRow } from './teams.repository.ts'

type VersionedTeam = TeamRow & { version: number }

// A caller who may not use TEAMS_VIEW lists teams with USERS_VIEW, for the picker of teams.
const listed = (call: Call): Reachable => reachableBy(call, ['TEAMS_VIEW', 'USERS_VIEW'])

/** The wire form of a team. */
export const toTeam = ({ id, label, client_id, employees, membersCount }: TeamRow): TeamRow => ({
  id,
  label,
  client_id,
  employees,
  membersCount,
})

const TEAMS = plainRecord({
  table: 'teams',
  name: 'team',
  find: (tx, clientId, id, call) => repository.findTeam(tx, clientId, id, reachableBy(call, ['TEAMS_VIEW'])),
  toWire: (team) => toTeam(team),
  requireOpen: ({ id }, { actor }) => requireUnfixed(actor, [id]),
})

/** A team within reach. @throws problem `not_found`. */
export async function requireTeam(tx: Tx, call: Call, id: string): Promise<VersionedTeam> {
  return requireFound(await TEAMS.find(tx, call.client.id, id, call))
}

/** A page of the teams, or all of them without a limit. */
export const listTeams = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, page: Page): Promise<TeamRow[]> =>
  tenantRead(call, (tx) => repository.findTeams(tx, call.client.id, page, listed(call)))

export const countTeams = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, page: Page): Promise<number> =>
  tenantRead(call, (tx) => repository.countTeams(tx, call.client.id, page, listed(call)))

/** @throws problem `not_found`. */
export const getTeam = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string): Promise<VersionedTeam> =>
  tenantRead(call, (tx) => requireTeam(tx, call, id))

/**
 * Creates a team without members, once per key.
 * @throws problem `invalid` for a blank label, `conflict` for a label in use.
 */
export const createTeam = (deps: Deps, call: Call, body: { label: string }, key: string | undefined) =>
  deps.tenantWrite(call, { operation: 'createTeam', key, body }, async (tx) => {
    const { id, label } = await createRecord(tx, call, TEAMS, { label: requireText('label', body.label) })
    return { id, label, client_id: call.client.id, employees: [], membersCount: 0 }
  })

/**
 * Changes the label.
 * @throws problem `not_found`, `forbidden` for a team that restricts the caller, `stale`, `invalid` for a blank label,
 *   `conflict` for a label in use.
 */
export const renameTeam = (
  deps: Deps,
  call: Call,
  { id, label: typed }: { id: string; label: string },
  ifMatch?: string,
): Promise<VersionedTeam> =>
  deps.tenantWrite(call, { operation: 'renameTeam' }, async (tx) => {
    const team = await requireRecord(deps, tx, call, TEAMS, id, ifMatch)
    const label = requireText('label', typed)
    const version = await updateRecord(tx, 'teams', call.client.id, id, { label })
    const details = { from: team.label, to: label }
    await auditCall(tx, call, { action: 'team.rename', target: id, details })
    return { ...team, label, version }
  })

/**
 * Removes a team and its memberships; the employees remain. @throws problem `not_found`, `forbidden` also for members whom the
 * caller may not see or not take out of a team, `stale`.
 */
export const removeTeam = (deps: Deps, call: Call, id: string, ifMatch?: string): Promise<void> =>
  deps.tenantWrite(call, { operation: 'removeTeam' }, async (tx) => {
    const { label } = await requireRecord(deps, tx, call, TEAMS, id, ifMatch)
    await repository.lockTeam(tx, call.client.id, id)
    // Each member leaves the team, as with removeTeamMember.
    const reaches = [call, asMover(call)].map((by) => reachableBy(by, ['TEAMS_VIEW']))
    if (await hasHiddenMembers(tx, call.client.id, id, reaches))
      throw problem('forbidden', { message: 'This team also has members whom your rights do not reach.' })
    await logDissolution(tx, call, { id, label })
    await repository.deleteTeam(tx, call.client.id, { id, label })
    const details = { label }
    await auditCall(tx, call, { action: 'team.remove', target: id, details })
  })
