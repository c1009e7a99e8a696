// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from './messages/define-messages'
import type { emailPreviewMessages } from './email-preview/messages'
import type { documentUploadMessages } from './files/messages'
import type { exportMessages } from './list/export/messages'
import type { listMessages } from './list/messages'
import type { rowPanelMessages } from './list/panel/messages'
import type { selectedMessages } from './list/selected/messages'
import type { viewsMessages } from './list/views/messages'
import type { kitMessages } from './messages/kit-messages'
import type { mergeMessages } from './messages/merge-messages'
import type { passwordMessages } from './password/messages'
import type { pickerMessages } from './picker/messages'
import type { sspMessages } from './ssp/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type KitMessages = OverridesOf<
  | typeof emailPreviewMessages
  | typeof documentUploadMessages
  | typeof exportMessages
  | typeof listMessages
  | typeof rowPanelMessages
  | typeof selectedMessages
  | typeof viewsMessages
  | typeof kitMessages
  | typeof mergeMessages
  | typeof passwordMessages
  | typeof pickerMessages
  | typeof sspMessages
>
