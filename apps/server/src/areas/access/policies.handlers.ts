import type { Selectable } from 'kysely'
import type { components } from '@ssp/api/schema'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { AccessTables } from '../../db/schema/access.ts'
import type { Deps } from '../../deps.ts'
import { etagOf } from '../../http/etag.ts'
import { callOf, keyOf, requireSameClient } from '../call.ts'
import { toPermission } from './permissions.handlers.ts'
import { policiesService } from './policies.service.ts'

function toPolicy(row: Selectable<AccessTables['policies']>): components['schemas']['Policy'] {
  const { id, name, label, created_at, updated_at, owner } = row
  return { id, name, label, created_at, updated_at, readOnly: owner === 'platform' }
}

type Ids =
  | 'listPolicies'
  | 'countPolicies'
  | 'getPolicy'
  | 'createPolicy'
  | 'addPolicyPermissions'
  | 'removePolicyPermission'

/** Policies and their permissions (spec 1 section 7, Access control). */
export function policiesHandlers(deps: Deps): HandlersOf<Ids> {
  const service = policiesService(deps)
  return {
    async listPolicies(request) {
      const { page = 0, limit = 9, ...filter } = request.query
      return (await service.list(callOf(request), filter, { page, limit })).map(toPolicy)
    },

    async countPolicies(request) {
      const { count: _asked, ...filter } = request.query
      return [{ total: await service.count(callOf(request), filter) }]
    },

    async getPolicy(request, reply) {
      const { policy, permissions } = await service.find(callOf(request), request.params.name)
      reply.header('etag', etagOf(policy.version))
      return { ...toPolicy(policy), permissions: permissions.map(toPermission) }
    },

    async createPolicy(request, reply) {
      const { id } = await service.create(callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async addPolicyPermissions(request) {
      const call = callOf(request)
      requireSameClient(call, request.body.clientId)
      await service.addPermissions(call, request.body.permissions, keyOf(request))
      return { success: true }
    },

    async removePolicyPermission(request) {
      const { policyId, permissionId } = request.query
      await service.removePermission(callOf(request), policyId, permissionId)
      return { success: true }
    },
  }
}
