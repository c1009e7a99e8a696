import { defineTranslation } from '@ssp/feature-kit/messages'
import type { manageMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the platform manager. */
export const manageGerman = defineTranslation<typeof manageMessages>('clients.manage', {
  title: 'Plattformverwaltung',
  facts: 'Die Mitarbeitenden aller Mandanten der Plattform.',
  employees: 'Mitarbeitende',
  employeesText: 'Alle Mitarbeitenden dieser Mandanten, auch deaktivierte.',
  employeesFact: (count) => `${figure.format(count)} Mitarbeitende`,
  accounts: 'Konten',
  accountsText: 'Mitarbeitende mit registriertem Konto, ohne deaktivierte.',
  accountsFact: (count) => `${figure.format(count)} registriert`,
  failed: 'Nicht geladen',
  retry: 'Erneut versuchen',
  surveys: 'Umfragen',
  surveysText: 'Die Mitarbeitenden, die sie beantworten; jeder Mandant hat eigene Umfragen.',
  surveysFact: (count, client) =>
    count === 1 ? `1 Umfrage von ${client}` : `${figure.format(count)} Umfragen von ${client}`,
})
