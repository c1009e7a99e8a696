// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { activityMessages } from './activity/messages'
import type { dailyMessages } from './daily/messages'
import type { drilldownMessages } from './drilldown/messages'
import type { definitionMessages, reportMessages } from './messages'
import type { miscMessages } from './misc/messages'
import type { notificationsMessages } from './notifications/messages'
import type { payrollMessages } from './payroll/messages'
import type { rewardsMessages } from './rewards/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type AnalyticsMessages = OverridesOf<
  | typeof activityMessages
  | typeof dailyMessages
  | typeof drilldownMessages
  | typeof definitionMessages
  | typeof reportMessages
  | typeof miscMessages
  | typeof notificationsMessages
  | typeof payrollMessages
  | typeof rewardsMessages
>
