import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { logInteraction } from '../../people/interactions.ts'
import { recordEach } from '../../people/portal-events.ts'
import { analyze, lockRun, setState } from './bulk.repository.ts'
import { applyStep, undoStep } from './bulk-steps.repository.ts'

/** Data about the account that queued a job. */
export interface BulkJob {
  clientId: string
  platformId: string
  runId: string
  actor: { userId: string; label: string }
}

/** Applies or undoes a run, depending on its state. */
export const bulkRun = jobKind<BulkJob>('employee-bulk.run')

/** The progress of a job in a run. */
interface Place {
  state: 'applying' | 'undoing'
  line: number
}

const LOGGED = {
  applying: {
    import: { type: 'bulk_import', sentence: 'created_by_file' },
    update: { type: 'bulk_update', sentence: 'changed_by_file' },
    deactivate: { type: 'bulk_deactivate', sentence: 'deactivated_by_file' },
  },
  undoing: {
    import: { type: 'bulk_undo', sentence: 'removed_by_undo' },
    update: { type: 'bulk_undo', sentence: 'restored_by_undo' },
    deactivate: { type: 'bulk_undo', sentence: 'reactivated_by_undo' },
  },
} as const

/**
 * Processes a run in short transactions. Each locks the run, changes its next rows and marks them, so that a job that is
 * started again, even concurrently, processes every row once.
 */
export function bulkRunWorker({ database }: Pick<Deps, 'database'>): JobWorker {
  const step = ({ clientId, platformId, runId, actor }: BulkJob, before: Place | undefined) =>
    database.withTenant({ clientId, platformId, userId: actor.userId }, async (tx): Promise<Place | undefined> => {
      const run = await lockRun(tx, { clientId, id: runId })
      if (run?.state !== 'applying' && run?.state !== 'undoing') return undefined
      const after = before?.state === run.state ? before.line : 0
      const of = { clientId, runId, kind: run.kind, after }
      const done = run.state === 'applying' ? await applyStep(tx, of) : await undoStep(tx, of)
      if (!done) {
        await setState(tx, clientId, runId, run.state === 'applying' ? 'done' : 'undone')
        return undefined
      }
      if (run.kind === 'deactivate')
        await recordEach(tx, clientId, done.ids, run.state === 'applying' ? 'deactivated' : 'reactivated')
      const { type, sentence } = LOGGED[run.state][run.kind]
      await logInteraction(
        tx,
        { actor, client: { id: clientId } },
        { employeeId: done.ids, type, description: [[sentence, run.file_name]] },
      )
      return { state: run.state, line: done.last }
    })
  return jobWorker(bulkRun, async (job) => {
    await analyze(database, 'bulk_rows')
    let place = await step(job, undefined)
    for (let [steps, next] = [1, 1]; place; steps += 1) {
      if (steps === next) {
        await analyze(database, 'employees', 'interactions')
        next *= 8
      }
      await yieldToOthers()
      place = await step(job, place)
    }
  })
}
