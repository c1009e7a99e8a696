// Generated from openapi/ by `npm run generate`. Do not edit.

/** Send a one-time code to a person who forgot the password. */
export const generateOtp = { method: 'POST', path: '/core/otp/generate', query: {} } as const

/** Check a one-time code. */
export const reconcileOtp = { method: 'POST', path: '/core/otp/reconcile', query: {} } as const

/** Set a new password with the grant of a right code. */
export const resetPassword = { method: 'POST', path: '/core/otp/password', query: {} } as const
