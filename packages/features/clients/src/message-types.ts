// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { manageMessages } from './manage/messages'
import type { switchedMessages } from './switched/messages'
import type { switcherMessages } from './switcher/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type ClientsMessages = OverridesOf<typeof manageMessages | typeof switchedMessages | typeof switcherMessages>
