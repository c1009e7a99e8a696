import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import type { OtpVerifiedUser } from '../types'
import { call } from './resource'

/** A one-time code of the forgotten password (spec 1 section 9: type 0, scope ssp). */
const CODE = { type: 0, scope: 'ssp' } as const

/**
 * Requests a code. Resolves to true once the request is accepted, for unknown people too, so that accounts cannot be
 * guessed.
 */
export async function generateOtp(api: SspApi, email: string): Promise<boolean> {
  const { record } = await call(api, operations.generateOtp, { body: { user_id: email, ...CODE } })
  return record.status === 'success'
}

/** Checks a code. Resolves to the user with a single-use `grant` to set a password, or to null for a wrong code. */
export async function reconcileOtp(api: SspApi, email: string, otp: string): Promise<OtpVerifiedUser | null> {
  const { record } = await call(api, operations.reconcileOtp, { body: { user_id: email, otp, ...CODE } })
  return record.status === 'success' ? (record.body?.user ?? null) : null
}

/**
 * Sets a new password with the grant. Rejects with `fields.grant` if it has expired and with `fields.newPassword` if the
 * password is weak.
 */
export const resetPassword = async (api: SspApi, email: string, reset: { grant: string; newPassword: string }) =>
  (await call(api, operations.resetPassword, { body: { user_id: email, ...reset, ...CODE } })).record
