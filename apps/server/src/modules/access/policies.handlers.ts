import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { requireSameClient } from '../../access/call.ts'
import { callOf, keyOf } from '../../http/call.ts'
import {
  addPolicyPermissions,
  countPolicies,
  createPolicy,
  getPolicy,
  getPolicyPermissionImpact,
  listPolicies,
  removePolicyPermission,
  toPolicy,
  toPolicyDetail,
} from './policies.service.ts'
import { mayListRoles, shownImpact } from './roles.handlers.ts'

type Ids =
  | 'listPolicies'
  | 'countPolicies'
  | 'getPolicy'
  | 'createPolicy'
  | 'addPolicyPermissions'
  | 'removePolicyPermission'
  | 'getPolicyPermissionImpact'

/** Policies and their permissions (spec 1 section 7, Access control). */
export function policiesHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    async listPolicies(request) {
      const call = callOf(request)
      const rows = await listPolicies(deps, call, request.query)
      const seesRoles = mayListRoles(call)
      return rows.map(({ grantable, permissionsCount, rolesCount, ...row }) => ({
        ...toPolicy(row),
        grantable,
        permissionsCount,
        ...(seesRoles && { rolesCount }),
      }))
    },

    async countPolicies(request) {
      return [{ total: await countPolicies(deps, callOf(request), request.query) }]
    },

    async getPolicy(request, reply) {
      const { policy, permissions, heldBeyondReach } = await getPolicy(deps, callOf(request), request.params.name)
      reply.header('etag', etagOf(policy.version))
      return toPolicyDetail(policy, permissions, heldBeyondReach)
    },

    async createPolicy(request, reply) {
      const { id } = await createPolicy(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async addPolicyPermissions(request, reply) {
      const call = callOf(request)
      requireSameClient(call, request.body.clientId)
      const ifMatch = request.headers['if-match']
      return changed(reply, await addPolicyPermissions(deps, call, request.body.permissions, keyOf(request), ifMatch))
    },

    async removePolicyPermission(request, reply) {
      const version = await removePolicyPermission(deps, callOf(request), request.query, request.headers['if-match'])
      return changed(reply, version)
    },

    async getPolicyPermissionImpact(request) {
      const call = callOf(request)
      return shownImpact(call, await getPolicyPermissionImpact(deps, call, request.query))
    },
  }
}
