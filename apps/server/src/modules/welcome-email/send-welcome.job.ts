import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../deps.ts'
import { ProblemError } from '../../errors.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { findAttachments } from './attachments.repository.ts'
import { ATTACHMENTS } from './buckets.ts'
import { welcomeMessage } from './welcome-message.ts'
import { findWelcomed, isUnsent, markSent } from './welcome.repository.ts'

/** A welcome e-mail to send; with `test` not to the employee but to an address, under its own id. */
export const sendWelcome = jobKind<{
  clientId: string
  platformId: string
  employeeId: string
  test?: { id: string; to: string }
}>('welcome-email.send')

// A user may remove an attachment while the e-mail is being made.
function nothingIfRemoved(error: unknown): undefined {
  if (!(error instanceof ProblemError) || error.code !== 'not_found') throw error
}

/**
 * Sends welcome e-mails with their attachments. The e-mail of an employee is marked as sent and has the same id however
 * often the job runs, by which mail systems recognise a repetition.
 */
export function sendWelcomeWorker({
  database,
  mailer,
  objects,
}: Pick<Deps, 'database' | 'mailer' | 'objects'>): JobWorker {
  return jobWorker(sendWelcome, async ({ clientId, platformId, employeeId, test }) => {
    const scope = { clientId, platformId, userId: null }
    const mail = await database.withTenant(scope, async (tx) => {
      const employee = await findWelcomed(tx, clientId, employeeId)
      const isWaiting = await isUnsent(tx, clientId, employeeId)
      const to = test?.to ?? (isWaiting && employee?.deactivated_at === null ? employee.email : null)
      if (!employee || !to) return undefined
      const message = await welcomeMessage(tx, clientId, employee, objects)
      return {
        ...message,
        to,
        id: test ? `welcome.test.${test.id}` : `welcome.${employeeId}`,
        files: await findAttachments(tx, clientId),
      }
    })
    if (!mail) return
    const { files, ...message } = mail
    const attachments = []
    for (const { key, filename } of files) {
      const opened = await objects.read({ clientId, bucket: ATTACHMENTS, key }).catch(nothingIfRemoved)
      if (!opened) continue
      attachments.push({ filename, contentType: opened.contentType, content: await buffer(opened.stream) })
    }
    await mailer({ ...message, attachments })
    if (test) return
    await database.withTenant(scope, (tx) => markSent(tx, clientId, employeeId))
  })
}
