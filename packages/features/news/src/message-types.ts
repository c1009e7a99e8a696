// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type {
  createNewsMessages,
  editNewsMessages,
  newsFormMessages,
  newsListMessages,
  newsLogsMessages,
  newsPreviewMessages,
  newsTabsMessages,
  readersPdfMessages,
  selectedNewsMessages,
} from './messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type NewsMessages = OverridesOf<
  | typeof createNewsMessages
  | typeof editNewsMessages
  | typeof newsFormMessages
  | typeof newsListMessages
  | typeof newsLogsMessages
  | typeof newsPreviewMessages
  | typeof newsTabsMessages
  | typeof readersPdfMessages
  | typeof selectedNewsMessages
>
