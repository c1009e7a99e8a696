import * as operations from '../generated/operations'
import { resource, send } from './resource'

// The queues change at any time.
const queues = resource('queues', { staleTime: 0 })

/** Kinds of background jobs with their counts, mails, and the newest failed jobs. Requires PLATFORM_VIEW. */
export const queuesQuery = queues.read(
  'all',
  operations.getQueues,
  () => ({}),
  ({ record }) => record,
)

/** Queues all failed jobs of a kind again. Resolves to their number. Requires PLATFORM_UPDATE. */
export const retryJobsOfKind = send(operations.retryJobsOfKind, ({ kind }: { kind: string }) => ({ body: { kind } }), [
  'queues',
])

/** Queues one failed job again. Requires PLATFORM_UPDATE. */
export const retryJob = send(operations.retryJob, ({ id }: { id: string }) => ({ path: { id } }), ['queues'])
