import { randomUUID } from 'node:crypto'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { ProblemError } from '../../errors.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { JOBS } from './buckets.ts'
import { createClientHours } from '../../storage/client-hours.ts'
import { deleteStored } from '../../storage/objects.repository.ts'
import { summarise } from './items.repository.ts'
import { findJob, updateJob, type JobKey, type JobRow } from './jobs.repository.ts'
import { publishNext } from './publish-items.ts'
import { releasableItems } from './reach.ts'
import { ClaimLost, readFile, type RunningJob } from './read-file.ts'
import { FAULT_TEXTS, FileFault } from './reader/source.ts'
import { outcomeOf, STATUS } from './statuses.ts'
import { findPrevious } from './variance.repository.ts'

/** A payroll upload to be worked on, whatever is to be done next: reading its file, waiting, making its documents visible. */
export const runPayroll = jobKind<JobKey & { platformId: string }>('payroll.run')

/** What the uploads of a client may cost in an hour. */
const HOUR = { milliseconds: 25 * 60_000, entries: 100_000 }

/** Milliseconds until a job is tried again whose file is out of reach, and for how long. */
const PAUSE = 60_000
const GIVE_UP_AFTER = 3_600_000

const isRead = ({ results_actual: actual, results_expected: expected }: JobRow) =>
  expected !== null && (actual ?? 0) >= expected

const isDue = ({ release_at: at }: Pick<JobRow, 'release_at'>) => at === null || Date.parse(at) <= Date.now()

/**
 * Works on payroll uploads. Every step is a short transaction that ends with what comes next, and that the claim of this
 * worker guards: a job whose worker died is taken up where it was, and one that is worked on twice is done once.
 */
export function payrollWorker(deps: Pick<Deps, 'database' | 'directory' | 'jobs' | 'log' | 'objects'>): JobWorker {
  const { database, jobs, log, objects } = deps
  const hours = createClientHours(HOUR, () => new FileFault(FAULT_TEXTS.clientHour))
  const at = ({ clientId, platformId }: { clientId: string; platformId: string }) => ({
    clientId,
    platformId,
    userId: null,
  })

  const take = (key: JobKey & { platformId: string }, claim: string) =>
    database.withTenant(at(key), async (tx) => {
      const job = await findJob(tx, key, { lock: true })
      const starts = job && job.status <= STATUS.processing
      const isScheduled = job?.status === STATUS.scheduled && isDue(job)
      if (!job || !(starts || isScheduled)) return undefined
      await updateJob(tx, key, { status: STATUS.processing, claim, started_at: job.started_at ?? new Date() })
      return job
    })

  const fail = (running: RunningJob, fault: string) =>
    database.withTenant(at(running), async (tx) => {
      const ended = { status: STATUS.failed, fault, finished_at: new Date(), claim: null }
      if (await updateJob(tx, running, ended, running.claim)) await dropFile(running, tx)
    })

  // The file with the pay of all employees is not needed once its documents are stored.
  const dropFile = async ({ clientId, id }: JobKey, tx: Tx) => {
    const job = await findJob(tx, { clientId, id })
    if (job) await deleteStored(tx, { clientId, bucket: JOBS }, [job.object_key])
  }

  /** Gives a job back while the store is not there: it goes on in a minute where it was, for an hour. */
  const putOff = async (running: RunningJob) => {
    const isOver = await database.withTenant(at(running), async (tx) => {
      const job = await findJob(tx, running, { lock: true })
      if (!job || Date.parse(job.created_at) < Date.now() - GIVE_UP_AFTER) return true
      const isOurs = await updateJob(tx, running, { status: STATUS.uploaded, claim: null }, running.claim)
      if (isOurs) await scheduleRun(tx, jobs, running, new Date(Date.now() + PAUSE).toISOString())
      return false
    })
    if (isOver) await fail(running, 'The file could not be read from the store.')
  }

  /** Ends the reading. @returns whether the documents are to be made visible now. */
  const settle = (running: RunningJob) =>
    database.withTenant(at(running), async (tx) => {
      const job = await findJob(tx, running, { lock: true })
      if (!job) return false
      await dropFile(running, tx)
      const waits = job.release === 'review' || (job.release === 'scheduled' && !isDue(job))
      if (!waits) return updateJob(tx, running, { claim: running.claim }, running.claim)
      const status = job.release === 'review' ? STATUS.review : STATUS.scheduled
      const isOurs = await updateJob(tx, running, { status, finished_at: new Date(), claim: null }, running.claim)
      if (isOurs && status === STATUS.scheduled) await scheduleRun(tx, jobs, running, job.release_at ?? '')
      return false
    })

  const publish = async (running: RunningJob, taken: JobRow) => {
    // Before the transaction: the rights are read in one of their own.
    const reachable = await releasableItems(deps, running.clientId, taken)
    return database.withTenant(at(running), async (tx) => {
      const job = await findJob(tx, running, { lock: true })
      if (!job || !(await updateJob(tx, running, { claim: running.claim }, running.claim))) throw new ClaimLost()
      if (await publishNext(tx, objects, { key: running, job, reachable })) return true
      const { counts, released } = await summarise(tx, running)
      if (counts.matched > released) {
        const waits = { status: STATUS.review, release: 'review', release_at: null, reviewed: false } as const
        await updateJob(tx, running, { ...waits, finished_at: new Date(), claim: null }, running.claim)
        return false
      }
      const previous = await findPrevious(tx, running.clientId, job, counts)
      const status = outcomeOf({ counts, released, warned: previous?.fewer ?? false, reviewed: job.reviewed })
      await updateJob(tx, running, { status, finished_at: new Date(), claim: null }, running.claim)
      return false
    })
  }

  return jobWorker(runPayroll, async (key) => {
    const running = { ...key, claim: randomUUID() }
    const job = await take(key, running.claim)
    if (!job) return
    try {
      if (!isRead(job)) await readFile({ ...deps, hours }, running, job)
      if (!(await settle(running))) return
      while (await publish(running, job)) await yieldToOthers()
    } catch (error) {
      if (error instanceof ClaimLost) return
      if (error instanceof ProblemError && error.code === 'unavailable') return putOff(running)
      const isGone = error instanceof ProblemError && error.code === 'not_found'
      if (!isGone && !(error instanceof FileFault)) throw error
      log.info({ job: key.id }, 'payroll upload cannot be read')
      await fail(running, isGone ? 'The file is not there any more.' : error.message)
    }
  })
}

/** Has a job worked on again at its time of release. */
export const scheduleRun = (
  tx: Tx,
  jobs: Deps['jobs'],
  { clientId, id, platformId }: JobKey & { platformId: string },
  releaseAt: string,
): Promise<void> => jobs.enqueue(tx, runPayroll, { clientId, id, platformId }, { startAfter: new Date(releaseAt) })
