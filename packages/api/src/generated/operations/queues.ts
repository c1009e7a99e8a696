// Generated from openapi/ by `npm run generate`. Do not edit.

/** Kinds of background jobs with their counts, and the newest failed jobs. */
export const getQueues = { method: 'GET', path: '/ssp/production/platform/{clientId}/queues', query: {} } as const

/** Queue every failed job of a kind again. */
export const retryJobsOfKind = { method: 'POST', path: '/ssp/production/platform/{clientId}/queues/retry', query: {} } as const

/** Queue one failed job again. */
export const retryJob = { method: 'POST', path: '/ssp/production/platform/{clientId}/queues/failures/{id}/retry', query: {} } as const
