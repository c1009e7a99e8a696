// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type {
  createCreationFormMessages,
  creationFormDetailMessages,
  creationFormFieldMessages,
  creationFormListMessages,
  creationFormMessages,
} from './messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type CreationFormsMessages = OverridesOf<
  | typeof createCreationFormMessages
  | typeof creationFormDetailMessages
  | typeof creationFormFieldMessages
  | typeof creationFormListMessages
  | typeof creationFormMessages
>
