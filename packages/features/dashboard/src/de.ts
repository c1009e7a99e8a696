import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { dashboardTextsGerman } from './messages.de'

/** The package in German, for `messages` of the provider. */
export const dashboardGerman = messagesOf(dashboardTextsGerman, defineTitles({ Dashboard: 'Übersicht' }))
