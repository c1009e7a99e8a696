import { defineTranslation } from '@ssp/feature-kit/messages'
import type { attachmentsMessages, previewMessages, uploadMessages } from './messages'

const megabytes = new Intl.NumberFormat('de', { maximumFractionDigits: 2 })

/** A size in MB; in KB where MB would round it away, 1 KB at least. */
const sizeText = (size: number) =>
  size > 0 && size < 0.1 ? `${Math.max(1, Math.round(size * 1_000))} KB` : `${megabytes.format(size)} MB`

/** German texts of the page. */
export const attachmentsGerman = defineTranslation<typeof attachmentsMessages>('welcomeEmail.attachments', {
  title: 'Willkommensanhänge',
  subtitle: 'Bitte beachten Sie, dass die Anhänge der E-Mail zusammen höchstens 10 MB groß sein dürfen',
  columns: { number: 'Nr.', filename: 'Dateiname', size: 'Größe', actions: 'Aktionen' },
  size: sizeText,
  empty: 'Es gibt derzeit keine Anhänge.',
  failed: 'Die Anhänge konnten nicht geladen werden.',
  upload: 'Hochladen',
  full: 'Die 10 MB sind belegt. Löschen Sie zuerst einen Anhang.',
  preview: 'E-Mail-Vorschau',
  view: (name) => `${name} ansehen`,
  remove: (name) => `${name} löschen`,
  confirm: {
    title: 'Möchten Sie diese Datei wirklich endgültig entfernen?',
    loses: 'Wer sich ab jetzt registriert, erhält sie nicht.',
    confirmLabel: 'Entfernen',
  },
  removed: 'Der Anhang wurde entfernt',
  used: (used, mail) => `Belegt: ${sizeText(used)} von 10 MB. In der E-Mail zählt dies als ${sizeText(mail)}.`,
  spaceLabel: 'Platz für Anhänge',
})

/** German texts of the upload dialog. */
export const uploadGerman = defineTranslation<typeof uploadMessages>('welcomeEmail.upload', {
  title: 'Anhang hochladen',
  file: 'Datei',
  close: 'Schließen',
  left: (size) => `${megabytes.format(size)} MB sind frei.`,
  done: 'Die Datei wurde hochgeladen und erscheint in Kürze in der Liste.',
  failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut, oder wenden Sie sich an den Kundendienst',
  retry: 'Erneut versuchen',
})

/** German texts of the dialog that previews the e-mail and sends a test. */
export const previewGerman = defineTranslation<typeof previewMessages>('welcomeEmail.preview', {
  title: 'E-Mail-Vorschau',
  description: 'Die Willkommens-E-Mail, die Mitarbeitende nach ihrer Registrierung erhalten.',
  employee: 'Gezeigt mit den Daten von',
  example: 'Ein Beispiel',
  frame: 'Vorschau der E-Mail',
  subject: 'Betreff',
  attachments: (count) => (count === 1 ? 'Mit 1 Anhang' : `Mit ${count} Anhängen`),
  failed: 'Die E-Mail konnte nicht geladen werden.',
  email: 'Test senden an',
  emailHelp: 'Ein Test zeigt immer die Daten des Personaldatensatzes, der zu Ihrem Konto gehört.',
  send: 'Senden',
  close: 'Schließen',
  profile: 'Zu Ihrem Profil',
  sent: (email) => `Die Test-E-Mail wurde an ${email} gesendet`,
  noEmployee: 'Um eine Test-E-Mail zu senden, müssen Sie Ihr Konto mit einem Personaldatensatz verknüpfen',
  errors: { required: 'Die E-Mail-Adresse ist erforderlich', failed: 'Der Test konnte nicht gesendet werden.' },
})
