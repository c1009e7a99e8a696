import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')

/** The employees of a platform (spec 4 sections 2, 4 and 8). */
export const platformEmployeesMessages = defineMessages('employees.platform', {
  title: titles.platform,
  total: (count: number) => (count === 1 ? '1 employee' : `${figure.format(count)} employees`),
  create: 'Create',
  search: 'Search employees',
  name: 'Name',
  identifier: 'Identifier',
  email: 'E-mail',
  client: 'Client',
  noIdentifier: 'No identifier',
  empty: 'We could not find any employees.',
  noMatch: 'Nobody matches the search and filters.',
  failed: 'There was a problem getting employees',
  filters: {
    status: {
      label: 'Account status',
      any: 'Active',
      options: { registered: 'registered', unregistered: 'unregistered', deactivated: 'deactivated' },
    },
    lastLoginDt: 'Last login date',
    registeredDt: 'Registered date',
    createdDt: 'Created date',
  },
})
