import { can } from '@ssp/api/can'
import { placeOf } from '../../access/actor.ts'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted, teamsAs } from '../../access/not-restricted.ts'
import type { Reachable } from './teams.repository.ts'

/**
 * The teams and members within reach: of the permissions that open an operation, the first one that the caller may use. A
 * team shows who its members are, so what hides employees hides teams as well.
 */
export function reachableBy({ actor, client }: Call, permissions: readonly [string, ...string[]]): Reachable {
  const place = placeOf(actor, client)
  const permission = permissions.find((name) => can(actor.rights, name, place)) ?? permissions[0]
  const judged = [...new Set([permission, 'EMPLOYEES_VIEW'])]
  return {
    teams: judged.flatMap((name) => notRestricted(actor, name, teamsAs('t'))),
    members: judged.flatMap((name) => notRestricted(actor, name, employeesAs('e'))),
  }
}
