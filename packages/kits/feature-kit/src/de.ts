import { emailPreviewGerman } from './email-preview/messages.de'
import { documentUploadGerman } from './files/messages.de'
import { exportGerman } from './list/export/messages.de'
import { listGerman } from './list/messages.de'
import { rowPanelGerman } from './list/panel/messages.de'
import { selectedGerman } from './list/selected/messages.de'
import { viewsGerman } from './list/views/messages.de'
import { messagesOf } from './messages/define-translation'
import { kitTextsGerman } from './messages/kit-messages.de'
import { mergeGerman } from './messages/merge-messages.de'
import { passwordGerman } from './password/messages.de'
import { pickerGerman } from './picker/messages.de'
import { sspGerman } from './ssp/messages.de'

/** The package in German, for `messages` of the provider. */
export const kitGerman = messagesOf(
  kitTextsGerman,
  listGerman,
  exportGerman,
  rowPanelGerman,
  selectedGerman,
  viewsGerman,
  pickerGerman,
  emailPreviewGerman,
  documentUploadGerman,
  passwordGerman,
  mergeGerman,
  sspGerman,
)
