import type { Deps } from '../../deps.ts'
import { permissionsHandlers } from './permissions.handlers.ts'
import { policiesHandlers } from './policies.handlers.ts'
import { rolesHandlers } from './roles.handlers.ts'
import { statusHandlers } from './status/status.handlers.ts'
import { userHandlers } from './user.handlers.ts'
import { usersHandlers } from './users.handlers.ts'

/** Users, roles, policies and permissions (spec 1 section 7, Access control). */
export function accessHandlers(deps: Deps) {
  return {
    ...usersHandlers(deps),
    ...userHandlers(deps),
    ...rolesHandlers(deps),
    ...policiesHandlers(deps),
    ...permissionsHandlers(deps),
    ...statusHandlers(deps),
  }
}
