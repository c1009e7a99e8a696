import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<{ id: string | undefined; isJob: boolean }>()

/** Runs what belongs to a request: the jobs that it queues keep its id. */
export const withinRequest = <T>(id: string, work: () => T): T => running.run({ id, isJob: false }, work)

/** Runs a job, with the id of the request that queued it or the job before it; undefined for one that no request queued. */
export const withinJob = <T>(id: string | undefined, work: () => T): T => running.run({ id, isJob: true }, work)

/** The id of the request that runs, or that the running job is for. */
export const requestId = (): string | undefined => running.getStore()?.id

/** Fields of every log line that a job writes. Lines of a request have its id from Fastify. */
export function factsOfJob(): { reqId?: string } {
  const { id, isJob } = running.getStore() ?? {}
  return isJob && id !== undefined ? { reqId: id } : {}
}
