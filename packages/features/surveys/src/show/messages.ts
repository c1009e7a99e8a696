import { defineMessages } from '@ssp/feature-kit'

/** One survey (spec 2 sections 2, 4 and 5). */
export const surveyPageMessages = defineMessages('surveys.show', {
  tabs: 'Survey',
  details: 'DETAILS',
  graphs: 'GRAPHS',
  responses: 'RESPONSES',
  save: 'Save',
  failed: 'The survey could not be loaded.',
  missing: 'There is no such survey.',
  back: 'Go Back',
  editLive: 'Are you sure you want to edit a live Survey? Doing so may affect data currently collated',
  editLabel: 'Edit',
  withdraw: 'Save without a completion date?',
  losesLive: 'The survey is live. Without a completion date it becomes a draft, and employees no longer see it.',
  withdrawLabel: 'Save as a draft',
  rescale: 'Save a scale without answered values?',
  losesValues: ({ label, count }: { label: string; count: number }) =>
    `${count === 1 ? '1 person has' : `${count} people have`} answered “${label}” with values that the new scale does not have. Their answers stay in the responses, the graphs and the exports.`,
  rescaleLabel: 'Save',
  confirmRemove: "Are you sure you want to delete this survey, you can't undo this action",
  loses: (responses: number) =>
    responses === 1 ? 'Its form and 1 response are lost.' : `Its form and ${responses} responses are lost.`,
  removed: 'Survey has been deleted',
  exportData: 'Export Survey Data',
  csv: 'CSV',
  fullCsv: 'CSV with question ids',
  pdf: 'PDF report',
  responsesFact: (count: number) => (count === 1 ? '1 response' : `${count} responses`),
})
