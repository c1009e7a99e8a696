import { defineTranslation, type Translation } from '@ssp/feature-kit/messages'
import type { EmployeeListMessages, employeeListMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the list, which the list of a platform has too. */
export const employeeListTexts: Translation<EmployeeListMessages> = {
  title: 'Mitarbeitende',
  total: (count) => (count === 1 ? '1 Mitarbeiter/in' : `${figure.format(count)} Mitarbeitende`),
  create: 'Anlegen',
  export: 'Exportieren',
  importCsv: 'CSV importieren',
  updateCsv: 'Mit CSV aktualisieren',
  deactivateCsv: 'Mit CSV deaktivieren',
  search: 'Mitarbeitende suchen',
  name: 'Name',
  identifier: 'Kennung',
  email: 'E-Mail',
  noIdentifier: 'Keine Kennung',
  columns: { status: 'Status', teams: 'Teams', registered: 'Registriert', lastLogin: 'Letzte Anmeldung' },
  empty: 'Es wurden keine Mitarbeitenden gefunden.',
  failed: 'Die Mitarbeitenden konnten nicht geladen werden.',
  filters: {
    status: {
      label: 'Kontostatus',
      any: 'Alle',
      options: {
        registered: 'Registriert',
        unregistered: 'Nicht registriert',
        deactivated: 'Deaktiviert',
        active: 'Aktiv',
      },
    },
    teamIds: 'Teams',
    lastLoginDt: 'Letzte Anmeldung',
    registeredDt: 'Registriert',
    createdDt: 'Angelegt',
  },
}

/** German texts of the employees list. */
export const employeeListGerman = defineTranslation<typeof employeeListMessages>('employees.list', employeeListTexts)
