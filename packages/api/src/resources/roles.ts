import { ACCESS_AREAS } from '../areas'
import * as operations from '../generated/operations'
import { resource, send, type BodyArgs } from './resource'

const roles = resource('roles')

/** A page of roles; `page` starts at 0. */
export const rolesQuery = roles.page(operations.listRoles)

/** The number of roles that match. */
export const roleCountQuery = roles.count(operations.countRoles)

/** The role with the name in the address, with its ETag; null if there is none. */
export const roleQuery = roles.read(
  'one',
  operations.listRoles,
  (name: string) => ({ query: { name, limit: 1 } }),
  ({ record: [role = null], etag }) => ({ record: role, etag }),
)

/** Extension. Creates a role without policies; `id` is a UUID made once by the caller. */
export const createRole = send(
  operations.createRole,
  (role: BodyArgs<typeof operations.createRole>) => ({
    body: role,
  }),
  ['roles'],
)

/** Extension. Changes the label of a role. */
export const renameRole = send(
  operations.renameRole,
  (role: BodyArgs<typeof operations.renameRole>) => ({
    body: role,
  }),
  ACCESS_AREAS,
)

/** Extension. Removes a role that no account has. */
export const removeRole = send(operations.removeRole, (role: { roleId: string }) => ({ query: role }), ACCESS_AREAS)

/** Identifies a policy of a role. */
interface RolePolicy {
  roleId: string
  policyId: string
}

export const addPolicyToRole = send(operations.addPolicyToRole, (link: RolePolicy) => ({ body: link }), ACCESS_AREAS)

export const removePolicyFromRole = send(
  operations.removePolicyFromRole,
  (link: RolePolicy) => ({ query: link }),
  ACCESS_AREAS,
)

/** Extension. The accounts that would lose access if the policy were removed from the role. */
export const rolePolicyImpactQuery = roles.read(
  'impact',
  operations.getRolePolicyImpact,
  (link: RolePolicy) => ({ query: link }),
  ({ record }) => record,
)
