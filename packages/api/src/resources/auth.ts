import type { SspApi } from '../client'
import type { OtpVerifiedUser } from '../types'
import { data } from './resource'

/** A one-time code of the forgotten password (spec 1 section 9: type 0, scope ssp). */
const CODE = { type: 0, scope: 'ssp' } as const

/** Asks for a code. True once it is under way, for unknown people too, so that accounts cannot be guessed. */
export async function generateOtp(api: SspApi, email: string): Promise<boolean> {
  const { status } = await data(api.http.POST('/core/otp/generate', { body: { user_id: email, ...CODE } }))
  return status === 'success'
}

/** Checks a code. The user with a single-use `grant` to set a password, or null for a wrong code. */
export async function reconcileOtp(api: SspApi, email: string, otp: string): Promise<OtpVerifiedUser | null> {
  const { status, body } = await data(api.http.POST('/core/otp/reconcile', { body: { user_id: email, otp, ...CODE } }))
  return status === 'success' ? (body?.user ?? null) : null
}

/** Sets a new password with the grant. Rejects with `fields.grant` when it ran out and `fields.newPassword` when it is weak. */
export const resetPassword = (api: SspApi, email: string, reset: { grant: string; newPassword: string }) =>
  data(api.http.POST('/core/otp/password', { body: { user_id: email, ...reset, ...CODE } }))
