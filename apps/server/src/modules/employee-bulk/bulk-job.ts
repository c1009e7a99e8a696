import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { logInteraction } from '../../people/interactions.ts'
import { findRun, setState } from './bulk.repository.ts'
import { applyStep, undoStep } from './bulk-steps.ts'

/** What a job needs of whoever queued it. */
export interface BulkJob {
  clientId: string
  platformId: string
  runId: string
  actor: { userId: string; label: string }
}

/** Applies or undoes a run, whichever its state says. */
export const bulkRun = jobKind<BulkJob>('employee-bulk.run')

const LOGGED = {
  applying: {
    import: { type: 'bulk_import', verb: 'Created by the import of' },
    update: { type: 'bulk_update', verb: 'Changed by the update file' },
    deactivate: { type: 'bulk_deactivate', verb: 'Deactivated by the file' },
  },
  undoing: {
    import: { type: 'bulk_undo', verb: 'Removed by undoing the import of' },
    update: { type: 'bulk_undo', verb: 'Restored by undoing the update file' },
    deactivate: { type: 'bulk_undo', verb: 'Reactivated by undoing the file' },
  },
} as const

/**
 * Works through a run in short transactions. Each takes the lock of the run, changes its next rows and marks them, so that
 * a job that is started again, even beside the first, does every row once.
 */
export function bulkRunWorker({ database }: Pick<Deps, 'database'>): JobWorker {
  const step = ({ clientId, platformId, runId, actor }: BulkJob) =>
    database.withTenant({ clientId, platformId, userId: actor.userId }, async (tx) => {
      const run = await findRun(tx, { clientId, id: runId, lock: true })
      if (run?.state !== 'applying' && run?.state !== 'undoing') return false
      const of = { clientId, runId, kind: run.kind }
      const ids = run.state === 'applying' ? await applyStep(tx, of) : await undoStep(tx, of)
      if (!ids) {
        await setState(tx, clientId, runId, run.state === 'applying' ? 'done' : 'undone')
        return false
      }
      const { type, verb } = LOGGED[run.state][run.kind]
      await logInteraction(
        tx,
        { actor, client: { id: clientId } },
        { employeeId: ids, type, description: `${verb} ${run.file_name}` },
      )
      return true
    })
  return jobWorker(bulkRun, async (job) => {
    while (await step(job)) await yieldToOthers()
  })
}
