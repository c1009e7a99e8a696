import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { callerFrom } from '../../http/authorise.ts'
import { changePassword } from './password.service.ts'

/** Change of the own password (C1-019). */
export function passwordHandlers(deps: Deps): HandlersOf<'changePassword'> {
  return {
    async changePassword(request) {
      const caller = callerFrom(request)
      const { id, client_id, currentPassword, newPassword } = request.body
      if (request.params.id !== caller.userId || id !== caller.userId) throw problem('not_found')
      if (client_id !== request.params.clientId) throw problem('client_mismatch')
      const changed = await changePassword(deps, caller, currentPassword, newPassword)
      return changed ? { success: true } : { success: false, message: "Current password doesn't match" }
    },
  }
}
