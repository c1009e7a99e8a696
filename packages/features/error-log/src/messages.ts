import { defineMessages } from '@ssp/feature-kit'
import { titles } from './titles'

/** `/logs/`. */
export const logsMessages = defineMessages('errorLog.logs', {
  title: titles.logs,
  errors: titles.errors,
  facts: 'What has happened on the platform.',
  newest: (time: string) => `Newest: ${time}`,
  noErrors: 'No errors',
  errorsDescription: 'Unexpected errors of the clients of the platform.',
  queues: titles.queues,
  queuesDescription: 'Background jobs: what waits, what failed, and its retry.',
  newestErrors: 'Newest errors',
  noneRecorded: 'No error is recorded.',
  failed: 'There was a problem fetching data',
  none: 'There is no log that you may open.',
})

/** `/logs/errors`. */
export const errorsMessages = defineMessages('errorLog.errors', {
  title: titles.errors,
  search: 'Search errors',
  types: 'Error type',
  allErrors: 'All errors',
  refresh: 'Refresh',
  feed: 'Errors',
  shown: (shown: number, total: number) => `${shown} of ${total} shown`,
  loadMore: 'Load more',
  none: 'Could not find any logs',
  failed: 'There was a problem fetching data',
  typesFailed: 'There was a problem fetching error types.',
  unknown: 'Unknown employee',
})
