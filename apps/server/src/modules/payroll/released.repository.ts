import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import { PAYSLIPS } from '../../pay/pay-files.ts'
import { PAYROLL } from './buckets.ts'
import { documentTypeOf, periodOf, type DocumentType } from './document-types.ts'
import type { JobKey, JobRow } from './jobs.repository.ts'

/** A document of an employee that is to be visible. */
interface NewDocument {
  client_id: string
  id: string
  employee_id: string
}

const TABLES = { [PAYSLIPS]: 'payslips', 'core-documents': 'pay_documents' } as const

/** Those of the employees who have a document of a type and a pay date. */
export async function findOwners(
  tx: Tx,
  clientId: string,
  type: DocumentType,
  payDate: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows =
    type.bucket === PAYSLIPS
      ? await tx
          .selectFrom('payslips')
          .select('employee_id')
          .where('client_id', '=', clientId)
          .where('process_date', '=', payDate)
          .where('employee_id', 'in', ids)
          .execute()
      : await tx
          .selectFrom('pay_documents')
          .select('employee_id')
          .where('client_id', '=', clientId)
          .where('document_type', '=', type.name)
          .where('process_period', '=', periodOf(type, payDate))
          .where('employee_id', 'in', ids)
          .execute()
  return new Set(rows.map((row) => row.employee_id))
}

/** The payslips of an employee of a date. */
export const findPayslips = (tx: Tx, clientId: string, employeeId: string, date: string) =>
  tx
    .selectFrom('payslips')
    .select(['id', 'process_date as date', 'file_name as fileName', 'created_at as createdAt'])
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .where('process_date', '=', date)
    .execute()

/** Deletes a payslip. */
export const deletePayslip = (tx: Tx, clientId: string, id: string) =>
  tx.deleteFrom('payslips').where('client_id', '=', clientId).where('id', '=', id).execute()

/** Inserts a payslip. @returns the name of its file: the date, or the id for a second one of the date. */
export async function insertPayslip(tx: Tx, document: NewDocument, date: string): Promise<string> {
  const named = `${date}.pdf`
  const taken = await tx
    .selectFrom('payslips')
    .select('id')
    .where('client_id', '=', document.client_id)
    .where('employee_id', '=', document.employee_id)
    .where('file_name', '=', named)
    .executeTakeFirst()
  const file_name = taken ? `${document.id}.pdf` : named
  await tx
    .insertInto('payslips')
    .values({ ...document, process_date: date, file_name })
    .execute()
  return file_name
}

/** Inserts a pay document. @returns the name of its file; undefined when the employee has one of its type and period. */
export async function insertPayDocument(
  tx: Tx,
  document: NewDocument,
  type: DocumentType,
  date: string,
): Promise<string | undefined> {
  const existing = await findOwners(tx, document.client_id, type, date, [document.employee_id])
  if (existing.size > 0) return undefined
  const file_name = `${document.id}.pdf`
  const facts = { process_period: periodOf(type, date), document_type: type.name, use_uuid: true, file_name }
  await tx
    .insertInto('pay_documents')
    .values({ ...document, ...facts })
    .execute()
  return file_name
}

/** Whether a payslip or pay document is that of an employee. */
export async function isDocumentOf(tx: Tx, clientId: string, id: string, employeeId: string | null): Promise<boolean> {
  if (employeeId === null) return false
  for (const table of Object.values(TABLES)) {
    const found = await tx
      .selectFrom(table)
      .select('id')
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .where('employee_id', '=', employeeId)
      .executeTakeFirst()
    if (found) return true
  }
  return false
}

/** Until the transaction ends, no other upload of the client replaces or takes back documents: each follows what the other did. */
export const lockReleased = (tx: Tx, clientId: string) => lockName(tx, `released pay ${clientId}`)

/**
 * Takes the documents of a job out of sight, with their files, and brings back what they had replaced.
 *
 * @returns the employees whose documents they were
 */
export async function takeBack(tx: Tx, { clientId, id }: JobKey, job: JobRow): Promise<string[]> {
  const bucket = documentTypeOf(job.document_type)?.bucket ?? PAYSLIPS
  const table = sql.table(TABLES[bucket])
  const items = sql`payroll_items i where i.client_id = ${clientId} and i.job_id = ${id}`
  await lockReleased(tx, clientId)
  // A reader who opens one at this moment waits, and then finds none.
  await sql`select from ${items} for update`.execute(tx)
  if (bucket === PAYSLIPS) await takeOutOfLaterUploads(tx, { clientId, id })
  await sql`update objects o set bucket = ${PAYROLL}, object_key = ${clientId} || '/' || ${id} || '/' || i.position || '/document.pdf'
    from payroll_items i join ${table} p on p.client_id = i.client_id and p.id = i.document_id
    where i.client_id = ${clientId} and i.job_id = ${id} and o.client_id = i.client_id and o.bucket = ${bucket}
      and o.object_key = ${clientId} || '/' || p.employee_id || '/' || p.file_name`.execute(tx)
  // What was deleted since then has no file that could be shown again.
  await sql`update payroll_items i set state = 'leftOut', reason = 'byHand', document_id = null, released_at = null
    where i.client_id = ${clientId} and i.job_id = ${id} and i.document_id is not null
      and not exists (select from ${table} p where p.client_id = i.client_id and p.id = i.document_id)`.execute(tx)
  const { rows } = await sql<{
    employee_id: string
  }>`delete from ${table} p using payroll_items i where i.client_id = ${clientId} and i.job_id = ${id}
    and p.client_id = i.client_id and p.id = i.document_id
    returning p.employee_id`.execute(tx)
  if (bucket === PAYSLIPS) await bringBack(tx, clientId, id)
  await sql`update payroll_items set document_id = null, released_at = null, replaced = '[]'
    where client_id = ${clientId} and job_id = ${id} and (document_id is not null or replaced <> '[]')`.execute(tx)
  return rows.map((row) => row.employee_id)
}

/**
 * Payslips that a later upload has replaced go back to this upload, and what they had replaced goes on to the later one: else
 * its recall would show again what was recalled.
 */
async function takeOutOfLaterUploads(tx: Tx, { clientId, id }: JobKey): Promise<void> {
  const { rows } = await sql<{ position: number }>`select i.position, i.document_id as id, i.replaced as own,
      b.job_id as by_job, b.position as by_position, r ->> 'key' as key
    from payroll_items i join payroll_items b on b.client_id = i.client_id and b.employee_id = i.employee_id and b.job_id <> i.job_id
      cross join jsonb_array_elements(b.replaced) r
    where i.client_id = ${clientId} and i.job_id = ${id} and (r ->> 'id')::uuid = i.document_id
    for update of b`.execute(tx)
  if (rows.length === 0) return
  const replaced = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as x(position int, id uuid, own jsonb, by_job uuid, by_position int, key text)`
  await sql`update objects o set object_key = ${clientId} || '/' || ${id} || '/' || x.position || '/document.pdf'
    from ${replaced} where o.client_id = ${clientId} and o.bucket = ${PAYROLL} and o.object_key = x.key`.execute(tx)
  await sql`update payroll_items b set replaced = x.own || coalesce(
      (select jsonb_agg(r) from jsonb_array_elements(b.replaced) r where (r ->> 'id')::uuid <> x.id), '[]')
    from ${replaced} where b.client_id = ${clientId} and b.job_id = x.by_job and b.position = x.by_position`.execute(tx)
  await sql`update payroll_items i set document_id = null, released_at = null, replaced = '[]' from ${replaced}
    where i.client_id = ${clientId} and i.job_id = ${id} and i.position = x.position`.execute(tx)
}

async function bringBack(tx: Tx, clientId: string, id: string): Promise<void> {
  const aside = sql`payroll_items i, jsonb_to_recordset(i.replaced)
    as r(id uuid, date date, "fileName" text, "createdAt" timestamptz, key text)
    where i.client_id = ${clientId} and i.job_id = ${id}`
  await sql`insert into payslips (client_id, id, employee_id, process_date, file_name, created_at)
    select i.client_id, r.id, i.employee_id, r.date, r."fileName", r."createdAt" from ${aside}
    on conflict do nothing`.execute(tx)
  await sql`update objects o set bucket = ${PAYSLIPS}, object_key = n.key_back
    from (select r.key, i.client_id || '/' || i.employee_id || '/' || r."fileName" as key_back from ${aside}) n
    where o.client_id = ${clientId} and o.bucket = ${PAYROLL} and o.object_key = n.key
      and not exists (select from objects x where x.client_id = ${clientId} and x.bucket = ${PAYSLIPS} and x.object_key = n.key_back)`.execute(
    tx,
  )
}
