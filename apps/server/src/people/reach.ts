import { can } from '@ssp/api/can'
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { placeOf } from '../access/actor.ts'
import type { Call } from '../access/call.ts'
import { notFixed } from '../access/fixed-teams.ts'
import { employeesAs, notRestricted, teamsAs } from '../access/not-restricted.ts'
import { namedTeams } from '../access/team-reach.ts'

/** Conditions on `employees as e` and on `teams as t`. */
export interface Reach {
  employees: RawBuilder<SqlBool>[]
  teams: RawBuilder<SqlBool>[]
}

/** Teams count only for who may see them; an unknown one and one out of reach look alike. */
export function reachOf({ actor, client }: Call): Reach {
  const seesTeams = can(actor.rights, 'TEAMS_VIEW', placeOf(actor, client))
  return {
    employees: notRestricted(actor, 'EMPLOYEES_VIEW', employeesAs('e')),
    teams: seesTeams ? namedTeams(actor) : [sql`false`],
  }
}

/** As {@link reachOf}, without the teams whose members the caller must not change. */
export function changeableBy(call: Call): Reach {
  const reach = reachOf(call)
  return { ...reach, teams: [...reach.teams, ...notFixed(call.actor, teamsAs('t'))] }
}

/** Conditions joined by `and`; true without any. */
export const all = (conditions: readonly Expression<SqlBool>[]) => sql.join([sql`true`, ...conditions], sql` and `)
