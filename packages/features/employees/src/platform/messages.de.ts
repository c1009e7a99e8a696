import { defineTranslation } from '@ssp/feature-kit/messages'
import { employeeListTexts } from '../list/messages.de'
import type { platformEmployeesMessages } from './messages'

/** German texts of the employees of a platform. */
export const platformEmployeesGerman = defineTranslation<typeof platformEmployeesMessages>('employees.platform', {
  ...employeeListTexts,
  title: 'Mitarbeitende der Plattform',
  platform: 'Plattformverwaltung',
  client: 'Mandant',
  importCsv: 'Importieren',
  updateCsv: 'Aktualisieren',
  failed: 'Die Mitarbeitenden konnten nicht abgerufen werden',
  filters: {
    status: {
      label: 'Kontostatus',
      any: 'Aktiv',
      options: { registered: 'Registriert', unregistered: 'Nicht registriert', deactivated: 'Deaktiviert' },
    },
    lastLoginDt: 'Letzte Anmeldung',
    registeredDt: 'Registriert am',
    createdDt: 'Angelegt am',
  },
})
