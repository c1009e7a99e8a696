import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { grantorOf } from '../../access/grants.ts'
import { countPermissions, createPermissions, listPermissions, toPermission } from './permissions.service.ts'

/** Permission lists and creation (spec 1 section 7, Access control). */
export function permissionsHandlers(
  deps: Deps,
): HandlersOf<'listPermissions' | 'countPermissions' | 'createPermissions'> {
  return {
    async listPermissions(request) {
      const { getAll, limit = 10, ...filter } = request.query
      const call = callOf(request)
      const rows = await listPermissions(deps, call, { ...filter, ...(!getAll && { limit }) })
      const { mayGrant } = await grantorOf(deps, call.actor)
      return rows.map((row) => ({ ...toPermission(row), grantable: mayGrant(row.name) }))
    },

    async countPermissions(request) {
      return [{ total: await countPermissions(deps, callOf(request), request.query) }]
    },

    async createPermissions(request, reply) {
      await createPermissions(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true }
    },
  }
}
