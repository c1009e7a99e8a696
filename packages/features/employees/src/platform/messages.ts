import { defineMessages } from '@ssp/feature-kit'
import { employeeListMessages } from '../list/messages'
import { titles } from '../titles'

/** The employees of a platform (spec 4 sections 2, 4 and 8). */
export const platformEmployeesMessages = defineMessages('employees.platform', {
  ...employeeListMessages.messages,
  title: titles.platform,
  platform: 'Platform manager',
  client: 'Client',
  importCsv: 'Import',
  updateCsv: 'Update',
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
