// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { answersMessages } from './answers/messages'
import type { builderMessages, editorMessages, fieldMessages } from './messages'
import type { previewMessages } from './preview/messages'
import type { runMessages } from './runner/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type FormBuilderMessages = OverridesOf<
  | typeof answersMessages
  | typeof builderMessages
  | typeof editorMessages
  | typeof fieldMessages
  | typeof previewMessages
  | typeof runMessages
>
