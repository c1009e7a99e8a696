// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { attachmentsMessages, previewMessages, uploadMessages } from './messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type WelcomeEmailMessages = OverridesOf<
  typeof attachmentsMessages | typeof previewMessages | typeof uploadMessages
>
