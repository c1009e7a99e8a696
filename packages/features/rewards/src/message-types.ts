// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { giveMessages, ledgerMessages, rewardCardMessages, rewardsMessages, unfinishedMessages } from './messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type RewardsMessages = OverridesOf<
  | typeof giveMessages
  | typeof ledgerMessages
  | typeof rewardCardMessages
  | typeof rewardsMessages
  | typeof unfinishedMessages
>
