import { defineMessages } from '@ssp/feature-kit'

/** Texts of every report (spec 4 sections 2.1 and 8). */
export const reportMessages = defineMessages('analytics.report', {
  from: 'Filter from',
  to: 'Filter to',
  reload: 'Reload',
  filter: 'Days of the report',
  failed: 'There was a problem fetching data',
  noChart: 'Not enough data to show chart',
  noRows: 'We could not find any data matching your criteria.',
  toBar: (title: string) => `Show ${title} as a bar chart`,
  toDoughnut: (title: string) => `Show ${title} as a doughnut chart`,
  details: 'Details',
  detailsOf: (title: string) => `Details of ${title}`,
  pick: 'Choose a value to open it.',
  day: 'Day',
  part: 'Name',
  total: 'Total',
})
