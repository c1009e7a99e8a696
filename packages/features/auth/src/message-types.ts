// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { forgottenPasswordMessages } from './forgotten-password/messages'
import type { loginMessages, noticeMessages } from './login/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type AuthMessages = OverridesOf<typeof forgottenPasswordMessages | typeof loginMessages | typeof noticeMessages>
