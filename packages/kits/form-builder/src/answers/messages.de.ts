import { defineTranslation } from '@ssp/feature-kit/messages'
import type { answersMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the answers of one person. */
export const answersGerman = defineTranslation<typeof answersMessages>('forms.answers', {
  none: 'Nicht beantwortet',
  folded: (count) => `${figure.format(count)} nicht beantwortet`,
  onScale: (value, min, max) => `${value} auf einer Skala von ${min} bis ${max}`,
  others: 'Antworten auf Fragen, die das Formular nicht mehr enthält',
})
