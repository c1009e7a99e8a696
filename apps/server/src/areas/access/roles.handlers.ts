import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { etagOf } from '../../http/etag.ts'
import { callOf, keyOf } from '../call.ts'
import { rolesService } from './roles.service.ts'

/** Roles and their policies (spec 1 section 7, Access control). */
export function rolesHandlers(
  deps: Deps,
): HandlersOf<'listRoles' | 'countRoles' | 'addPolicyToRole' | 'removePolicyFromRole'> {
  const service = rolesService(deps)
  return {
    async listRoles(request, reply) {
      const { page = 0, limit = 9, ...filter } = request.query
      const roles = await service.list(callOf(request), filter, { page, limit })
      if (filter.name !== undefined && roles[0]) reply.header('etag', etagOf(roles[0].version))
      return roles.map(({ owner, version: _version, ...role }) => ({ ...role, readOnly: owner === 'platform' }))
    },

    async countRoles(request) {
      const { count: _asked, ...filter } = request.query
      return [{ total: await service.count(callOf(request), filter) }]
    },

    async addPolicyToRole(request) {
      await service.addPolicy(callOf(request), request.body, keyOf(request))
      return { success: true }
    },

    async removePolicyFromRole(request) {
      await service.removePolicy(callOf(request), request.query)
      return { success: true }
    },
  }
}
