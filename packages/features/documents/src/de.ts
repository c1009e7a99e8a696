import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { detailGerman } from './detail/messages.de'
import { listGerman } from './list/messages.de'
import { uploadGerman } from './upload/messages.de'

/** The package in German, for `messages` of the provider. */
export const documentsGerman = messagesOf(
  listGerman,
  detailGerman,
  uploadGerman,
  defineTitles({ 'Document Storage': 'Dokumentenablage', Document: 'Dokument' }),
)
