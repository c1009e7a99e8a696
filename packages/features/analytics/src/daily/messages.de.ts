import { defineTranslation } from '@ssp/feature-kit/messages'
import type { dailyMessages } from './messages'

/** German texts of Daily Analytics. */
export const dailyGerman = defineTranslation<typeof dailyMessages>('analytics.daily', {
  date: 'Datum',
  visitors: 'Besucher',
  unique: 'Eindeutige Besucher',
  actions: 'Aktionen',
  payslips: 'Lohnabrechnungen',
  discount: 'Besucher der Rabatte',
  storage: 'Besucher der Dokumentenablage',
  wellbeing: 'Besucher von Wohlbefinden',
  training: 'Besucher der Schulungen',
})
