import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { firstStepsGerman } from './first-steps/messages.de'
import { dashboardTextsGerman } from './messages.de'

/** The package in German, for `messages` of the provider. */
export const dashboardGerman = messagesOf(
  dashboardTextsGerman,
  firstStepsGerman,
  defineTitles({ Dashboard: 'Übersicht' }),
)
