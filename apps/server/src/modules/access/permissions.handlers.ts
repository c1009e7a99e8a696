import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { grantorOf } from '../../access/grants.ts'
import { permissionsService, toPermission } from './permissions.service.ts'

/** Permission lists and creation (spec 1 section 7, Access control). */
export function permissionsHandlers(
  deps: Deps,
): HandlersOf<'listPermissions' | 'countPermissions' | 'createPermissions'> {
  const service = permissionsService(deps)
  return {
    async listPermissions(request) {
      const { getAll, limit = 10, ...filter } = request.query
      const call = callOf(request)
      const rows = await service.list(call, { ...filter, ...(!getAll && { limit }) })
      const { mayGrant } = await grantorOf(deps, call.actor)
      return rows.map((row) => ({ ...toPermission(row), grantable: mayGrant(row.name) }))
    },

    async countPermissions(request) {
      return [{ total: await service.count(callOf(request), request.query) }]
    },

    async createPermissions(request, reply) {
      await service.create(callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true }
    },
  }
}
