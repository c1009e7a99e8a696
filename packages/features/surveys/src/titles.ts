/** The titles that a host needs before a page is opened, in a separate module from the texts. */
export const titles = {
  list: 'Surveys',
  create: 'Create survey',
  show: 'Survey',
  answer: 'Answer survey',
  createTemplate: 'Create survey template',
  showTemplate: 'Survey template',
} as const
