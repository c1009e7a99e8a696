import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import {
  approvalGerman,
  giveGerman,
  leaderboardGerman,
  manageGerman,
  recognitionCardGerman,
  recognitionListGerman,
  recognitionPageGerman,
  settingsGerman,
  setupGerman,
} from './messages.de'

/** The package in German, for `messages` of the provider. */
export const recognitionGerman = messagesOf(
  recognitionPageGerman,
  recognitionCardGerman,
  recognitionListGerman,
  leaderboardGerman,
  manageGerman,
  setupGerman,
  giveGerman,
  settingsGerman,
  approvalGerman,
  defineTitles({ Recognition: 'Anerkennung' }),
)
