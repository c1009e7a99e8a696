// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type {
  fileMessages,
  inboxMessages,
  logsMessages,
  recallMessages,
  secureSendMessages,
  shareMessages,
} from './messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type SecureSendMessages = OverridesOf<
  | typeof fileMessages
  | typeof inboxMessages
  | typeof logsMessages
  | typeof recallMessages
  | typeof secureSendMessages
  | typeof shareMessages
>
