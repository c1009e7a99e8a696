import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Call } from '../../access/call.ts'
import { namedTeams } from '../../access/team-reach.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'

/** Conditions on rows that the caller's restrictions by team leave. */
export type Conditions = RawBuilder<SqlBool>[]

/** The permission of every recognition operation of the portal. */
export const PERMISSION = 'RECOGNITION_VIEW'

/**
 * The recognitions under an alias of `recognitions`: one belongs to the team that received it, and to every team of its
 * receiver and of its giver, since both are named.
 */
const recognitionsAs = (alias: string) => (teamIds: readonly string[]) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<SqlBool>`(coalesce(coalesce(${column('team_id')}, ${column('former_team_id')}) in (${sql.join(teamIds)}), false)
    or exists (select from team_belonging m where m.client_id = ${column('client_id')}
      and m.employee_id in (${column('receiver_id')}, ${column('giver_id')}) and m.team_id in (${sql.join(teamIds)})))`
}

// One to a team shows that team.
const TEAM = sql`coalesce(r.team_id, r.former_team_id)`

/** Conditions on `recognitions as r`. */
export const reachableRecognitions = ({ actor }: Call): Conditions => [
  ...notRestricted(actor, PERMISSION, recognitionsAs('r')),
  ...namedTeams(actor, [], (teamIds) => sql`${TEAM} in (${sql.join(teamIds)})`).map(
    (rule) => sql<SqlBool>`(${TEAM} is null or ${rule})`,
  ),
]

/** Conditions on `employees as e`. */
export const reachableEmployees = ({ actor }: Call): Conditions => notRestricted(actor, PERMISSION, employeesAs('e'))

/** Conditions on `teams as t`. */
export const reachableTeams = ({ actor }: Call): Conditions => namedTeams(actor, [PERMISSION])
