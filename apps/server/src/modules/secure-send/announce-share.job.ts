import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { brandFor, sharedDocumentMail } from '../../mail/messages.ts'
import { findReceivedById } from './shared-documents.repository.ts'

/** A file that was shared; `clientId` is the receiver's, in whose name the e-mail is sent. */
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
 * Tells a receiver that a file is waiting, without the file, its name and the message. One e-mail, however often it runs, and
 * none when the file was recalled first.
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
