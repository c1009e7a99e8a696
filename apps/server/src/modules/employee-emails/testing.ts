import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'

type Mail = Omit<NewRow<'employee_emails'>, 'batch_id' | 'template' | 'address'> & { address?: string }

/** Creates a mailing with its mails. @returns its id. */
export async function makeMailing(
  tx: Tx,
  client_id: string,
  { mails = [], ...fields }: Partial<NewRow<'employee_email_batches'>> & { mails?: readonly Mail[] } = {},
): Promise<string> {
  const { id: batch_id = randomUUID(), template = 'RegistrationReminderGeneric' } = fields
  const text = { subject: 's', body_text: 't', body_html: 'h', requested_by: randomUUID() }
  await tx
    .insertInto('employee_email_batches')
    .values({ client_id, ...text, ...fields, id: batch_id, template })
    .execute()
  if (mails.length > 0)
    await tx
      .insertInto('employee_emails')
      .values(mails.map((mail) => ({ address: 'a@example.com', ...mail, client_id, batch_id, template })))
      .execute()
  return batch_id
}
