import { can, teamRules } from '@ssp/api/can'
import type { RawBuilder, SqlBool } from 'kysely'
import { placeOf, type Actor } from './actor.ts'
import type { Call } from './call.ts'
import { employeesAs, notRestricted, teamsAs, type BelongsTo } from './not-restricted.ts'

/** Conditions on `teams as t` and on their members, `employees as e`. */
export interface Reachable {
  teams: RawBuilder<SqlBool>[]
  members: RawBuilder<SqlBool>[]
}

/**
 * Conditions that leave the teams which are named to an account: by the rules that hide teams, and, because a team shows who its
 * members are, by those that hide employees.
 *
 * @param permissions further ones of the screen
 * @param belongsTo where the id of the team is. Default that of `teams as t`
 */
export const namedTeams = (
  actor: Actor,
  permissions: readonly string[] = [],
  belongsTo: BelongsTo = teamsAs('t'),
): RawBuilder<SqlBool>[] =>
  [...new Set(['EMPLOYEES_VIEW', 'TEAMS_VIEW', ...permissions])].flatMap((name) =>
    notRestricted(actor, name, belongsTo),
  )

/**
 * The teams and members in reach: of the permissions that open an operation, the first one that the caller may use or that
 * is restricted by team. A permission that applied only to a deleted team may no longer be used, and the next one must not
 * show more than it did.
 */
export function reachableBy({ actor, client }: Call, permissions: readonly [string, ...string[]]): Reachable {
  const place = placeOf(actor, client)
  const permission =
    permissions.find((name) => can(actor.rights, name, place) || teamRules(actor.rights, name).length > 0) ??
    permissions[0]
  const judged = [...new Set([permission, 'EMPLOYEES_VIEW'])]
  return {
    teams: namedTeams(actor, [permission]),
    members: judged.flatMap((name) => notRestricted(actor, name, employeesAs('e'))),
  }
}
