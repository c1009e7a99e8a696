import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { requireSameClient, requireSamePlatform, type Call } from '../../access/call.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { createUser } from './create-user.service.ts'
import { listLockedUsers, userDenials } from './status/status.service.ts'
import { toUser } from './user-fields.ts'
import { countUsers, employeeOfUser, findUser, listClientUsers, listUsers, updateUser } from './users.service.ts'

type Ids = 'listUsers' | 'countUsers' | 'findUser' | 'listClientUsers' | 'createUser' | 'updateUser'

/** Users of a client (spec 1 section 7, Access control). */
export function usersHandlers(deps: Deps): HandlersOf<Ids> {
  const onlyOf = async (call: Call, wanted: 'locked' | undefined) => ({
    ids: wanted === 'locked' ? await listLockedUsers(deps, call) : undefined,
  })
  return {
    async listUsers(request) {
      const { id, status: wanted, ...page } = request.query
      const call = callOf(request)
      if (id !== undefined) return [toUser(await findUser(deps, call, 'id', id), deps.objects)]
      const rows = await listUsers(deps, call, { ...page, ...(await onlyOf(call, wanted)) })
      return rows.map((row) => ({ ...toUser(row, deps.objects), restrictionsCount: row.restrictionsCount }))
    },

    async countUsers(request) {
      const { status: wanted, ...page } = request.query
      const call = callOf(request)
      return [{ total: await countUsers(deps, call, { ...page, ...(await onlyOf(call, wanted)) }) }]
    },

    async findUser(request, reply) {
      const { attribute, attributeVal } = request.query
      const call = callOf(request)
      const row = await findUser(deps, call, attribute, attributeVal)
      reply.header('etag', etagOf(row.version))
      const employee = await employeeOfUser(deps, call, row.id)
      return {
        ...toUser(row, deps.objects),
        denials: await userDenials(deps, call, row),
        ...(employee !== undefined && { employee }),
      }
    },

    async listClientUsers(request) {
      const call = callOf(request)
      requireSamePlatform(call, request.query.platformId)
      return listClientUsers(deps, call)
    },

    async createUser(request, reply) {
      const call = callOf(request)
      requireSameClient(call, request.body.clientId)
      const { id } = await createUser(deps, call, request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async updateUser(request, reply) {
      const call = callOf(request)
      requireSameClient(call, request.body.client_id)
      return changed(reply, await updateUser(deps, call, request.body, request.headers['if-match']))
    },
  }
}
