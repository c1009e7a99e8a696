import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { manageGerman } from './manage/messages.de'
import { switchedGerman } from './switched/messages.de'
import { switcherGerman } from './switcher/messages.de'

/** The package in German, for `messages` of the provider. */
export const clientsGerman = messagesOf(
  manageGerman,
  switchedGerman,
  switcherGerman,
  defineTitles({ 'Client switched': 'Mandant gewechselt', 'Platform manager': 'Plattformverwaltung' }),
)
