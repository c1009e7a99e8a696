import { MEMBER_AREAS } from '../areas'
import * as operations from '../generated/operations'
import type { EmployeeSelection, MemberSelection } from '../types'
import { resource, send } from './resource'

// In the area of teams, because a change of members changes the avatars on the cards.
const members = resource('teams')

interface OfTeam {
  teamId: string
}
interface Member extends OfTeam {
  employeeId: string
}

/** A page of the members of a team, the leader first; `page` starts at 0. */
export const teamMembersQuery = members.read(
  'members',
  operations.listTeamMembers,
  ({ teamId, ...query }: OfTeam & { search?: string; page?: number; limit?: number }) => ({ path: { teamId }, query }),
  ({ record }) => record,
)

/** The number of members of a team that match. */
export const teamMemberCountQuery = members.read(
  'memberCount',
  operations.countTeamMembers,
  ({ teamId, ...query }: OfTeam & { search?: string }) => ({ path: { teamId }, query }),
  ({ record }) => record[0]?.total ?? 0,
)

/** Teams of an employee, sorted by label. */
export const employeeTeamsQuery = members.read(
  'ofEmployee',
  operations.listEmployeeTeams,
  (employeeId: string) => ({ path: { employeeId } }),
  ({ record }) => record,
)

/**
 * Adds employees to a team, each by id or, without an id, by identifier. Existing members remain members. Rejects, and adds
 * none, if one is unknown.
 */
export const addTeamMembers = send(
  operations.addTeamMembers,
  (
    {
      teamId,
      ...body
    }: OfTeam & { teamLabel: string; membersToAdd: readonly { employee_id?: string; identifier?: string }[] },
    api,
  ) => ({ path: { teamId }, body: { ...body, membersToAdd: [...body.membersToAdd], clientId: api.clientId() } }),
  MEMBER_AREAS,
)

/** Extension. Adds selected employees to a team, at most 2,000; returns the added ones and counts the skipped ones. */
export const addSelectedMembers = send(
  operations.addSelectedMembers,
  ({ teamId, selection }: OfTeam & { selection: EmployeeSelection }) => ({ path: { teamId }, body: { selection } }),
  MEMBER_AREAS,
)

/** Extension. Removes selected members from a team, at most 2,000; returns the removed ones and counts the skipped ones. */
export const removeSelectedMembers = send(
  operations.removeSelectedMembers,
  ({ teamId, selection }: OfTeam & { selection: MemberSelection }) => ({ path: { teamId }, body: { selection } }),
  MEMBER_AREAS,
)

/** Removes an employee from a team. */
export const removeTeamMember = send(operations.removeTeamMember, (member: Member) => ({ path: member }), MEMBER_AREAS)

/** Makes a member the team leader (1) or revokes it (0). Rejects with `conflict` if another member leads the team. */
export const setTeamApprover = send(
  operations.setTeamApprover,
  ({ approver, ...member }: Member & { approver: 0 | 1 }) => ({ path: member, body: { approver } }),
  MEMBER_AREAS,
)

/** Removes the employee with an identifier from all teams. */
export const removeFromAllTeams = send(
  operations.removeFromAllTeams,
  (employee: { identifier: string }) => ({
    path: employee,
  }),
  MEMBER_AREAS,
)
