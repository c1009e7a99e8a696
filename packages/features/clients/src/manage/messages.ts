import { defineMessages } from '@ssp/feature-kit'

/** Messages of the platform manager; texts of the specification are verbatim. */
export const manageMessages = defineMessages('clients.manage', {
  title: 'Platform manager',
  facts: 'What belongs to the platform rather than to one client.',
  employees: 'Employees',
  employeesText: 'Everybody who works for a client of the platform.',
  accounts: 'Accounts',
  accountsText: 'Accounts of the platform’s staff.',
  surveys: 'Surveys',
  surveysText: 'Surveys of the platform’s employees.',
})
