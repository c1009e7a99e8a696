import { defineMessages } from '@ssp/feature-kit'

/** Answers of one person. */
export const answersMessages = defineMessages('forms.answers', {
  none: 'Not answered',
  others: 'Answers to questions that the form no longer has',
})
