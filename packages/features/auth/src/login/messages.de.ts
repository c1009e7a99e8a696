import { defineTranslation } from '@ssp/feature-kit/messages'
import type { loginMessages, noticeMessages } from './messages'

/** German texts of the login page. */
export const loginGerman = defineTranslation<typeof loginMessages>('auth.login', {
  title: 'Anmelden',
  username: 'Benutzername',
  password: 'Passwort',
  submit: 'Anmelden',
  forgotten: 'Passwort vergessen?',
  capsLock: 'Die Feststelltaste ist aktiv',
  usernameMissing: 'Geben Sie Ihren Benutzernamen ein.',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  incorrect: 'Benutzername oder Passwort ist falsch.',
  locked: 'Zu viele Versuche. Versuchen Sie es in 5 Minuten erneut.',
  lockedWhy: 'Die Anmeldung ist nach zu vielen Versuchen gesperrt.',
  lockedUntil: (time) => `Ab ${time} Uhr können Sie es erneut versuchen.`,
  problem: 'Die Anmeldung ist fehlgeschlagen',
})

/** German texts of why the login page is shown, by notice. */
export const noticeGerman = defineTranslation<typeof noticeMessages>('auth.notices', {
  expired: 'Ihre Sitzung ist abgelaufen.',
  'signed-out': 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
  'password-changed': 'Ihr Passwort wurde geändert. Bitte melden Sie sich erneut an.',
})
