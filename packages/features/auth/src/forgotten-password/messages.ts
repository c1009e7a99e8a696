import { defineMessages } from '@ssp/feature-kit'

/** Messages of the password reset. */
export const forgottenPasswordMessages = defineMessages('auth.forgotten', {
  title: 'Forgotten password',
  emailIntro: 'Enter your e-mail address and we will send you a code.',
  email: 'Email',
  emailMissing: 'Enter your e-mail address.',
  send: 'Send code',
  generateFailed: 'There was a problem generating OTP.',
  codeTitle: 'Enter the code',
  codeIntro: (email: string) => `If ${email} belongs to an account, a code of six characters is on its way.`,
  code: 'Code',
  codeMissing: 'Enter all six characters.',
  check: 'Check code',
  sendAgain: 'Send again',
  sentAgain: 'We have sent a new code.',
  incorrect: 'The code you entered was incorrect.',
  passwordTitle: 'Set a new password',
  passwordIntro: (label: string) => `Choose a new password for ${label}.`,
  newPassword: 'New password',
  repeat: 'Repeat password',
  save: 'Set password',
  grantExpired: 'The code has expired. Request a new one.',
  startAgain: 'Request a new code',
  startAgainFirst: 'Request a new code first.',
  back: 'Back to log in',
})
