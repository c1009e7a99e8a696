import { defineTranslation } from '@ssp/feature-kit/messages'
import type { definitionMessages, reportMessages } from './messages'

/** German texts of every report. */
export const reportGerman = defineTranslation<typeof reportMessages>('analytics.report', {
  from: 'Filter von',
  to: 'Filter bis',
  reload: 'Neu laden',
  range: 'Zeitraum',
  otherRange: 'Andere Tage',
  days7: 'Letzte 7 Tage',
  days30: 'Letzte 30 Tage',
  days90: 'Letzte 90 Tage',
  month: 'Dieser Monat',
  quarter: 'Letztes Quartal',
  year: 'Seit Jahresbeginn',
  filter: 'Tage des Berichts',
  failed: 'Die Daten konnten nicht geladen werden',
  noChart: 'Zu wenige Daten für ein Diagramm',
  noRows: 'Es wurden keine passenden Daten gefunden.',
  toBar: (title) => `„${title}“ als Balkendiagramm anzeigen`,
  toDoughnut: (title) => `„${title}“ als Ringdiagramm anzeigen`,
  details: 'Details',
  detailsOf: (title) => `Details zu „${title}“`,
  pick: 'Wählen Sie einen Wert, um ihn zu öffnen.',
  day: 'Tag',
  part: 'Name',
  total: 'Gesamt',
  since: (day) => `Was einzelne Mitarbeitende getan haben, wird ab dem ${day} gezählt.`,
})

/** German texts of what each chart counts and out of what. */
export const definitionGerman = defineTranslation<typeof definitionMessages>('analytics.definitions', {
  pages: 'Besuche der Seiten des Mitarbeiterportals.',
  tiles: 'Besuche der Kacheln dieser Seite des Mitarbeiterportals.',
  actions: 'Aktionen, die aus dieser Kachel aufgerufen wurden.',
  discounts: 'Besuche der Rabatte im Mitarbeiterportal.',
  wellbeing: 'Besuche der Seiten zum Wohlbefinden im Mitarbeiterportal.',
  news: 'Mitarbeitende, die einen Artikel gelesen haben, gezählt beim ersten Lesen.',
  created:
    'In diesen Tagen angelegte, nicht deaktivierte Mitarbeitende, danach, ob sie sich registriert haben, damals oder später.',
  registrations:
    'Mitarbeitende, die sich in diesen Tagen registriert haben, unabhängig davon, wann sie angelegt wurden.',
  activity:
    'Nicht deaktivierte Mitarbeitende, danach, ob sie sich in diesen Tagen angemeldet oder im Mitarbeiterportal etwas getan haben.',
  deactivated: 'Konten, die in diesen Tagen deaktiviert und nicht wieder aktiviert wurden.',
  deactivatedShare:
    'Konten, die in diesen Tagen deaktiviert und nicht wieder aktiviert wurden, neben allen nicht deaktivierten Konten.',
  storageVisitors: 'Mitarbeitende, die die Dokumentenablage genutzt haben, jeweils einmal pro Tag.',
  storageUse: 'Was Mitarbeitende in der Dokumentenablage getan haben.',
  payslipsUploaded: 'Lohnabrechnungen, die für Mitarbeitende sichtbar wurden.',
  pensions: 'Besuche der Mitarbeitenden auf der Seite zur Altersvorsorge.',
  payDocumentsUploaded: 'Lohndokumente, die für Mitarbeitende sichtbar wurden, nach Typ.',
  payDocumentsDownloaded: 'Wie oft Mitarbeitende ein Lohndokument geöffnet haben, nach Typ.',
  recognition: 'Ausgesprochene und nicht abgelehnte Anerkennungen.',
  recognitionTypes:
    'Ausgesprochene und nicht abgelehnte Anerkennungen, nach Art; solche ohne Art sind nicht enthalten.',
  vouchersGiven: 'Vergebene Geschenke.',
  vouchersViewed: 'Geschenke, nach dem Tag, an dem sie zum ersten Mal angesehen wurden.',
  reminders: 'Gesendete Erinnerungen an die Registrierung.',
  welcome: 'Gesendete Willkommens-E-Mails.',
  devices: 'Besuche des Mitarbeiterportals mit bekanntem Gerät, nach Gerätetyp.',
  brands: 'Besuche des Mitarbeiterportals mit bekanntem Gerät, nach Marke.',
})
