import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { fileGerman, inboxGerman, logsGerman, recallGerman, secureSendPageGerman, shareGerman } from './messages.de'

/** The package in German, for `messages` of the provider. */
export const secureSendGerman = messagesOf(
  secureSendPageGerman,
  fileGerman,
  inboxGerman,
  logsGerman,
  recallGerman,
  shareGerman,
  defineTitles({ 'Secure Send': 'Secure Send' }),
)
