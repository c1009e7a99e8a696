import { randomUUID } from 'node:crypto'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { newsArticleMail } from '../../mail/messages.ts'
import { insertBatch } from '../../mailings/batches.repository.ts'
import { sendEmails } from '../../mailings/send-emails.job.ts'
import { employeeMailBrand } from '../../people/employee-brand.ts'
import { insertRecipients } from './news.repository.ts'

/**
 * Queues one e-mail about a new article for every registered employee of the client.
 * @returns the number of recipients.
 */
export async function announceArticle(
  tx: Tx,
  { objects, jobs }: Pick<Deps, 'objects' | 'jobs'>,
  { actor, client }: Call,
  { id: articleId, title }: { id: string; title: string },
): Promise<number> {
  const batchId = randomUUID()
  const template = 'NewsArticle'
  const message = newsArticleMail(await employeeMailBrand(tx, client.id, objects), title)
  await insertBatch(tx, { clientId: client.id, id: batchId, template, requestedBy: actor.userId, articleId }, message)
  const recipients = await insertRecipients(tx, client.id, { batchId, template })
  await jobs.enqueue(tx, sendEmails, { clientId: client.id, platformId: client.platformId, batchId })
  return recipients
}
