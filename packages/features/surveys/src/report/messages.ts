import { defineMessages } from '@ssp/feature-kit'

/** The PDF report (spec 2 section 9). */
export const reportMessages = defineMessages('surveys.report', {
  subject: 'Survey report',
  status: 'Status',
  start: 'Start date',
  completion: 'Completion date',
  share: 'Share',
  none: 'N/A',
  page: 'Page {page} of {pages}',
  otherScripts:
    'This report has no letters for some of its texts, which are shown as empty boxes. It has Latin, Greek, Cyrillic and Arabic; the CSV files have every script.',
  noResults: 'There are currently no responses to this survey.',
  done: 'The report has been downloaded',
  failed: 'The report could not be made',
})
