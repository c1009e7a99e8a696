import { can } from '@ssp/api/can'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { placeOf } from '../../access/actor.ts'
import type { Call } from '../../access/call.ts'
import { callOf, keyOf } from '../../http/call.ts'
import type { Impact } from './impact.repository.ts'
import {
  addPolicyToRole,
  countRoles,
  createRole,
  getRolePolicyImpact,
  listRoles,
  removePolicyFromRole,
  removeRole,
  renameRole,
  toRole,
} from './roles.service.ts'

/** Callers who may change access get the numbers; only callers who may see accounts get their names. */
export const shownImpact = ({ actor, client }: Call, impact: Impact): Impact =>
  can(actor.rights, 'USERS_VIEW', placeOf(actor, client)) ? impact : { ...impact, accounts: [] }

/** Whether the caller may list the roles of the client, as the contract has it for `listRoles`. */
export const mayListRoles = ({ actor, client }: Call): boolean =>
  ['ROLES_VIEW', 'USERS_VIEW', 'USERS_CREATE'].some((permission) =>
    can(actor.rights, permission, placeOf(actor, client)),
  )

type Ids =
  | 'listRoles'
  | 'countRoles'
  | 'createRole'
  | 'renameRole'
  | 'removeRole'
  | 'addPolicyToRole'
  | 'removePolicyFromRole'
  | 'getRolePolicyImpact'

/** Roles and their policies (spec 1 section 7, Access control). */
export function rolesHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    async listRoles(request, reply) {
      const roles = await listRoles(deps, callOf(request), request.query)
      if (request.query.name !== undefined && roles[0]) reply.header('etag', etagOf(roles[0].version))
      return roles.map(toRole)
    },

    async countRoles(request) {
      return [{ total: await countRoles(deps, callOf(request), request.query) }]
    },

    async createRole(request, reply) {
      const { id } = await createRole(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async renameRole(request, reply) {
      return changed(reply, await renameRole(deps, callOf(request), request.body, request.headers['if-match']))
    },

    async removeRole(request) {
      await removeRole(deps, callOf(request), request.query.roleId, request.headers['if-match'])
      return { success: true }
    },

    async addPolicyToRole(request, reply) {
      const ifMatch = request.headers['if-match']
      return changed(reply, await addPolicyToRole(deps, callOf(request), request.body, keyOf(request), ifMatch))
    },

    async removePolicyFromRole(request, reply) {
      const version = await removePolicyFromRole(deps, callOf(request), request.query, request.headers['if-match'])
      return changed(reply, version)
    },

    async getRolePolicyImpact(request) {
      const call = callOf(request)
      return shownImpact(call, await getRolePolicyImpact(deps, call, request.query))
    },
  }
}
