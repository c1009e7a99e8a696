// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { pageMessages } from './page/messages'
import type { reasonMessages } from './reasons/messages'
import type { whyDeniedMessages } from './why-denied/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type AccessExplainerMessages = OverridesOf<
  typeof pageMessages | typeof reasonMessages | typeof whyDeniedMessages
>
