import { can } from '@ssp/api/can'
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { placeOf } from '../access/actor.ts'
import type { Call } from '../access/call.ts'
import { notFixed } from '../access/fixed-teams.ts'
import { employeesAs, notRestricted, teamsAs } from '../access/not-restricted.ts'
import { missingTo, withRightsFor } from '../access/operation-rights.ts'
import { namedTeams } from '../access/team-reach.ts'

/** Conditions on `employees as e` and on `teams as t`. */
export interface Reach {
  employees: RawBuilder<SqlBool>[]
  teams: RawBuilder<SqlBool>[]
  /** Of teams that are shown, whether they may be changed or not. Default `teams`. */
  shown?: RawBuilder<SqlBool>[]
  /** Of employees whose teams may be changed. Default all. */
  movable?: RawBuilder<SqlBool>[]
}

/** Teams count only for who may see them; an unknown one and one out of reach look alike. */
export function reachOf({ actor, client }: Call): Reach {
  const seesTeams = can(actor.rights, 'TEAMS_VIEW', placeOf(actor, client))
  return {
    employees: notRestricted(actor, 'EMPLOYEES_VIEW', employeesAs('e')),
    teams: seesTeams ? namedTeams(actor) : [sql`false`],
  }
}

/** What `addTeamMembers` needs: a file that moves employees needs it as well. */
const MOVE = { access: ['TEAMS_VIEW'], strict: 'TEAMS_UPDATE' }

/** The caller with the rights that employees are moved between teams with. */
export const asMover = (call: Call): Call => withRightsFor(call, MOVE)

/**
 * As {@link reachOf}, without the teams whose members the caller must not change.
 * @param moves whether employees are moved between teams, which is a change of these teams too
 */
export function changeableBy(call: Call, moves = true): Reach {
  const { actor } = call
  const reach = reachOf(call)
  const teams = [...reach.teams, ...notFixed(actor, teamsAs('t'))]
  if (!moves) return { ...reach, teams }
  const { actor: mover } = asMover(call)
  const may = missingTo(call, MOVE) === undefined ? [] : [sql<SqlBool>`false`]
  return {
    employees: reach.employees,
    shown: reach.teams,
    teams: [...teams, ...may, ...notRestricted(mover, 'TEAMS_VIEW', teamsAs('t'))],
    movable: [...may, ...notRestricted(mover, 'TEAMS_VIEW', employeesAs('e'))],
  }
}

/** Conditions joined by `and`; true without any. */
export const all = (conditions: readonly Expression<SqlBool>[]) => sql.join([sql`true`, ...conditions], sql` and `)
