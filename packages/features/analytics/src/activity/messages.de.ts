import { defineTranslation } from '@ssp/feature-kit/messages'
import type { activityMessages } from './messages'

/** German texts of the page 'Portal Activity Reports'. */
export const activityGerman = defineTranslation<typeof activityMessages>('analytics.activity', {
  title: 'Berichte zur Portalaktivität',
  topLevel: 'Seiten der obersten Ebene',
  topLevelHint: 'Wählen Sie eine Seite, um ihre Kacheln zu sehen.',
  tileHint: 'Wählen Sie eine Kachel, um ihre Aktionen zu sehen.',
  discounts: 'Besuche der Rabatte',
  wellbeing: 'Besuche von Wohlbefinden',
  news: 'Gelesene Neuigkeiten',
  newsHint: 'Wählen Sie einen Artikel, um zu sehen, wer ihn gelesen hat.',
  registration: 'Registriert und nicht registriert',
  registrations: 'Registrierungen',
  activity: 'Aktiv und inaktiv',
  deactivated: 'Deaktivierte Konten',
  documents: 'Besuche der Dokumentenablage',
  visits: 'Besuche',
  readers: 'Leser',
  employees: 'Mitarbeitende',
  accounts: 'Konten',
})
