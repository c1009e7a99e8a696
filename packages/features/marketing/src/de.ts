import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { categoryGerman, fileGerman, marketingPageGerman, previewGerman, removalGerman } from './messages.de'

/** The package in German, for `messages` of the provider. */
export const marketingGerman = messagesOf(
  marketingPageGerman,
  removalGerman,
  categoryGerman,
  fileGerman,
  previewGerman,
  defineTitles({ 'Marketing Materials': 'Marketingmaterialien' }),
)
