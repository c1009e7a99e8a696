import { defineMessages, type MessagesOf } from '@ssp/feature-kit'
import { titles } from '../titles'

/** The info tab of one employee (spec 2 section 2). */
export const employeeDetailMessages = defineMessages('employees.detail', {
  back: 'Go Back',
  title: titles.detail,
  list: titles.list,
  failed: 'There was a problem getting employee',
  missing: 'There is no such employee, or it belongs to another client.',
  registered: 'Registered',
  notRegistered: 'Not registered',
  deactivated: 'Deactivated',
  sections: { personal: 'Personal details', account: 'Account' },
  fullName: 'Full name',
  identifier: 'Identifier',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  registeredDt: 'Registered date',
  lastLoginDt: 'Last login',
  createdDt: 'Created date',
  client: 'Client',
  mobileNumber: 'Mobile number',
  telephoneNumber: 'Telephone number',
  gender: 'Gender',
  none: 'N/A',
})

export type EmployeeDetailMessages = MessagesOf<typeof employeeDetailMessages>
