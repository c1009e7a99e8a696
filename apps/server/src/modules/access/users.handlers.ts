import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { etagOf } from '../../http/etag.ts'
import { requireSameClient, requireSamePlatform, type Call } from '../../access/call.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { createUserService } from './create-user.service.ts'
import { statusService } from './status/status.service.ts'
import { toUser } from './user-fields.ts'
import { usersService } from './users.service.ts'

type Ids = 'listUsers' | 'countUsers' | 'findUser' | 'listClientUsers' | 'createUser' | 'updateUser'

/** Users of a client (spec 1 section 7, Access control). */
export function usersHandlers(deps: Deps): HandlersOf<Ids> {
  const service = usersService(deps)
  const creation = createUserService(deps)
  const status = statusService(deps)
  const onlyOf = async (call: Call, wanted: 'locked' | undefined) => ({
    ids: wanted === 'locked' ? await status.locked(call) : undefined,
  })
  return {
    async listUsers(request) {
      const { id, status: wanted, ...page } = request.query
      const call = callOf(request)
      if (id !== undefined) return [toUser(await service.find(call, 'id', id), deps.objects)]
      const rows = await service.list(call, { ...page, ...(await onlyOf(call, wanted)) })
      return rows.map((row) => ({ ...toUser(row, deps.objects), restrictionsCount: row.restrictionsCount }))
    },

    async countUsers(request) {
      const { status: wanted, ...page } = request.query
      const call = callOf(request)
      return [{ total: await service.count(call, { ...page, ...(await onlyOf(call, wanted)) }) }]
    },

    async findUser(request, reply) {
      const { attribute, attributeVal } = request.query
      const call = callOf(request)
      const row = await service.find(call, attribute, attributeVal)
      reply.header('etag', etagOf(row.version))
      return { ...toUser(row, deps.objects), denials: await status.denials(call, row) }
    },

    async listClientUsers(request) {
      const call = callOf(request)
      requireSamePlatform(call, request.query.platformId)
      return service.all(call)
    },

    async createUser(request, reply) {
      const call = callOf(request)
      requireSameClient(call, request.body.clientId)
      const { id } = await creation.create(call, request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async updateUser(request, reply) {
      const call = callOf(request)
      requireSameClient(call, request.body.client_id)
      const version = await service.update(call, request.body, request.headers['if-match'])
      reply.header('etag', etagOf(version))
      return { success: true }
    },
  }
}
