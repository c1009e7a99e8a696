import { defineTranslation } from '@ssp/feature-kit/messages'
import type { errorsMessages, logsMessages } from './messages'

/** German texts of `/logs/`. */
export const logsGerman = defineTranslation<typeof logsMessages>('errorLog.logs', {
  title: 'Ereignisprotokolle',
  errors: 'Fehlerprotokoll',
  facts: 'Was auf der Plattform geschehen ist.',
  newest: (time) => `Neuester Eintrag: ${time}`,
  noErrors: 'Keine Fehler',
  errorsDescription: 'Unerwartete Fehler der Mandanten der Plattform.',
  queues: 'Warteschlangen',
  queuesDescription: 'Hintergrundaufgaben: was wartet, was fehlgeschlagen ist, und der erneute Versuch.',
  newestErrors: 'Neueste Fehler',
  noneRecorded: 'Es ist kein Fehler verzeichnet.',
  failed: 'Die Daten konnten nicht abgerufen werden',
  none: 'Es gibt kein Protokoll, das Sie öffnen dürfen.',
})

/** German texts of `/logs/errors`. */
export const errorsGerman = defineTranslation<typeof errorsMessages>('errorLog.errors', {
  title: 'Fehlerprotokoll',
  search: 'Fehler suchen',
  types: 'Fehlerart',
  allErrors: 'Alle Fehler',
  refresh: 'Aktualisieren',
  feed: 'Fehler',
  shown: (shown, total) => `${shown} von ${total} angezeigt`,
  loadMore: 'Mehr laden',
  none: 'Es wurden keine Protokolleinträge gefunden',
  failed: 'Die Daten konnten nicht abgerufen werden',
  typesFailed: 'Die Fehlerarten konnten nicht abgerufen werden.',
  unknown: 'Unbekannte Person',
})
