import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { recordEvents } from '../../people/portal-events.ts'
import { insertArchive } from './archives.repository.ts'

/** Creates a payslip of an employee, counted as uploaded; its file is not stored. @returns its id. */
export async function makePayslip(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'payslips'>> & { employee_id: string },
): Promise<string> {
  const { process_date = '2026-03-31', file_name = `${process_date}.pdf` } = fields
  const payslip = { client_id, id: randomUUID(), ...fields, process_date, file_name }
  await tx.insertInto('payslips').values(payslip).execute()
  const happened_at = new Date(payslip.created_at ?? Date.now()).toISOString()
  await recordEvents(tx, client_id, [{ employee_id: payslip.employee_id, kind: 'payslip_uploaded', happened_at }])
  return payslip.id
}

/** Creates a P60 of an employee; its file is not stored. @returns its id. */
export async function makePayDocument(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'pay_documents'>> & { employee_id: string },
): Promise<string> {
  const { id = randomUUID(), file_name = `${id}.pdf` } = fields
  const document = { client_id, process_period: '2025', document_type: 'P60', ...fields, id, file_name }
  await tx.insertInto('pay_documents').values(document).execute()
  return id
}

/** Makes an archive of payslips of an employee that a user waits for. @returns its id. */
export async function makeArchive(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'pay_archives'>> & { employee_id: string; user_id: string },
): Promise<string> {
  const archive = {
    client_id,
    id: randomUUID(),
    bucket: 'payslips' as const,
    file_name: 'pay.zip',
    files: '[]',
    ...fields,
  }
  await insertArchive(tx, archive)
  return archive.id
}
