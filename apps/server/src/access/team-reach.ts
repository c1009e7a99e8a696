import { can, teamRules } from '@ssp/api/can'
import type { RawBuilder, SqlBool } from 'kysely'
import { placeOf } from './actor.ts'
import type { Call } from './call.ts'
import { employeesAs, notRestricted, teamsAs } from './not-restricted.ts'

/** Conditions on `teams as t` and on their members, `employees as e`. */
export interface Reachable {
  teams: RawBuilder<SqlBool>[]
  members: RawBuilder<SqlBool>[]
}

/**
 * The teams and members within reach: of the permissions that open an operation, the first one that the caller may use or that
 * is restricted by team. A permission that applied to a deleted team only may not be used any more, and the next one must not
 * show more than it did. A team shows who its members are, so what hides employees hides teams as well.
 */
export function reachableBy({ actor, client }: Call, permissions: readonly [string, ...string[]]): Reachable {
  const place = placeOf(actor, client)
  const permission =
    permissions.find((name) => can(actor.rights, name, place) || teamRules(actor.rights, name).length > 0) ??
    permissions[0]
  const judged = [...new Set([permission, 'EMPLOYEES_VIEW'])]
  return {
    teams: judged.flatMap((name) => notRestricted(actor, name, teamsAs('t'))),
    members: judged.flatMap((name) => notRestricted(actor, name, employeesAs('e'))),
  }
}
