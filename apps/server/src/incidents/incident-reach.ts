import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { Actor } from '../access/actor.ts'
import type { Call } from '../access/call.ts'
import { namedTeams } from '../access/team-reach.ts'
import { employeesIn, namesReached, notRestricted } from '../access/not-restricted.ts'

/** The permission of every operation on incident reports. */
export const INCIDENTS_VIEW = 'INCIDENTS_VIEW'

const POSSIBLE_CONFLICT =
  'This report may name you, or somebody of a team that you lead. Confirm that it does not before you open it.'
const CONFLICT = 'You are named in this report, or lead the team of somebody who is. Somebody else has to handle it.'

// A report belongs to the team that it was made in, and to every team of its author.
const ofTeams = (teamIds: readonly string[]) =>
  sql<SqlBool>`(coalesce(coalesce(i.team_id, i.former_team_id) in (${sql.join(teamIds)}), false)
    or ${employeesIn(sql.ref('i.client_id'), sql.ref('i.employee_id'))(teamIds)})`

// Its author is named, so that a report made in a team that is in reach is not enough.
const notRestrictedReports = (actor: Actor): RawBuilder<SqlBool>[] => [
  ...notRestricted(actor, INCIDENTS_VIEW, ofTeams),
  ...namesReached(actor, INCIDENTS_VIEW, sql.ref('i.client_id'), sql.ref('i.employee_id')),
]

/** Conditions on `incidents as i` that leave those whose team is named to the caller; empty where every one is. */
export const namedTeamsOf = (actor: Actor): RawBuilder<SqlBool>[] =>
  namedTeams(
    actor,
    [],
    (teamIds) => sql`coalesce(coalesce(i.team_id, i.former_team_id) in (${sql.join(teamIds)}), false)`,
  )

/** The label of the team of `incidents as i` beside `teams as t`, or of the former one; null for one that is not named to the caller. */
export const teamOfIncident = (actor: Actor): RawBuilder<string | null> =>
  sql`case when ${sql.join([sql`true`, ...namedTeamsOf(actor)], sql` and `)} then coalesce(t.label, i.team_label) end`

/** Conditions on `incidents as i` that leave those which are found by more than a team that is not named to the caller. */
export function notByTeam(actor: Actor, patterns: RawBuilder<unknown>): RawBuilder<SqlBool>[] {
  const rules = namedTeamsOf(actor)
  return rules.length === 0
    ? []
    : [
        sql`(${sql.join(rules, sql` and `)}
          or replace(i.search_text, ssp_fold(coalesce(i.team_label, '')), '') like all (${patterns}))`,
      ]
}

/**
 * How sure it is that `incidents as i` names the caller, an employee that the account is or was ever linked to, or a member of
 * a team that such an employee leads: `certain`, `possible` as long as the account has not declared otherwise, else null. Null at
 * another client, where the account has no employee (decision 0030).
 */
function conflictOf({ actor, client }: Call): RawBuilder<'certain' | 'possible' | null> {
  if (client.id !== actor.homeClientId) return sql`null::text`
  return sql`(select case when bool_or(c.certain) then 'certain'
      when count(*) > 0 and not exists (select from incident_declarations d
        where d.client_id = i.client_id and d.incident_id = i.id and d.user_id = ${actor.userId}) then 'possible' end
    from incident_conflict_users c
    where c.client_id = i.client_id and c.incident_id = i.id and c.user_id = ${actor.userId})`
}

/** Whether the caller may know that `incidents as i` exists, but not what it says before declaring not to be named in it. */
export const isConcealed = (call: Call): RawBuilder<boolean> => sql`${conflictOf(call)} is not distinct from 'possible'`

/** Conditions on `incidents as i` that leave those which the caller may open, or may open after a declaration. */
export const listedIncidents = (call: Call): RawBuilder<SqlBool>[] => [
  ...notRestrictedReports(call.actor),
  // Not by conflictOf: what names the caller is read once, not looked up for each row of a list.
  ...(call.client.id === call.actor.homeClientId ? [isUncertain(call)] : []),
]

const isUncertain = ({ actor, client }: Call) => sql<SqlBool>`not exists (select from incident_conflict_users c
  where c.client_id = ${client.id} and c.incident_id = i.id and c.user_id = ${actor.userId} and c.certain)`

/** Conditions on `incidents as i` that leave those which the caller may open. */
export const reachableIncidents = (call: Call): RawBuilder<SqlBool>[] => [
  ...notRestrictedReports(call.actor),
  sql<SqlBool>`${conflictOf(call)} is null`,
]

/** A report, locked until the transaction ends, with the caller's conflict. @throws problem `not_found`. */
async function findLocked(tx: Tx, call: Call, id: string) {
  const found = await tx
    .selectFrom('incidents as i')
    .select(['i.id', 'i.version', conflictOf(call).as('conflict')])
    .where('i.client_id', '=', call.client.id)
    .where('i.id', '=', id)
    .where((at) => at.and(notRestrictedReports(call.actor)))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw problem('not_found')
  if (found.conflict === 'certain') throw problem('forbidden', { message: CONFLICT })
  return found
}

/**
 * A report that the caller may open, locked until the transaction ends.
 * @throws problem `not_found`, `forbidden` with the reason for somebody who is named in it, or `conflict` for somebody who may be
 *   named and has not declared otherwise.
 */
export async function requireIncident(tx: Tx, call: Call, id: string): Promise<{ id: string; version: number }> {
  const found = await findLocked(tx, call, id)
  if (found.conflict === 'possible') throw problem('conflict', { message: POSSIBLE_CONFLICT })
  return found
}

/**
 * A report that may name the caller.
 * @returns whether a declaration is missing.
 * @throws problem `not_found`, or `forbidden` for somebody who is named in it.
 */
export async function requireDeclarable(tx: Tx, call: Call, id: string): Promise<boolean> {
  return (await findLocked(tx, call, id)).conflict === 'possible'
}

/** Whether an unresolved report names or may name an account, any account of its person, or a member of a team that one leads. */
export async function isNamedInOpenIncident(tx: Tx, clientId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select from incident_conflict_users c
    join incidents i on i.client_id = c.client_id and i.id = c.incident_id and i.resolved_at is null
    where c.client_id = ${clientId} and c.user_id = ${userId} limit 1`.execute(tx)
  return rows.length > 0
}
