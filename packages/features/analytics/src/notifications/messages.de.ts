import { defineTranslation } from '@ssp/feature-kit/messages'
import type { notificationsMessages } from './messages'

/** German texts of the page 'Notifications & Marketing Reports'. */
export const notificationsGerman = defineTranslation<typeof notificationsMessages>('analytics.notifications', {
  title: 'Benachrichtigungen & Marketing',
  note: 'Die Aufschlüsselung nach E-Mail-Kanal (Zustellung, Öffnungen, unzustellbare E-Mails) folgt.',
  reminders: 'Erinnerungen an die Registrierung',
  welcome: 'Willkommens-E-Mails',
  sent: 'Gesendet',
})
