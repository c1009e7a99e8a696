import { defineMessages } from '@ssp/feature-kit'
import type { SurveyStatus } from '@ssp/api'

const statuses: Record<SurveyStatus, string> = {
  DRAFT: 'DRAFT',
  SCHEDULED: 'SCHEDULED',
  LIVE: 'LIVE',
  COMPLETED: 'COMPLETED',
}

/** What all screens of surveys and templates say alike (spec 2 sections 2, 4 and 5). */
export const surveyMessages = defineMessages('surveys.shared', {
  surveys: 'Surveys',
  statuses,
  errorTitle: 'Error',
  incomplete: 'Title, Description and Survey fields are required to save.',
  title: 'Title',
  description: 'Description',
  fields: 'Survey fields',
  preview: 'Preview',
  goBack: 'Go Back',
  remove: 'Remove',
  updated: { title: 'Update completed', survey: 'Survey has been updated', template: 'Template has been updated' },
  conflict: {
    labels: {
      title: 'Title',
      description: 'Description',
      categoryId: 'Category',
      start: 'Start date',
      completion: 'Completion date',
      branded: 'Branded',
      anonymous: 'Anonymous',
      fields: 'Survey fields',
    },
    yes: 'yes',
    no: 'no',
  },
  leave: {
    title: 'Leave without saving?',
    loses: 'Your changes to the form will be lost.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
})
