import { defineTranslation } from '@ssp/feature-kit/messages'
import type { miscMessages } from './messages'

/** German texts of the page 'Miscellaneous Reports'. */
export const miscGerman = defineTranslation<typeof miscMessages>('analytics.misc', {
  title: 'Weitere Berichte',
  devices: 'Nutzung nach Gerät',
  brands: 'Gerätemarken',
  visits: 'Besuche',
})
