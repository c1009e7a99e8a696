import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import {
  articleGerman,
  articlesGerman,
  categoriesGerman,
  categoryGerman,
  imageGerman,
  removalGerman,
} from './messages.de'

/** The package in German, for `messages` of the provider. */
export const knowledgeGerman = messagesOf(
  categoriesGerman,
  articlesGerman,
  removalGerman,
  categoryGerman,
  articleGerman,
  imageGerman,
  defineTitles({ 'Knowledge Base': 'Wissensdatenbank', 'Knowledge Base articles': 'Artikel der Wissensdatenbank' }),
)
