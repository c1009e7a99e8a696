import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { requireSame, requireSameClient } from '../../access/call.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { grantorOf } from '../../access/grants.ts'
import { listUserPermissions, restrictUserPermission, updateUserPermissions } from './user-permissions.service.ts'
import { addUserScope, getUserScopes, getUserTeams, removeUserScope, setDefaultScope } from './user-scopes.service.ts'

type Ids =
  | 'getUserScopes'
  | 'getUserTeams'
  | 'addUserScope'
  | 'removeUserScope'
  | 'setDefaultScope'
  | 'getUserPermissions'
  | 'updateUserPermissions'
  | 'restrictUserPermission'

/** Clients and permissions of one user (spec 1 section 7, Access control). */
export function userHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    getUserScopes: (request) => getUserScopes(deps, callOf(request), request.params.id),

    getUserTeams: (request) => getUserTeams(deps, callOf(request), request.params.id),

    async addUserScope(request, reply) {
      requireSame('userId', request.params.id, request.body.userId)
      const { id } = await addUserScope(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async removeUserScope(request) {
      await removeUserScope(deps, callOf(request), request.query.scopeId)
      return { success: true }
    },

    async setDefaultScope(request) {
      requireSame('userId', request.params.id, request.body.userId)
      await setDefaultScope(deps, callOf(request), request.body)
      return { success: true }
    },

    async getUserPermissions(request, reply) {
      const call = callOf(request)
      const { version, rows } = await listUserPermissions(deps, call, request.params.id)
      const { mayGrant } = await grantorOf(deps, call.actor)
      reply.header('etag', etagOf(version))
      return rows.map((row) => ({
        ...row,
        selected: row.inherited || row.upID !== null,
        grantable: mayGrant(row.name),
      }))
    },

    async updateUserPermissions(request, reply) {
      const call = callOf(request)
      const { id: userId } = request.params
      requireSame('userId', userId, request.body.userId)
      requireSameClient(call, request.body.clientId)
      const target = { userId, ifMatch: request.headers['if-match'] }
      return changed(reply, await updateUserPermissions(deps, call, target, request.body.permissions))
    },

    async restrictUserPermission(request, reply) {
      const { id: userId } = request.params
      requireSame('userId', userId, request.body.userId)
      const target = { userId, ifMatch: request.headers['if-match'] }
      return changed(reply, await restrictUserPermission(deps, callOf(request), target, request.body))
    },
  }
}
