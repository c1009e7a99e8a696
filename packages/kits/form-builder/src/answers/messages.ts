import { defineMessages } from '@ssp/feature-kit'

const figure = new Intl.NumberFormat('en')

/** Answers of one person. */
export const answersMessages = defineMessages('forms.answers', {
  none: 'Not answered',
  folded: (count: number) => `${figure.format(count)} not answered`,
  onScale: (value: number, min: number, max: number) => `${value} on a scale of ${min} to ${max}`,
  others: 'Answers to questions that the form no longer has',
})
