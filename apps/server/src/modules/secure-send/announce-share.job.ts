import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { brandFor, sharedDocumentMail } from '../../mail/messages.ts'
import { findReceivedById } from './shared-documents.repository.ts'

/** A shared file; `clientId` is the recipient's client, in whose name the e-mail is sent. */
export const announceShare = jobKind<{
  id: string
  clientId: string
  platformId: string
  userId: string
  to: string
  label: string
  sender: string
  senderClient: string
}>('secure-send.announce')

/**
 * Notifies a recipient that a file is waiting, without the file, its name and the message. Sends one e-mail, however often
 * it runs, and none if the file was recalled before.
 */
export function announceShareWorker({ database, mailer }: Pick<Deps, 'database' | 'mailer'>): JobWorker {
  return jobWorker(announceShare, async ({ id, clientId, platformId, userId, to, ...facts }) => {
    const brand = await database.withTenant({ clientId, platformId, userId }, async (tx) => {
      const waiting = await findReceivedById(tx, { userId, homeClientId: clientId }, id)
      return waiting && brandFor(tx, { clientId, userId })
    })
    if (brand) await mailer({ id, ...sharedDocumentMail(to, brand, facts) })
  })
}
