// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { createTeamMessages, teamListMessages } from './list/messages'
import type {
  addMembersMessages,
  renameTeamMessages,
  selectedMembersMessages,
  teamMembersMessages,
  teamReminderMessages,
} from './members/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type TeamsMessages = OverridesOf<
  | typeof createTeamMessages
  | typeof teamListMessages
  | typeof addMembersMessages
  | typeof renameTeamMessages
  | typeof selectedMembersMessages
  | typeof teamMembersMessages
  | typeof teamReminderMessages
>
