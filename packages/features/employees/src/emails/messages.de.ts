import { defineTranslation } from '@ssp/feature-kit/messages'
import type { employeeEmailMessages } from './messages'

/** German texts around the e-mails to employees. */
export const employeeEmailGerman = defineTranslation<typeof employeeEmailMessages>('employees.emails', {
  reminder: 'Erinnerung an die Registrierung',
  appDetails: 'E-Mail mit App-Informationen',
  toAll: 'An alle nicht registrierten Mitarbeitenden des Mandanten.',
  toShown: 'An die nicht registrierten Mitarbeitenden, die die Liste nach Suche und Filtern zeigt.',
  audience: 'Senden an',
  audiences: { shown: 'Mitarbeitende in dieser Liste', all: 'Alle nicht registrierten Mitarbeitenden' },
  toOne: (name, email) => `An ${name}, ${email}.`,
  sentTitle: 'Erinnerung an die Registrierung',
  reminderSent: (email) => `Die Erinnerung an die Registrierung wurde an ${email} gesendet`,
  appDetailsSent: (email) => `Die E-Mail mit App-Informationen und Links wurde an ${email} gesendet`,
  failedTitle: 'Es ist ein Fehler aufgetreten',
  failed: 'E-Mails konnten derzeit nicht gesendet werden, bitte versuchen Sie es später erneut.',
})
