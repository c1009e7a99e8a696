import { defineTranslation } from '@ssp/feature-kit/messages'
import type { historyMessages } from './messages'

/** German texts of the last changes of one user or role. */
export const historyGerman = defineTranslation<typeof historyMessages>('auditLog.history', {
  title: 'Verlauf',
  description: 'Wer den Zugriff wann geändert hat, mit altem und neuem Stand',
  empty: 'Es wurden keine Änderungen am Zugriff gefunden.',
  failed: 'Die Änderungen konnten nicht geladen werden.',
  all: 'Alle Änderungen',
  made: 'Änderungen dieses Benutzers',
})
