// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { historyMessages } from './history/messages'
import type { listMessages } from './list/messages'
import type { pageMessages } from './page/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type AuditLogMessages = OverridesOf<typeof historyMessages | typeof listMessages | typeof pageMessages>
