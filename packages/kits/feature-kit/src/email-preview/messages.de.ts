import { defineTranslation } from '../messages/define-translation'
import type { emailPreviewMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts around the preview of an e-mail. */
export const emailPreviewGerman = defineTranslation<typeof emailPreviewMessages>('kit.emailPreview', {
  subject: 'Betreff',
  to: 'Empfänger',
  recipients: (count) => (count === 1 ? '1 Mitarbeiter/in' : `${figure.format(count)} Mitarbeitende`),
  noAddress: 'Keine E-Mail-Adresse',
  remindedRecently: 'In den letzten zwei Tagen erhalten',
  andMore: (names, more) => `${names} und ${figure.format(more)} weitere`,
  noRecipient: 'Niemand würde sie erhalten.',
  nobody: 'Für diese E-Mail gibt es derzeit keine Empfänger.',
  frame: 'Vorschau der E-Mail',
  failed: 'Die E-Mail konnte nicht geladen werden.',
  cancel: 'Abbrechen',
  send: 'Senden',
})
