import { defineMessages, type MessagesOf } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')

/** The employees list (spec 2 sections 2 and 9). */
export const employeeListMessages = defineMessages('employees.list', {
  title: titles.list,
  total: (count: number) => (count === 1 ? '1 employee' : `${figure.format(count)} employees`),
  create: 'Create',
  export: 'Export',
  importCsv: 'Import CSV',
  updateCsv: 'Update CSV',
  deactivateCsv: 'Deactivate CSV',
  search: 'Search employees',
  name: 'Name',
  identifier: 'Identifier',
  email: 'Email',
  noIdentifier: 'No identifier',
  columns: { status: 'Status', teams: 'Teams', registered: 'Registered', lastLogin: 'Last login' },
  empty: 'We could not find any employees.',
  failed: 'The employees could not be loaded.',
  filters: {
    status: {
      label: 'Account status',
      any: 'All',
      options: {
        registered: 'Registered',
        unregistered: 'Unregistered',
        deactivated: 'Deactivated',
        active: 'Active',
      },
    },
    teamIds: 'Teams',
    lastLoginDt: 'Last login',
    registeredDt: 'Registered',
    createdDt: 'Created',
  },
})

export type EmployeeListMessages = MessagesOf<typeof employeeListMessages>
