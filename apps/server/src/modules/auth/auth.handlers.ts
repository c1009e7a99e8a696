import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { tenantFrom } from '../../http/authorise.ts'
import { networkOf } from '../../session/network-of.ts'
import { generateOtp, reconcileOtp, resetPassword } from './auth.service.ts'

/** Forgotten password (C1-023 to C1-026). `user_id` is the e-mail address as typed. */
export function authHandlers(deps: Deps): HandlersOf<'generateOtp' | 'reconcileOtp' | 'resetPassword'> {
  return {
    async generateOtp(request) {
      await generateOtp(deps, tenantFrom(request), request.body.user_id, networkOf(request.ip))
      return { status: 'success' }
    },

    async reconcileOtp(request) {
      const { user_id, otp } = request.body
      const user = await reconcileOtp(deps, tenantFrom(request), user_id, otp, networkOf(request.ip))
      return user ? { status: 'success', body: { user } } : { status: 'error' }
    },

    async resetPassword(request) {
      const { user_id, grant, newPassword } = request.body
      await resetPassword(deps, tenantFrom(request), user_id, grant, newPassword, networkOf(request.ip))
      return { success: true }
    },
  }
}
