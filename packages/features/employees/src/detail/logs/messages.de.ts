import { defineTranslation } from '@ssp/feature-kit/messages'
import type { employeeLogsMessages } from './messages'

/** German texts of the logs tab. */
export const employeeLogsGerman = defineTranslation<typeof employeeLogsMessages>('employees.logs', {
  title: 'Protokoll',
  search: 'Protokoll durchsuchen',
  from: 'Von',
  to: 'Bis',
  backwards: 'Dieser Tag liegt vor dem ersten.',
  refresh: 'Aktualisieren',
  empty: 'Keine Ergebnisse gefunden',
  failed: 'Das Protokoll konnte nicht geladen werden.',
  by: (name) => `von ${name}`,
})
