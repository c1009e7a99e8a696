// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { evidenceMessages } from './evidence/messages'
import type {
  incidentClockMessages,
  incidentDetailMessages,
  incidentFormMessages,
  incidentListMessages,
  incidentMessages,
  reportMessages,
  selectedIncidentsMessages,
} from './messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type IncidentsMessages = OverridesOf<
  | typeof evidenceMessages
  | typeof incidentClockMessages
  | typeof incidentDetailMessages
  | typeof incidentFormMessages
  | typeof incidentListMessages
  | typeof incidentMessages
  | typeof reportMessages
  | typeof selectedIncidentsMessages
>
