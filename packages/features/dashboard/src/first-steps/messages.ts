import { defineMessages } from '@ssp/feature-kit'

/** Texts of the first steps of a new client. */
export const firstStepsMessages = defineMessages('first-steps', {
  title: 'First steps',
  description: 'Until there are active employees.',
  steps: {
    details: { title: 'Check the client details', text: 'Labels of the sign-in page, time zone, rights' },
    theme: { title: 'Choose logo and colours', text: 'For this portal and the one of your employees' },
    accounts: { title: 'Add colleagues', text: 'An account with its own rights for each administrator' },
    welcome: {
      title: 'Look at the welcome e-mail',
      text: 'Sent after an employee has registered, with your attachments',
    },
    employees: { title: 'Add employees', text: 'One by one, or many at once from a CSV file' },
  },
})
