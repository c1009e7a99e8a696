import { can } from '@ssp/api/can'
import { placeOf } from '../../access/actor.ts'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted, teamsAs } from '../../access/not-restricted.ts'
import type { Reachable } from './teams.repository.ts'

/** The teams and members within reach: of the permissions that open an operation, the first one that the caller may use. */
export function reachableBy({ actor, client }: Call, permissions: readonly [string, ...string[]]): Reachable {
  const place = placeOf(actor, client)
  const permission = permissions.find((name) => can(actor.rights, name, place)) ?? permissions[0]
  return {
    teams: notRestricted(actor, permission, teamsAs('t')),
    members: notRestricted(actor, permission, employeesAs('e')),
  }
}
