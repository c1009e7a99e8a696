import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { pageGerman } from './page/messages.de'
import { reasonGerman } from './reasons/messages.de'
import { whyDeniedGerman } from './why-denied/messages.de'

/** The package in German, for `messages` of the provider. */
export const accessExplainerGerman = messagesOf(
  pageGerman,
  reasonGerman,
  whyDeniedGerman,
  defineTitles({ 'Explain access': 'Zugriff erklären' }),
)
