import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../jobs/job.ts'
import { findFiguresFrom, rebuildFigures } from './portal-events.ts'

/** Counts the figures of a client again, from a day on, YYYY-MM-DD. */
export const figuresJob = jobKind<{ clientId: string; platformId: string; from: string }>('figures.rebuild')

/** Before the first day that a client can have. */
export const FIRST_DAY = '0001-01-01'

/** Days of one job: writers of the client wait while they are counted. */
const DAYS = 31

/**
 * Recalculates a slice of the days and queues the days after it, in one transaction: a killed process leaves the slice
 * unchanged and its job in the queue.
 */
export function figuresWorker({ database, jobs }: Pick<Deps, 'database' | 'jobs'>): JobWorker {
  return jobWorker(figuresJob, ({ clientId, platformId, from }) =>
    database.withTenant({ clientId, platformId, userId: null }, async (tx) => {
      const first = await findFiguresFrom(tx, clientId, from)
      if (first === undefined) return
      const { rows } = await sql<{ last: string; next: string }>`
        select (d + ${DAYS - 1}::int)::text as last, (d + ${DAYS}::int)::text as next from (select ${first}::date d) f`.execute(
        tx,
      )
      const [slice] = rows
      if (!slice) return
      await rebuildFigures(tx, clientId, first, slice.last)
      await jobs.enqueue(tx, figuresJob, { clientId, platformId, from: slice.next })
    }),
  )
}
