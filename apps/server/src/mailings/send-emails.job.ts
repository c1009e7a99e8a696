import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../jobs/job.ts'
import { CLAIM, sendInSlices, SLICE } from '../jobs/slices.ts'
import { claim, countWaiting, findMessage, markFailed, markSent, type BatchKey } from './batches.repository.ts'

/** A mailing to be sent. */
export const sendEmails = jobKind<BatchKey & { platformId: string }>('employee-emails.send')

/**
 * Sends a mailing, each e-mail once however often the job runs: sent recipients are skipped, and an e-mail handed over just
 * before the process died has the same id the second time. A failed e-mail is retried with the next run.
 */
export function sendEmailsWorker(
  { database, jobs, mailer, log }: Pick<Deps, 'database' | 'mailer' | 'log'> & { jobs: Pick<Deps['jobs'], 'enqueue'> },
  slice: number = SLICE,
): JobWorker {
  return jobWorker(sendEmails, async ({ platformId, ...batch }) => {
    const inClient = <T>(work: (tx: Tx) => Promise<T>) =>
      database.withTenant({ clientId: batch.clientId, platformId, userId: null }, work)
    const message = await inClient((tx) => findMessage(tx, batch))
    if (!message) return
    const failed = await sendInSlices(
      {
        claim: (after) => inClient((tx) => claim(tx, batch, { most: CLAIM, after })),
        async send({ employee_id: employeeId, address }) {
          const isSent = await mailer({ ...message, id: `${batch.batchId}.${employeeId}`, to: address }).then(
            () => true,
            () => false,
          )
          const mark = isSent ? markSent : markFailed
          await inClient((tx) => mark(tx, batch, employeeId))
          return isSent
        },
        // The address may be in the error of the mail server, so that only the number is logged.
        onFailed: (count) => log.warn({ batchId: batch.batchId, failed: count }, 'e-mails could not be handed over'),
        queueRest: () => inClient((tx) => jobs.enqueue(tx, sendEmails, { platformId, ...batch })),
      },
      slice,
    )
    if (failed === undefined) return
    const waiting = await inClient((tx) => countWaiting(tx, batch))
    if (waiting > 0) throw new Error(`${waiting} e-mails of the mailing wait for another try`)
  })
}
