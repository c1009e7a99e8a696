import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf } from '../../http/call.ts'
import { queuesService } from './queues.service.ts'

/** The queues of background jobs, for platform staff (decision 40). */
export function queuesHandlers(deps: Deps): HandlersOf<'getQueues' | 'retryJobsOfKind' | 'retryJob'> {
  const service = queuesService(deps)
  return {
    getQueues: (request) => service.read(callOf(request)),

    async retryJobsOfKind(request) {
      return { retried: await service.retry(callOf(request), 'retryJobsOfKind', request.body) }
    },

    async retryJob(request) {
      return { retried: await service.retry(callOf(request), 'retryJob', { id: request.params.id }) }
    },
  }
}
