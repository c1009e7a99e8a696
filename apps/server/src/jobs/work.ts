import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { JobWorker } from './job.ts'
import { lossOf } from '../db/database-error.ts'
import type { RunningSpan, Tracing } from '../tracing/tracing.ts'
import { rulesOf } from './kinds.ts'
import { withinJob } from './request-id.ts'
import { createTurns } from './turns.ts'

/** What waits in the queue, sealed. */
export interface Sealed {
  sealed: string
  /** The span that queued it, if requests are traced. */
  traceparent?: string
  /** The id of the request that queued it, or the job before it. */
  reqId?: string
}
type Queued = JobWithMetadata<Sealed>

/**
 * Maximum number of jobs of a kind that a process runs at once, each of a different client, so that a long job of one
 * client delays no other.
 */
const PLACES = 2
/** Milliseconds until an empty queue is looked at again, and that running jobs get at the end. */
const PAUSE = 1_000
const GRACE = 5_000
/** Seconds for which a failed job is kept for operators, who may retry it. */
const KEEP_FAILED = 7 * 86_400

/** Takes the jobs of a kind one by one, with clients in turn. */
export const turnsOf = (boss: PgBoss, name: string) =>
  createTurns<Queued>(async (ignoreGroups) => {
    const [job] = await boss.fetch<Sealed>(name, { batchSize: 1, includeMetadata: true, ignoreGroups })
    return job
  })

/**
 * The stored part of an error. Its message is not stored, because it may contain an address, as those of mail servers do.
 */
function faultOf(error: unknown): { fault: string; code?: string } {
  if (error instanceof JobTooLong) return { fault: error.message }
  const { name, code } = Object(error) as { name?: unknown; code?: unknown }
  return { fault: typeof name === 'string' ? name : 'Error', ...(typeof code === 'string' && { code }) }
}

class JobTooLong extends Error {}

async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  const over = new AbortController()
  try {
    return await Promise.race([
      work,
      wait(seconds * 1000, undefined, { signal: over.signal, ref: false }).then(() => {
        throw new JobTooLong(`The job took more than ${seconds} seconds`)
      }),
    ])
  } finally {
    over.abort()
  }
}

/**
 * Milliseconds for which recording the end of a job is retried while its database is unavailable, and between two attempts.
 */
const RECORD_MS = 60_000
const RECORD_AGAIN_MS = 200

/** Records the end of a job. Otherwise finished work, such as a sent e-mail, would be repeated. */
async function recorded(record: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + RECORD_MS
  for (;;) {
    try {
      await record()
      return
    } catch (error) {
      if (!lossOf(error) || performance.now() > until) throw error
      await wait(RECORD_AGAIN_MS)
    }
  }
}

/** Logs an error of the queue: as a warning for a connection that a restart ended, because the queue recovers by itself. */
export function reportOfQueue(log: FastifyBaseLogger, err: unknown): void {
  if (lossOf(err)) log.warn({ err }, 'job queue waits for its database')
  else log.error({ err }, 'job queue failed')
}

/**
 * Runs the jobs of a kind in the background until it is stopped. `boss.work` skips groups only while they have a running
 * job, so a client with many jobs would be next again at once.
 */
export function workInTurns(
  { boss, log, tracing }: { boss: PgBoss; log: FastifyBaseLogger; tracing?: Tracing | undefined },
  worker: JobWorker,
  run: (job: Queued) => Promise<void>,
) {
  const { name } = worker
  const { byClient } = rulesOf(name)
  const turns = turnsOf(boss, name)
  const running = new Map<Queued, Promise<void>>()
  const stopping = new AbortController()

  const settle = async (job: Queued, span?: RunningSpan) => {
    // The job of a process without heartbeats is given to another one.
    const life = setInterval(
      () => void boss.touch(name, job).catch((error: unknown) => reportOfQueue(log, error)),
      15_000,
    )
    try {
      const failure = await within(job.expireInSeconds, run(job)).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      if (!failure) {
        await recorded(() => boss.complete(name, job))
        return
      }
      const fault = faultOf(failure.error)
      span?.fail(failure.error)
      const facts = { ...fault, kind: name, job: job.id, tries: job.retryCount + 1, trace_id: span?.traceId }
      log.error(facts, `job ${name} failed`)
      await recorded(() => boss.fail(name, job, fault))
      await boss
        .getDb()
        .executeSql(`update pgboss.job set deletion_seconds = $1 where name = $2 and id = $3 and state = 'failed'`, [
          KEEP_FAILED,
          name,
          job.id,
        ])
    } finally {
      clearInterval(life)
    }
  }
  const settleTraced = (job: Queued) => {
    if (!tracing) return settle(job)
    const attributes = {
      'messaging.system': 'pg-boss',
      'messaging.destination.name': name,
      'messaging.message.id': job.id,
    }
    const options = { kind: 'consumer', attributes, link: job.data.traceparent } as const
    return tracing.span(`job ${name}`, options, (span) => settle(job, span))
  }
  const start = (job: Queued) => {
    const work = withinJob(job.data.reqId, () => settleTraced(job))
      .catch((error: unknown) => reportOfQueue(log, error))
      .finally(() => {
        running.delete(job)
        turns.done(job)
      })
    running.set(job, work)
  }
  const pause = () => wait(PAUSE, undefined, { signal: stopping.signal }).catch(() => {})

  const loop = async () => {
    while (!stopping.signal.aborted) {
      try {
        const isFull = running.size >= (byClient ? PLACES : 1)
        const job = isFull ? undefined : await turns.next()
        if (job) start(job)
        else await Promise.race([...running.values(), pause()])
      } catch (error) {
        reportOfQueue(log, error)
        await pause()
      }
    }
  }
  const ended = loop()

  return {
    async stop() {
      stopping.abort()
      await ended
      await Promise.race([Promise.all(running.values()), wait(GRACE, undefined, { ref: false })])
      for (const job of running.keys()) await boss.fail(name, job, { fault: 'The process was stopped' })
    },
  }
}
