import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

/** Creating a survey (spec 2 sections 2, 4 and 5). */
export const createSurveyMessages = defineMessages('surveys.create', {
  title: titles.create,
  draft: 'Save as a draft',
  publish: 'Publish',
  template: 'Template',
  created: 'Survey has been created',
})

/** The summary card of a survey (spec 2 section 2). */
export const summaryMessages = defineMessages('surveys.summary', {
  heading: 'Summary',
  category: 'Category',
  noCategory: 'No category',
  createCategory: (title: string) => `Create “${title}”`,
  categoryCreated: 'Category has been created',
  manage: 'Manage category',
  manageNone: 'Choose a category first.',
  start: 'Start date',
  completion: 'Completion date',
  branded: 'Branded',
  brandedHelp: 'Shows the logo and the colours of the client.',
  anonymous: 'Anonymous',
  anonymousHelp: 'Answers are stored without the name of the employee. This cannot change once somebody has answered.',
  locked: 'This stays as it is once the survey is live.',
  lockedByResponses: 'This stays as it is once somebody has answered.',
  wrongOrder: 'The completion date is before the start date.',
  dates: 'Future dates schedule the survey; blank dates save it as a draft.',
  edit: 'Edit summary',
  stopEditing: 'Done',
  none: 'N/A',
  yes: 'Yes',
  no: 'No',
})

/** The dialog that manages a category (spec 2 section 2). */
export const categoryMessages = defineMessages('surveys.category', {
  title: 'Manage category',
  name: 'Title',
  description: 'Description',
  save: 'Save',
  saved: 'Category has been updated',
  remove: 'Delete',
  removed: 'Category has been deleted',
  confirmRemove: (title: string) => `Are you sure you want to delete ${title}?`,
  losesCategory: 'Its surveys stay, without a category.',
})

/** The dialog that imports the fields of a template. */
export const importMessages = defineMessages('surveys.import', {
  title: 'Import from template',
  description: 'Copies of its fields are added at the end of the form.',
  search: 'Search templates',
  empty: 'There are currently no templates available.',
  noMatch: 'No template matches the search.',
  failed: 'The templates could not be loaded.',
  add: 'Import',
  addOf: (title: string) => `Import ${title}`,
  imported: (count: number) => (count === 1 ? '1 field imported' : `${count} fields imported`),
  unreadable: 'The fields of this template could not be read.',
  tooMany: 'A survey holds at most 1,000 fields.',
  cancel: 'Cancel',
})
