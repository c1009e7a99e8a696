import { defineTranslation } from '@ssp/feature-kit/messages'
import type { employeePanelMessages } from './messages'

/** German texts of the panel of an employee. */
export const employeePanelGerman = defineTranslation<typeof employeePanelMessages>('employees.panel', {
  loading: 'Mitarbeiter/in',
  teams: 'Teams',
  more: 'Weitere Aktionen',
  openPage: 'Öffnen',
  close: 'Schließen',
})
