import { defineTranslation } from '@ssp/feature-kit/messages'
import type { reportMessages } from './messages'

/** German texts of the PDF report. */
export const reportGerman = defineTranslation<typeof reportMessages>('surveys.report', {
  subject: 'Umfragebericht',
  status: 'Status',
  start: 'Startdatum',
  completion: 'Enddatum',
  share: 'Anteil',
  none: 'k. A.',
  page: 'Seite {page} von {pages}',
  otherScripts:
    'Für einige Texte fehlen diesem Bericht die Schriftzeichen; sie erscheinen als leere Kästchen. Er enthält Lateinisch, Griechisch, Kyrillisch und Arabisch; die CSV-Dateien enthalten alle Schriften.',
  noResults: 'Zu dieser Umfrage gibt es derzeit keine Antworten.',
  done: 'Der Bericht wurde heruntergeladen',
  failed: 'Der Bericht konnte nicht erstellt werden',
})
