import { defineTranslation } from '@ssp/feature-kit/messages'
import type { paletteMessages } from './messages'

/** German texts of the palette. */
export const paletteGerman = defineTranslation<typeof paletteMessages>('portal.palette', {
  label: 'Suche',
  placeholder: 'Personen, Einträge, Seiten und Aktionen suchen',
  loading: 'Suche läuft …',
  empty: 'Nichts gefunden. Prüfen Sie die Schreibweise oder versuchen Sie ein anderes Wort.',
  failed: 'Die Suche ist fehlgeschlagen.',
  retry: 'Erneut versuchen',
  count: (options) => (options === 1 ? '1 Ergebnis' : `${options} Ergebnisse`),
  keys: '↑ ↓ zum Bewegen, Enter zum Öffnen, Esc zum Schließen',
  recent: 'Zuletzt geöffnet',
  pages: 'Seiten',
  actions: 'Aktionen',
  allEmployees: (text) => `Alle Mitarbeitenden nach „${text}“ durchsuchen`,
  switchTo: (client) => `Zu ${client} wechseln`,
  anonymous: 'Anonyme Meldung',
  kinds: {
    employee: 'Mitarbeitende',
    user: 'Benutzer',
    team: 'Teams',
    document: 'Dokumente',
    survey: 'Umfragen',
    news: 'Neuigkeiten',
    article: 'Wissensdatenbank',
    incident: 'Vorfälle',
  },
})
