// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type {
  articleMessages,
  articlesMessages,
  categoriesMessages,
  categoryMessages,
  imageMessages,
  removalMessages,
  searchMessages,
} from './messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type KnowledgeMessages = OverridesOf<
  | typeof articleMessages
  | typeof articlesMessages
  | typeof categoriesMessages
  | typeof categoryMessages
  | typeof imageMessages
  | typeof removalMessages
  | typeof searchMessages
>
