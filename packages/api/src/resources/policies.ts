import { ACCESS_AREAS } from '../areas'
import * as operations from '../generated/operations'
import { resource, send } from './resource'

const policies = resource('policies')

/** A page of policies; `page` starts at 0. */
export const policiesQuery = policies.page(operations.listPolicies)

/** The number of policies that match. */
export const policyCountQuery = policies.count(operations.countPolicies)

/** A policy with its permissions, by the name in the address, with its ETag. */
export const policyQuery = policies.one(operations.getPolicy, (name: string) => ({ path: { name } }))

/** Creates a policy with the given permissions; the server derives its name from the label. */
export const createPolicy = send(
  operations.createPolicy,
  ({ id, label, permissionIds }: { id: string; label: string; permissionIds: string[] }) => ({
    body: { policy: [{ id, label }], permissions: permissionIds, id },
  }),
  ['policies'],
)

/** The `id` of a link is a UUID made once by the caller, so that a retry adds the permission only once. */
export const addPolicyPermissions = send(
  operations.addPolicyPermissions,
  ({ policyId, links }: { policyId: string; links: readonly { id: string; permissionId: string }[] }, api) => ({
    body: {
      clientId: api.clientId(),
      permissions: links.map(({ id, permissionId }) => ({ id, policy_id: policyId, permission_id: permissionId })),
    },
  }),
  ACCESS_AREAS,
)

/** Identifies a permission of a policy. */
interface PolicyPermission {
  policyId: string
  permissionId: string
}

export const removePolicyPermission = send(
  operations.removePolicyPermission,
  (link: PolicyPermission) => ({
    query: link,
  }),
  ACCESS_AREAS,
)

/** Extension. The accounts that would lose access if the permission were removed from the policy. */
export const policyPermissionImpactQuery = policies.read(
  'impact',
  operations.getPolicyPermissionImpact,
  (link: PolicyPermission) => ({ query: link }),
  ({ record }) => record,
)
