import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { nextNumber } from './jobs.repository.ts'

/** Makes an upload of payslips that is not processed; its file is not stored. @returns its id. */
export async function makeJob(
  tx: Tx,
  client_id: string,
  { file = 'payroll.zip', ...fields }: Partial<NewRow<'payroll_jobs'>> & { file?: string } = {},
): Promise<string> {
  const { id = randomUUID(), number = await nextNumber(tx, client_id) } = fields
  const job = {
    client_id,
    object_key: `${client_id}/${id}/${file}`,
    document_type: 1,
    pay_date: '2026-03-31',
    release: 'now' as const,
    uploaded_by: randomUUID(),
    actor_label: 'Ann Example',
    ...fields,
    id,
    number,
  }
  await tx.insertInto('payroll_jobs').values(job).execute()
  return id
}
