import { defineMessages } from '@ssp/feature-kit'

/** A survey as an employee answers it. */
export const answerMessages = defineMessages('surveys.answer', {
  failed: 'The survey could not be loaded.',
  missing: 'There is no such survey.',
  back: 'Go back',
  closed: 'This survey is not open',
  closedText: 'It has ended, or it has not begun yet.',
  noEmployee: 'This account cannot answer surveys',
  noEmployeeText: 'It is not associated with an employee of this client.',
  submitted: 'You have answered this survey',
  submittedText: 'Thank you. A survey is answered once.',
  unreadable: 'The questions of this survey could not be read.',
})
