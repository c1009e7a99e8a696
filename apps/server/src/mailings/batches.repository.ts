import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { lockName } from '../db/lock-name.ts'
import type { EmployeeMessage } from '../mail/messages.ts'
import type { Schema } from '../db/schema.ts'

/** Names one mailing. */
export interface BatchKey {
  clientId: string
  batchId: string
}

/** An e-mail that a worker has claimed. */
export interface Claimed {
  employee_id: string
  address: string
}

/** Attempts after which an address counts as failed. */
const ATTEMPTS = 5

/** Serialises the mailings of one client, so that two at once do not both find that no reminder was sent. */
export async function lockMailings(tx: Tx, clientId: string): Promise<void> {
  await lockName(tx, `employee e-mails ${clientId}`)
}

/** Stores the message of a mailing. */
export const insertBatch = (
  tx: Tx,
  batch: {
    clientId: string
    id: string
    template: Schema['employee_email_batches']['template']
    requestedBy: string
    /** The article that is announced. */
    articleId?: string
  },
  { subject, text, html }: EmployeeMessage,
) =>
  tx
    .insertInto('employee_email_batches')
    .values({
      client_id: batch.clientId,
      id: batch.id,
      template: batch.template,
      requested_by: batch.requestedBy,
      article_id: batch.articleId ?? null,
      subject,
      body_text: text,
      body_html: html,
    })
    .execute()

/** The message of a mailing; undefined if there is none. */
export const findMessage = (tx: Tx, { clientId, batchId }: BatchKey): Promise<EmployeeMessage | undefined> =>
  tx
    .selectFrom('employee_email_batches')
    .select(['subject', 'body_text as text', 'body_html as html'])
    .where('client_id', '=', clientId)
    .where('id', '=', batchId)
    .executeTakeFirst()

/**
 * Claims up to `most` waiting e-mails of the employees after the id `after`; the claim of a dead worker lapses after two
 * minutes. The array is computed once: without statistics, a subquery of `in` would be computed for each row, beyond its
 * limit.
 */
export async function claim(
  tx: Tx,
  { clientId, batchId }: BatchKey,
  { most, after }: { most: number; after: string },
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`update employee_emails set claimed_at = now(), attempts = attempts + 1
    where client_id = ${clientId} and batch_id = ${batchId} and employee_id = any (array(
      select employee_id from employee_emails
        where client_id = ${clientId} and batch_id = ${batchId} and employee_id > ${after} and sent_at is null and failed_at is null
          and (claimed_at is null or claimed_at < now() - interval '2 minutes')
        order by employee_id limit ${most} for update skip locked))
    returning employee_id, address`.execute(tx)
  return rows
}

const one = (tx: Tx, { clientId, batchId }: BatchKey, employeeId: string) =>
  tx
    .updateTable('employee_emails')
    .where('client_id', '=', clientId)
    .where('batch_id', '=', batchId)
    .where('employee_id', '=', employeeId)

/** Marks an e-mail as sent. */
export const markSent = (tx: Tx, batch: BatchKey, employeeId: string) =>
  one(tx, batch, employeeId)
    .set({ sent_at: sql`now()` })
    .execute()

/** Gives an e-mail back to be tried again, or up after five tries. */
export const markFailed = (tx: Tx, batch: BatchKey, employeeId: string) =>
  one(tx, batch, employeeId)
    .set({ claimed_at: null, failed_at: sql`case when attempts >= ${sql.lit(ATTEMPTS)} then now() end` })
    .execute()

/** The number of waiting e-mails of all mailings. */
export async function countMailsWaiting(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom('employee_emails')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** The number of e-mails of all mailings that failed within a week. */
export async function countMailsFailed(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom('employee_emails')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('failed_at', '>', sql<string>`now() - interval '7 days'`)
    .executeTakeFirstOrThrow()
  return total
}

/** The number of waiting e-mails of a mailing. */
export async function countWaiting(tx: Tx, { clientId, batchId }: BatchKey): Promise<number> {
  const { total } = await tx
    .selectFrom('employee_emails')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('client_id', '=', clientId)
    .where('batch_id', '=', batchId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}
