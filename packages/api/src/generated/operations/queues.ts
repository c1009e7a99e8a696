// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Kinds of background jobs with their counts, and the newest failed jobs. */
export const getQueues = /* @__PURE__ */ operation('GET', '/ssp/production/platform/{clientId}/queues')

/** Queue every failed job of a kind again. */
export const retryJobsOfKind = /* @__PURE__ */ operation('POST', '/ssp/production/platform/{clientId}/queues/retry')

/** Queue one failed job again. */
export const retryJob = /* @__PURE__ */ operation('POST', '/ssp/production/platform/{clientId}/queues/failures/{id}/retry')
