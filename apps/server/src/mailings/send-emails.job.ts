import type { Deps } from '../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../jobs/job.ts'
import { FIRST, lastOf, SLICE } from '../jobs/slices.ts'
import { claim, countWaiting, findMessage, markFailed, markSent, type BatchKey } from './batches.repository.ts'

/** A mailing to be sent. */
export const sendEmails = jobKind<BatchKey & { platformId: string }>('employee-emails.send')

/** E-mails that are claimed at once. */
const CLAIM = 20

/**
 * Sends a mailing, each e-mail once however often the job runs: who is marked as sent is left out, and an e-mail that was
 * handed over just before the process died has the same id the second time. One that cannot be handed over is tried again
 * with the next run; the others do not wait for it, unless none of twenty can.
 */
export function sendEmailsWorker(
  { database, jobs, mailer, log }: Pick<Deps, 'database' | 'mailer' | 'log'> & { jobs: Pick<Deps['jobs'], 'enqueue'> },
  slice: number = SLICE,
): JobWorker {
  return jobWorker(sendEmails, async ({ platformId, ...batch }) => {
    const until = Date.now() + slice
    const scope = { clientId: batch.clientId, platformId, userId: null }
    const message = await database.withTenant(scope, (tx) => findMessage(tx, batch))
    if (!message) return
    for (let after = FIRST; ;) {
      const claimed = await database.withTenant(scope, (tx) => claim(tx, batch, { most: CLAIM, after }))
      if (claimed.length === 0) break
      after = lastOf(claimed)
      let failed = 0
      for (const { employee_id: employeeId, address } of claimed) {
        const id = `${batch.batchId}.${employeeId}`
        const error = await mailer({ ...message, id, to: address }).then(
          () => null,
          (thrown: unknown) => thrown,
        )
        if (error !== null) failed += 1
        const mark = error === null ? markSent : markFailed
        await database.withTenant(scope, (tx) => mark(tx, batch, employeeId))
      }
      // The address may be in the error of the mail server, so that only the number is logged.
      if (failed > 0) log.warn({ batchId: batch.batchId, failed }, 'e-mails could not be handed over')
      if (failed === claimed.length) break
      if (Date.now() >= until)
        return database.withTenant(scope, (tx) => jobs.enqueue(tx, sendEmails, { platformId, ...batch }))
    }
    const waiting = await database.withTenant(scope, (tx) => countWaiting(tx, batch))
    if (waiting > 0) throw new Error(`${waiting} e-mails of the mailing wait for another try`)
  })
}
