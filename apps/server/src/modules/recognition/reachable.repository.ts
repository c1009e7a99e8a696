import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Call } from '../../access/call.ts'
import { namedTeams } from '../../access/team-reach.ts'
import { employeesAs, employeesIn, namesReached, notRestricted } from '../../access/not-restricted.ts'

/** Conditions on rows that the caller's restrictions by team leave. */
export type Conditions = RawBuilder<SqlBool>[]

/** The permission of every recognition operation of the portal. */
export const PERMISSION = 'RECOGNITION_VIEW'

// One to a team shows that team.
const TEAM = sql`coalesce(r.team_id, r.former_team_id)`

// A recognition belongs to the team that received it, or to every team of its receiver.
const received = (teamIds: readonly string[]) =>
  sql<SqlBool>`(coalesce(${TEAM} in (${sql.join(teamIds)}), false)
    or ${employeesIn(sql.ref('r.client_id'), sql.ref('r.receiver_id'))(teamIds)})`

/** Conditions on `recognitions as r`; both the receiver and the giver are named, so both must be in reach. */
export const reachableRecognitions = ({ actor }: Call): Conditions => [
  ...notRestricted(actor, PERMISSION, received),
  ...namesReached(actor, PERMISSION, sql.ref('r.client_id'), sql.ref('r.giver_id')),
  ...namedTeams(actor, [], (teamIds) => sql`${TEAM} in (${sql.join(teamIds)})`).map(
    (rule) => sql<SqlBool>`(${TEAM} is null or ${rule})`,
  ),
]

/** Conditions on `employees as e`. */
export const reachableEmployees = ({ actor }: Call): Conditions => notRestricted(actor, PERMISSION, employeesAs('e'))

/** Conditions on `teams as t`. */
export const reachableTeams = ({ actor }: Call): Conditions => namedTeams(actor, [PERMISSION])
