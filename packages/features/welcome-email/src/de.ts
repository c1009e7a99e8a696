import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { attachmentsGerman, previewGerman, uploadGerman } from './messages.de'

/** The package in German, for `messages` of the provider. */
export const welcomeEmailGerman = messagesOf(
  attachmentsGerman,
  uploadGerman,
  previewGerman,
  defineTitles({ 'Welcome Email Attachments': 'Willkommensanhänge' }),
)
