// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type {
  itemMessages,
  matchMessages,
  reviewMessages,
  scheduleMessages,
  uploadMessages,
  uploadsMessages,
} from './messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type PayrollMessages = OverridesOf<
  | typeof itemMessages
  | typeof matchMessages
  | typeof reviewMessages
  | typeof scheduleMessages
  | typeof uploadMessages
  | typeof uploadsMessages
>
