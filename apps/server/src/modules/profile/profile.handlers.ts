import type { components } from '@ssp/api/schema'
import type { Actor } from '../../access/actor.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { callerFrom } from '../../http/authorise.ts'
import { changed, etagOf } from '../../http/etag.ts'
import type { Objects } from '../../storage/objects.ts'
import { requireSameClient } from '../../access/call.ts'
import { callOf } from '../../http/call.ts'
import type { ProfileRow } from './profile.repository.ts'
import {
  associateOtherEmployee,
  associateOwnEmployee,
  dissociateOtherEmployee,
  dissociateOwnEmployee,
} from './link.service.ts'
import { getProfile, updateProfile } from './profile.service.ts'

function toProfile(row: ProfileRow, objects: Objects): components['schemas']['Profile'] {
  const { id, label, username, email, client_id, img, version, language, employee_id } = row
  const { forename, surname, identifier } = row
  return {
    id,
    label,
    username,
    email,
    img: img && objects.imageAddress({ clientId: client_id, bucket: 'avatars', key: img }, version),
    client_id,
    language,
    employee: employee_id === null ? null : { id: employee_id, forename, surname, identifier },
  }
}

// Only the caller's own account is available here; any other is not found.
function requireOwn(actor: Actor, ...ids: string[]): void {
  if (ids.some((id) => id !== actor.userId)) throw problem('not_found')
}

/** The own account and its employee (C1-018, C1-020, C1-021). */
export function profileHandlers(
  deps: Deps,
): HandlersOf<'getProfile' | 'updateProfile' | 'associateEmployee' | 'dissociateEmployee'> {
  return {
    async getProfile(request, reply) {
      const actor = callerFrom(request)
      requireOwn(actor, request.params.id)
      const row = await getProfile(deps, actor)
      reply.header('etag', etagOf(row.version))
      return toProfile(row, deps.objects)
    },

    async updateProfile(request, reply) {
      const call = callOf(request)
      const { id, client_id, ...change } = request.body
      requireOwn(call.actor, request.params.id, id)
      requireSameClient(call, client_id)
      const version = await updateProfile(deps, call.actor, change, request.headers['if-match'], (row) =>
        toProfile(row, deps.objects),
      )
      return changed(reply, version)
    },

    async associateEmployee(request) {
      const { actor, client } = callOf(request)
      const { userId, employeeId, code } = request.body
      if (userId === actor.userId) {
        const sentTo = await associateOwnEmployee(deps, actor, employeeId, code)
        return sentTo === undefined ? { success: true } : { success: false, sentTo }
      }
      await associateOtherEmployee(deps, actor, client, { userId, employeeId })
      return { success: true }
    },

    async dissociateEmployee(request) {
      const { actor, client } = callOf(request)
      const { userId, employeeId } = request.query
      if (userId === actor.userId) await dissociateOwnEmployee(deps, actor, employeeId)
      else await dissociateOtherEmployee(deps, actor, client, { userId, employeeId })
      return { success: true }
    },
  }
}
