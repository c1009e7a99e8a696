import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import type { Reachable } from '../../access/team-reach.ts'

/** A member as read. */
export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number]

/** An employee whom a request names by id or, without one, by identifier. */
export interface MemberToAdd {
  employee_id?: string
  identifier?: string
}

const LIST = {
  search: ['e.forename', 'e.surname', 'e.identifier'],
  order: ['e.surname', 'e.forename', 'e.id'],
} as const

const membersOf = (tx: Tx, clientId: string, teamId: string, { members }: Reachable) =>
  tx
    .selectFrom('team_members as x')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.client_id', '=', 'x.client_id').onRef('e.id', '=', 'x.employee_id'),
    )
    .where('x.client_id', '=', clientId)
    .where('x.team_id', '=', teamId)
    .where((at) => at.and(members))

/** A page of the members of a team, the leader first. */
export const findMembers = (tx: Tx, clientId: string, teamId: string, page: Page, reachable: Reachable) =>
  paged(
    membersOf(tx, clientId, teamId, reachable)
      .select(['e.id', 'e.identifier', 'e.forename', 'e.surname', 'e.registered_at', 'x.approver'])
      .orderBy('x.approver', 'desc'),
    page,
    LIST,
  ).execute()

/** Ids of up to `most` members within reach that a search finds, except some. */
export async function findMatchingMembers(
  tx: Tx,
  clientId: string,
  teamId: string,
  { search, except = [], most }: { search?: string | undefined; except?: readonly string[] | undefined; most: number },
  reachable: Reachable,
): Promise<string[]> {
  const members = membersOf(tx, clientId, teamId, reachable)
    .select('e.id')
    .where(sql<boolean>`e.id <> all(${sql.val([...except])}::uuid[])`)
  const rows = await paged(members, { limit: most, ...(search !== undefined && { search }) }, LIST).execute()
  return rows.map(({ id }) => id)
}

/** How many members have `search` in their name or identifier. */
export const countMembers = (tx: Tx, clientId: string, teamId: string, page: Page, reachable: Reachable) =>
  counted(membersOf(tx, clientId, teamId, reachable), page, LIST)

/** Whether a team has members out of one of these reaches. */
export async function hasHiddenMembers(
  tx: Tx,
  clientId: string,
  teamId: string,
  reaches: readonly Reachable[],
): Promise<boolean> {
  const members = reaches.flatMap((reach) => reach.members)
  if (members.length === 0) return false
  const hidden = await membersOf(tx, clientId, teamId, { members: [], teams: [] })
    .select('e.id')
    .where((at) => at.not(at.and(members)))
    .executeTakeFirst()
  return hidden !== undefined
}

/** Whether a member within reach, who is locked, leads the team; undefined without a member within reach. */
export async function findApprover(
  tx: Tx,
  clientId: string,
  { teamId, employeeId }: { teamId: string; employeeId: string },
  reachable: Reachable,
): Promise<boolean | undefined> {
  const member = await membersOf(tx, clientId, teamId, reachable)
    .select('x.approver')
    .where('x.employee_id', '=', employeeId)
    .forUpdate(['x'])
    .executeTakeFirst()
  return member?.approver
}

/** The employees within reach whom a request names. */
export async function findNamed(
  tx: Tx,
  clientId: string,
  named: readonly MemberToAdd[],
  { members }: Reachable,
): Promise<{ id: string; identifier: string | null }[]> {
  const ids = named.flatMap(({ employee_id }) => employee_id ?? [])
  const identifiers = named.flatMap(({ employee_id, identifier }) =>
    employee_id === undefined ? (identifier ?? []) : [],
  )
  return tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.identifier'])
    .where('e.client_id', '=', clientId)
    .where(sql<boolean>`(e.id = any(${sql.val(ids)}::uuid[]) or e.identifier = any(${sql.val(identifiers)}::text[]))`)
    .where((at) => at.and(members))
    .execute()
}

/** Adds employees to a team. @returns the ids of those who were not members. */
export async function insertMembers(
  tx: Tx,
  clientId: string,
  teamId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .insertInto('team_members')
    .values(ids.map((employee_id) => ({ client_id: clientId, team_id: teamId, employee_id })))
    .onConflict((conflict) => conflict.columns(['client_id', 'team_id', 'employee_id']).doNothing())
    .returning('employee_id')
    .execute()
  return rows.map(({ employee_id }) => employee_id)
}

/** @throws a violation of `team_members_leader` for a second leader. */
export const updateApprover = (
  tx: Tx,
  clientId: string,
  { teamId, employeeId, approver }: { teamId: string; employeeId: string; approver: boolean },
) =>
  tx
    .updateTable('team_members')
    .set({ approver })
    .where('client_id', '=', clientId)
    .where('team_id', '=', teamId)
    .where('employee_id', '=', employeeId)
    .execute()

/** Removes an employee from one team, or from all. @returns the ids of the teams. */
export async function deleteMember(tx: Tx, clientId: string, employeeId: string, teamId?: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('team_members')
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .$if(teamId !== undefined, (of) => of.where('team_id', '=', teamId ?? ''))
    .returning('team_id')
    .execute()
  return rows.map(({ team_id }) => team_id)
}

/** Removes employees from a team. @returns the ids of those who were members. */
export async function deleteMembers(
  tx: Tx,
  clientId: string,
  teamId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('team_members')
    .where('client_id', '=', clientId)
    .where('team_id', '=', teamId)
    .where(sql<boolean>`employee_id = any(${sql.val([...ids])}::uuid[])`)
    .returning('employee_id')
    .execute()
  return rows.map(({ employee_id }) => employee_id)
}

/** Teams of an employee within reach, by label. */
export const findTeamsOf = (tx: Tx, clientId: string, employeeId: string, { teams }: Reachable) =>
  tx
    .selectFrom('team_members as x')
    .innerJoin('teams as t', (join) => join.onRef('t.client_id', '=', 'x.client_id').onRef('t.id', '=', 'x.team_id'))
    .select(['t.id', 't.label', 'x.approver'])
    .where('x.client_id', '=', clientId)
    .where('x.employee_id', '=', employeeId)
    .where((at) => at.and(teams))
    .orderBy('t.label')
    .orderBy('t.id')
    .limit(2000)
    .execute()

/** Ids of all members of a team. */
export async function findMemberIds(tx: Tx, clientId: string, teamId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('team_members')
    .select('employee_id')
    .where('client_id', '=', clientId)
    .where('team_id', '=', teamId)
    .execute()
  return rows.map(({ employee_id }) => employee_id)
}
