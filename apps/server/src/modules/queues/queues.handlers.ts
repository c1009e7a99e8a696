import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf } from '../../http/call.ts'
import { getQueues, retryJobs } from './queues.service.ts'

/** The queues of background jobs, for platform staff (decision 40). */
export function queuesHandlers(deps: Deps): HandlersOf<'getQueues' | 'retryJobsOfKind' | 'retryJob'> {
  return {
    getQueues: (request) => getQueues(deps, callOf(request)),

    async retryJobsOfKind(request) {
      return { retried: await retryJobs(deps, callOf(request), 'retryJobsOfKind', request.body) }
    },

    async retryJob(request) {
      return { retried: await retryJobs(deps, callOf(request), 'retryJob', { id: request.params.id }) }
    },
  }
}
