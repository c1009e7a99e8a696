import { defineMessages } from '@ssp/feature-kit'

/** The e-mails to employees (spec 2 section 8). */
export const employeeEmailMessages = defineMessages('employees.emails', {
  reminder: 'Registration Reminder',
  appDetails: 'App Details Email',
  toAll: 'To all unregistered employees of the client.',
  toShown: 'To the unregistered employees whom the list shows under its search and filters.',
  audience: 'Send to',
  audiences: { shown: 'Those in this list', all: 'All unregistered employees' },
  toOne: (name: string, email: string) => `To ${name}, ${email}.`,
  sentTitle: 'Employees Registration Reminder',
  reminderSent: (email: string) => `Registration email reminder has been sent to ${email}`,
  appDetailsSent: (email: string) => `Email with app details and links has been sent to ${email}`,
  failedTitle: 'Something went wrong',
  failed: 'Emails could not be sent at this time, please try again later.',
})
