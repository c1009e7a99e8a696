import { defineTranslation } from '@ssp/feature-kit/messages'
import type { answerMessages } from './messages'

/** German texts of a survey as an employee answers it. */
export const answerGerman = defineTranslation<typeof answerMessages>('surveys.answer', {
  failed: 'Die Umfrage konnte nicht geladen werden.',
  missing: 'Diese Umfrage gibt es nicht.',
  back: 'Zurück',
  closed: 'Diese Umfrage ist nicht geöffnet',
  closedText: 'Sie ist beendet oder hat noch nicht begonnen.',
  noEmployee: 'Dieses Konto kann keine Umfragen beantworten',
  noEmployeeText: 'Es ist mit keinem Personaldatensatz dieses Mandanten verknüpft.',
  submitted: 'Sie haben diese Umfrage beantwortet',
  submittedText: 'Vielen Dank. Eine Umfrage wird nur einmal beantwortet.',
  unreadable: 'Die Fragen dieser Umfrage konnten nicht gelesen werden.',
})
