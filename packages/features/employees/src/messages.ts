import { defineMessages, type MessagesOf } from '@ssp/feature-kit'

/** What every screen of the feature says of a person. */
export const employeeMessages = defineMessages('employees.employee', {
  unnamed: 'No name',
  genders: { 0: 'Female', 1: 'Male', 2: 'Prefer not to say', 3: 'Other', 4: 'Non-Binary', 5: 'Intersex' },
})

export type EmployeeMessages = MessagesOf<typeof employeeMessages>
