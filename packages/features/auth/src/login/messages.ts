import { defineMessages } from '@ssp/feature-kit'

/** Messages of the login page. Quoted ones are from the specification. */
export const loginMessages = defineMessages('auth.login', {
  title: 'Log in',
  username: 'Username',
  password: 'Password',
  submit: 'Log in',
  forgotten: 'Forgotten your password?',
  capsLock: 'Caps Lock is on',
  usernameMissing: 'Enter your username.',
  passwordMissing: 'Enter your password.',
  incorrect: 'Incorrect username and or password.',
  locked: 'Too many attempts, try again in 5 minutes',
  lockedWhy: 'Signing in is locked after too many attempts.',
  lockedUntil: (time: string) => `You can try again at ${time}.`,
  problem: 'Problem logging in',
})

/** Why the login page is shown, by notice. */
export const noticeMessages = defineMessages('auth.notices', {
  expired: 'Session expired.',
  'signed-out': 'You have been logged out, please login again.',
  'password-changed': 'Your password has been changed, please log in again.',
})
