import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

/** The page 'Notifications & Marketing Reports' (spec 4 section 2.1); the wording of the note is decision 29. */
export const notificationsMessages = defineMessages('analytics.notifications', {
  title: titles.notifications,
  note: 'Drill-down by e-mail channel (delivery, reads, bounces) is coming.',
  reminders: 'Registration Reminders',
  welcome: 'Welcome Emails',
  sent: 'Sent',
})
