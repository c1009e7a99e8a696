import { defineMessages } from '@ssp/feature-kit'

const figure = new Intl.NumberFormat('en')

/** Messages of the platform manager; texts of the specification are verbatim. */
export const manageMessages = defineMessages('clients.manage', {
  title: 'Platform manager',
  facts: 'The employees of all clients of the platform.',
  employees: 'Employees',
  employeesText: 'All employees of these clients, deactivated ones included.',
  employeesFact: (count: number) => (count === 1 ? '1 employee' : `${figure.format(count)} employees`),
  accounts: 'Accounts',
  accountsText: 'Employees with a registered account, without deactivated ones.',
  accountsFact: (count: number) => `${figure.format(count)} registered`,
  failed: 'Could not be loaded',
  retry: 'Try again',
  surveys: 'Surveys',
  surveysText: 'The employees who answer them; each client has its own surveys.',
  surveysFact: (count: number, client: string) =>
    count === 1 ? `1 survey of ${client}` : `${figure.format(count)} surveys of ${client}`,
})
