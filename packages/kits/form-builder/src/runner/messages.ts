import { defineMessages } from '@ssp/feature-kit'

/** A form as an employee fills it in. */
export const runMessages = defineMessages('forms.run', {
  anonymousTitle: 'Your answers are anonymous',
  anonymous:
    'Stored: your answers, the day you answered and how long it took. Not stored with them: your name, your account, your address on the network or the time.',
  namedTitle: 'Your answers carry your name',
  named: 'Stored: your name, your answers, when you answered and how long it took.',
  required: 'Questions with * need an answer.',
  progress: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Back',
  next: 'Next',
  submit: 'Submit',
  attention: (count: number) => (count === 1 ? '1 answer needs attention.' : `${count} answers need attention.`),
  failed: 'Your answers were not sent.',
  kept: 'They are kept on this page. Try again.',
  doneTitle: 'Thank you',
  done: 'Your answers have been sent.',
  errors: {
    required: 'Answer this question.',
    requiredOptions: 'Tick at least one option.',
    invalidEmail: 'Enter an e-mail address, such as name@company.com.',
    invalidNumber: 'Enter a number.',
    invalid: 'This answer does not fit the question.',
  },
  restored: 'You left this form before sending it. Your answers are still here.',
  startAgain: 'Start again',
  empty: 'This form has no questions.',
})
