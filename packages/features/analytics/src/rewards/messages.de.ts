import { defineTranslation } from '@ssp/feature-kit/messages'
import type { rewardsMessages } from './messages'

/** German texts of the page 'Rewards & Recognition Reports'. */
export const rewardsGerman = defineTranslation<typeof rewardsMessages>('analytics.rewards', {
  title: 'Prämien & Anerkennung',
  note: 'Die Aufschlüsselung nach Mitarbeitenden folgt.',
  recognition: 'Ausgesprochene Anerkennungen',
  given: 'Vergebene Gutscheine',
  viewed: 'Von Empfängern angesehene Gutscheine',
  types: 'Arten der Anerkennung',
  recognitions: 'Anerkennungen',
  vouchers: 'Gutscheine',
})
