// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type {
  approvalMessages,
  giveMessages,
  leaderboardMessages,
  manageMessages,
  recognitionCardMessages,
  recognitionListMessages,
  recognitionMessages,
  settingsMessages,
  setupMessages,
} from './messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type RecognitionMessages = OverridesOf<
  | typeof approvalMessages
  | typeof giveMessages
  | typeof leaderboardMessages
  | typeof manageMessages
  | typeof recognitionCardMessages
  | typeof recognitionListMessages
  | typeof recognitionMessages
  | typeof settingsMessages
  | typeof setupMessages
>
