import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import {
  articleGerman,
  articlesGerman,
  categoriesGerman,
  categoryGerman,
  imageGerman,
  removalGerman,
  searchGerman,
} from './messages.de'

/** The package in German, for `messages` of the provider. */
export const knowledgeGerman = messagesOf(
  categoriesGerman,
  articlesGerman,
  removalGerman,
  categoryGerman,
  articleGerman,
  imageGerman,
  searchGerman,
  defineTitles({ 'Knowledge Base': 'Wissensdatenbank', 'Knowledge Base articles': 'Artikel der Wissensdatenbank' }),
)
