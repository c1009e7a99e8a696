// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { accountMessages } from './account/messages'
import type { contentMessages, previewMessages } from './content/messages'
import type { profileMessages } from './messages'
import type { themeMessages } from './theme/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type ProfileMessages = OverridesOf<
  | typeof accountMessages
  | typeof contentMessages
  | typeof previewMessages
  | typeof profileMessages
  | typeof themeMessages
>
