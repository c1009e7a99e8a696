// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { detailMessages } from './detail/messages'
import type { listMessages } from './list/messages'
import type { uploadMessages } from './upload/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type DocumentsMessages = OverridesOf<typeof detailMessages | typeof listMessages | typeof uploadMessages>
