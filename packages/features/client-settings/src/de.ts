import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { detailsGerman } from './details/messages.de'

/** The package in German, for `messages` of the provider. */
export const clientSettingsGerman = messagesOf(detailsGerman, defineTitles({ 'Client details': 'Mandantendetails' }))
