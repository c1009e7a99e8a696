import { defineTranslation } from '@ssp/feature-kit/messages'
import type { forgottenPasswordMessages } from './messages'

/** German texts of the password reset. */
export const forgottenPasswordGerman = defineTranslation<typeof forgottenPasswordMessages>('auth.forgotten', {
  title: 'Passwort vergessen',
  emailIntro: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Code.',
  email: 'E-Mail',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  send: 'Code senden',
  generateFailed: 'Der Code konnte nicht erzeugt werden.',
  codeTitle: 'Code eingeben',
  codeIntro: (email) => `Wenn ${email} zu einem Konto gehört, ist ein Code aus sechs Zeichen unterwegs.`,
  code: 'Code',
  codeMissing: 'Geben Sie alle sechs Zeichen ein.',
  check: 'Code prüfen',
  sendAgain: 'Erneut senden',
  sentAgain: 'Wir haben einen neuen Code gesendet.',
  incorrect: 'Der eingegebene Code ist falsch.',
  passwordTitle: 'Neues Passwort festlegen',
  passwordIntro: (label) => `Wählen Sie ein neues Passwort für ${label}.`,
  newPassword: 'Neues Passwort',
  repeat: 'Passwort wiederholen',
  save: 'Passwort festlegen',
  grantExpired: 'Der Code ist abgelaufen. Fordern Sie einen neuen an.',
  startAgain: 'Neuen Code anfordern',
  startAgainFirst: 'Fordern Sie zuerst einen neuen Code an.',
  back: 'Zurück zur Anmeldung',
})
