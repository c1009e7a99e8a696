import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { createTeamGerman, teamListGerman } from './list/messages.de'
import {
  addMembersGerman,
  renameTeamGerman,
  selectedMembersGerman,
  teamMembersGerman,
  teamReminderGerman,
} from './members/messages.de'

/** The package in German, for `messages` of the provider. */
export const teamsGerman = messagesOf(
  teamListGerman,
  createTeamGerman,
  teamMembersGerman,
  renameTeamGerman,
  addMembersGerman,
  teamReminderGerman,
  selectedMembersGerman,
  defineTitles({ Teams: 'Teams', 'Team members': 'Teammitglieder' }),
)
