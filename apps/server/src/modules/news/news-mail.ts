import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { newsArticleMail } from '../../mail/messages.ts'
import { insertBatch } from '../../mailings/batches.repository.ts'
import { sendEmails } from '../../mailings/send-emails.job.ts'
import { hasEmailAddress } from '../../people/email-address.ts'
import { employeeMailBrand } from '../../people/employee-brand.ts'

/**
 * Queues one e-mail about a new article for every registered employee of the client.
 * @returns to how many.
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
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('employee_emails')
    .columns(['client_id', 'batch_id', 'employee_id', 'template', 'address'])
    .expression(
      tx
        .selectFrom('employees as e')
        .select([
          'e.client_id',
          sql<string>`${batchId}::uuid`.as('batch_id'),
          'e.id',
          sql<string>`${template}::text`.as('template'),
          sql<string>`e.email`.as('address'),
        ])
        .where('e.client_id', '=', client.id)
        .where('e.deactivated_at', 'is', null)
        .where('e.registered_at', 'is not', null)
        .where(hasEmailAddress),
    )
    .executeTakeFirstOrThrow()
  await jobs.enqueue(tx, sendEmails, { clientId: client.id, platformId: client.platformId, batchId })
  return Number(numInsertedOrUpdatedRows)
}

/** Drops the e-mails about an article that no worker has claimed yet. */
export async function withdrawAnnouncement(tx: Tx, clientId: string, articleId: string): Promise<void> {
  await tx
    .deleteFrom('employee_emails')
    .where('client_id', '=', clientId)
    .where('batch_id', 'in', (from) =>
      from
        .selectFrom('employee_email_batches')
        .select('id')
        .where('client_id', '=', clientId)
        .where('article_id', '=', articleId),
    )
    .where('sent_at', 'is', null)
    .where('claimed_at', 'is', null)
    .execute()
}
