import type { HandlersOf } from '../../../contract/handlers.ts'
import type { Deps } from '../../../deps.ts'
import { changed } from '../../../http/etag.ts'
import { requireSame } from '../../../access/call.ts'
import { toSelectionResult } from '../../../access/selection.ts'
import { callOf } from '../../../http/call.ts'
import { getUserLock, setUserStatus, unlockUser, updateSelectedUsers } from './status.service.ts'

type Ids = 'setUserStatus' | 'getUserLock' | 'unlockUser' | 'updateSelectedUsers'

/** Whether a user may sign in. */
export function statusHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    async setUserStatus(request, reply) {
      const { id } = request.params
      const { userId, status } = request.body
      requireSame('userId', id, userId)
      return changed(reply, await setUserStatus(deps, callOf(request), id, status, request.headers['if-match']))
    },

    getUserLock: async (request) => ({ lockedUntil: await getUserLock(deps, callOf(request), request.params.id) }),

    async unlockUser(request) {
      requireSame('userId', request.params.id, request.body.userId)
      await unlockUser(deps, callOf(request), request.params.id)
      return { success: true }
    },

    async updateSelectedUsers(request) {
      const { selection, action } = request.body
      return toSelectionResult(await updateSelectedUsers(deps, callOf(request), selection, action))
    },
  }
}
