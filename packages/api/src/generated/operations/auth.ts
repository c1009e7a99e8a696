// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Send a one-time code for a forgotten password. */
export const generateOtp = /* @__PURE__ */ operation('POST', '/core/otp/generate')

/** Check a one-time code. */
export const reconcileOtp = /* @__PURE__ */ operation('POST', '/core/otp/reconcile')

/** Set a new password with the grant of a one-time code. */
export const resetPassword = /* @__PURE__ */ operation('POST', '/core/otp/password')
