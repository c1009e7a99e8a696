import { MOST_CHANGED } from '@ssp/api/limits'
import type { components } from '@ssp/api/schema'
import { auditCall } from '../../access/audit-log.ts'
import { requireSameClient, type Call } from '../../access/call.ts'
import { requireUnfixed } from '../../access/fixed-teams.ts'
import { goneOf, type Selected } from '../../access/selection.ts'
import type { Tx } from '../../db/database.ts'
import type { Page } from '../../db/paged.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { findSelected, type EmployeeSelection } from '../../people/selection.ts'
import { logMembership } from './membership-log.ts'
import * as repository from './members.repository.ts'
import { reachableBy } from '../../access/team-reach.ts'
import { requireTeam } from './teams.service.ts'

/** A member of a team. */
export interface MemberOf {
  teamId: string
  employeeId: string
}

/** Employees to add, each by id or by identifier. */
export interface MembersToAdd {
  membersToAdd: readonly repository.MemberToAdd[]
  clientId?: string
}

// The embedded database keeps other requests waiting that long.
const { addSelectedMembers: MOST_ADDED, removeSelectedMembers: MOST_REMOVED } = MOST_CHANGED

type MemberSelection = components['schemas']['MemberSelection']

/** The selected employees in reach, members or not, and the number of ids that are not in reach. */
async function findSelectedMembers(tx: Tx, call: Call, teamId: string, selection: MemberSelection) {
  const { id: clientId } = call.client
  if ('ids' in selection) {
    const named = selection.ids.map((id) => ({ employee_id: id }))
    const found = await repository.findNamed(tx, clientId, named, reach(call))
    return { ids: found.map(({ id }) => id), gone: goneOf(selection.ids, found.length, MOST_REMOVED) }
  }
  const { filter, except } = selection
  const of = { search: filter.search, except, most: MOST_REMOVED + 1 }
  const ids = await repository.findMatchingMembers(tx, clientId, teamId, of, reach(call))
  return { ids, gone: goneOf(undefined, ids.length, MOST_REMOVED) }
}

const reach = (call: Call) => reachableBy(call, ['TEAMS_VIEW'])

// Rejects the whole request, so that a partial success is not mistaken for a whole one.
async function requireNamed(tx: Tx, call: Call, named: readonly repository.MemberToAdd[]): Promise<string[]> {
  if (named.some(({ employee_id, identifier }) => employee_id === undefined && identifier === undefined))
    throw problem('invalid', { fields: { membersToAdd: 'Each needs an employee_id or an identifier.' } })
  const found = await repository.findNamed(tx, call.client.id, named, reach(call))
  const ids = new Set(found.map(({ id }) => id))
  const identifiers = new Set(found.map(({ identifier }) => identifier))
  for (const { employee_id, identifier } of named) {
    if (employee_id !== undefined && !ids.has(employee_id)) throw problem('not_found')
    if (employee_id === undefined && !identifiers.has(identifier ?? null))
      throw problem('invalid', { fields: { membersToAdd: `No employee has the identifier ${identifier}.` } })
  }
  return [...ids]
}

/** A page of the members of a team. @throws problem `not_found`. */
export const listTeamMembers = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  teamId: string,
  page: Page,
): Promise<repository.MemberRow[]> =>
  tenantRead(call, async (tx) => {
    await requireTeam(tx, call, teamId)
    return repository.findMembers(tx, call.client.id, teamId, page, reach(call))
  })

/** @throws problem `not_found`. */
export const countTeamMembers = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  teamId: string,
  page: Page,
): Promise<number> =>
  tenantRead(call, async (tx) => {
    await requireTeam(tx, call, teamId)
    return repository.countMembers(tx, call.client.id, teamId, page, reach(call))
  })

/**
 * Adds employees to a team, all or none, once per key.
 * @returns the number of employees who were not members before.
 * @throws problem `not_found` for a team or an employee out of reach, `invalid` for an unknown identifier, `forbidden` for
 * a team that restricts the caller.
 */
export function addTeamMembers(
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  teamId: string,
  body: MembersToAdd,
  key: string | undefined,
): Promise<number> {
  requireSameClient(call, body.clientId)
  return tenantWrite(call, { operation: 'addTeamMembers', key, body: { ...body, teamId } }, async (tx) => {
    const team = await requireTeam(tx, call, teamId)
    requireUnfixed(call.actor, [teamId])
    const ids = await requireNamed(tx, call, body.membersToAdd)
    const added = await repository.insertMembers(tx, call.client.id, teamId, ids)
    await logMembership(tx, call, 'team_added', added, team)
    await auditCall(tx, call, { action: 'team.addMembers', target: teamId, details: { employeeIds: added } })
    return added.length
  })
}

/**
 * Adds selected employees to a team, once per key.
 * @throws problem `not_found` for a team out of reach, `forbidden` for a team that restricts the caller; else as `findSelected`.
 */
export const addSelectedMembers = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  teamId: string,
  selection: EmployeeSelection,
  key: string | undefined,
): Promise<Selected> =>
  tenantWrite(call, { operation: 'addSelectedMembers', key, body: { selection, teamId } }, async (tx) => {
    const team = await requireTeam(tx, call, teamId)
    requireUnfixed(call.actor, [teamId])
    const of = { most: MOST_ADDED, reached: reach(call).members }
    const { employees, gone } = await findSelected(tx, call, selection, of)
    const ids = employees.map(({ id }) => id)
    const done = await repository.insertMembers(tx, call.client.id, teamId, ids)
    await logMembership(tx, call, 'team_added', done, team)
    await auditCall(tx, call, { action: 'team.addMembers', target: teamId, details: { employeeIds: done } })
    return { done, gone, unchanged: ids.length - done.length }
  })

/**
 * Removes selected employees from a team.
 * @throws problem `not_found` for a team or employees out of reach, `invalid` for too many, `forbidden` as for adding.
 */
export const removeSelectedMembers = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  teamId: string,
  selection: MemberSelection,
): Promise<Selected> =>
  tenantWrite(call, { operation: 'removeSelectedMembers' }, async (tx) => {
    const team = await requireTeam(tx, call, teamId)
    requireUnfixed(call.actor, [teamId])
    const { ids, gone } = await findSelectedMembers(tx, call, teamId, selection)
    const done = await repository.deleteMembers(tx, call.client.id, teamId, ids)
    await logMembership(tx, call, 'team_removed', done, team)
    await auditCall(tx, call, { action: 'team.removeMembers', target: teamId, details: { employeeIds: done } })
    return { done, gone, unchanged: ids.length - done.length }
  })

/** Removes an employee from a team. @throws problem `not_found` for an employee out of reach, `forbidden` as for adding. */
export const removeTeamMember = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { teamId, employeeId }: MemberOf,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeTeamMember' }, async (tx) => {
    const team = await requireTeam(tx, call, teamId)
    requireUnfixed(call.actor, [teamId])
    const approver = await repository.findApprover(tx, call.client.id, { teamId, employeeId }, reach(call))
    if (approver === undefined) throw problem('not_found')
    await repository.deleteMember(tx, call.client.id, employeeId, teamId)
    await logMembership(tx, call, 'team_removed', [employeeId], team)
    await auditCall(tx, call, { action: 'team.removeMember', target: teamId, details: { employeeId } })
  })

/**
 * Makes a member the team leader or revokes it; a team has at most one (R2-501).
 * @throws problem `not_found` for an employee out of reach, `conflict` for a second leader, `forbidden` as for adding.
 */
export const setTeamApprover = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { teamId, employeeId }: MemberOf,
  approver: boolean,
): Promise<void> =>
  tenantWrite(call, { operation: 'setTeamApprover' }, async (tx) => {
    const team = await requireTeam(tx, call, teamId)
    requireUnfixed(call.actor, [teamId])
    const before = await repository.findApprover(tx, call.client.id, { teamId, employeeId }, reach(call))
    if (before === undefined) throw problem('not_found')
    if (before === approver) return
    await repository.updateApprover(tx, call.client.id, { teamId, employeeId, approver })
    const type = approver ? 'team_leader_made' : 'team_leader_revoked'
    await logMembership(tx, call, type, [employeeId], team)
    await auditCall(tx, call, {
      action: approver ? 'team.makeLeader' : 'team.revokeLeader',
      target: teamId,
      details: { employeeId },
    })
  })

/** Teams of an employee, by label. @throws problem `not_found` for an employee out of reach. */
export const listEmployeeTeams = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, employeeId: string) =>
  tenantRead(call, async (tx) => {
    const reachable = reachableBy(call, ['EMPLOYEES_VIEW', 'TEAMS_VIEW'])
    const [employee] = await repository.findNamed(tx, call.client.id, [{ employee_id: employeeId }], reachable)
    if (!employee) throw problem('not_found')
    return repository.findTeamsOf(tx, call.client.id, employeeId, reachable)
  })

/**
 * Removes the employee with an identifier from all teams.
 * @throws problem `not_found` for an employee out of reach, `forbidden` if one of the teams restricts the caller.
 */
export const removeFromAllTeams = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  identifier: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeFromAllTeams' }, async (tx) => {
    const [employee] = await repository.findNamed(tx, call.client.id, [{ identifier }], reach(call))
    if (!employee) throw problem('not_found')
    const teams = await repository.findTeamsOf(tx, call.client.id, employee.id, { teams: [], members: [] })
    requireUnfixed(
      call.actor,
      teams.map(({ id }) => id),
    )
    const left = new Set(await repository.deleteMember(tx, call.client.id, employee.id))
    const removed = teams.filter(({ id }) => left.has(id))
    for (const team of removed) await logMembership(tx, call, 'team_removed', [employee.id], team)
    await auditCall(tx, call, {
      action: 'team.removeFromAll',
      target: employee.id,
      details: { teamIds: removed.map(({ id }) => id) },
    })
  })
