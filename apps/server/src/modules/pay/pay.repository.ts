import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { CORE_DOCUMENTS, PAYSLIPS } from '../../pay/pay-files.ts'

/** A bucket of pay files. */
export type PayBucket = typeof PAYSLIPS | typeof CORE_DOCUMENTS

/** The table of each bucket, the permission to see it, and how logs call its records. */
export const PAY = {
  [PAYSLIPS]: { table: 'payslips', permission: 'PAYSLIPS_VIEW', action: 'payslip', type: 'payslip' },
  [CORE_DOCUMENTS]: { table: 'pay_documents', permission: 'PAYDOCS_VIEW', action: 'payDocument', type: 'pay_document' },
} as const

/** Payslips of employees, newest first. */
export const findPayslips = (tx: Tx, clientId: string, employeeIds: readonly string[]) =>
  tx
    .selectFrom('payslips')
    .select(['id', 'employee_id', 'process_date', 'created_at'])
    .where('client_id', '=', clientId)
    .where('employee_id', 'in', employeeIds)
    .orderBy('process_date', 'desc')
    .orderBy('id')
    .limit(2000)
    .execute()

/** Pay documents of employees, newest first. */
export const findPayDocuments = (tx: Tx, clientId: string, employeeIds: readonly string[]) =>
  tx
    .selectFrom('pay_documents')
    .select(['id', 'employee_id', 'process_period', 'document_type', 'use_uuid', 'created_at', 'client_id'])
    .where('client_id', '=', clientId)
    .where('employee_id', 'in', employeeIds)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(2000)
    .execute()

/** Key of a record's file in its bucket. */
export const keyOfFile = (clientId: string, employeeId: string, name: string) => `${clientId}/${employeeId}/${name}`

/** Label of a record in the pay of its employee: the day of a payslip, period and type of a pay document. */
const SHOWN_NAME = {
  [PAYSLIPS]: sql<string>`to_char(process_date, 'DD.MM.YYYY')`,
  [CORE_DOCUMENTS]: sql<string>`concat_ws(', ', process_period, document_type)`,
}

/** Name of a saved file without its extension: the stored one may be a number or an id. */
const SAVED_NAME = {
  [PAYSLIPS]: sql<string>`to_char(process_date, 'YYYY-MM-DD')`,
  [CORE_DOCUMENTS]: sql<string>`translate(concat_ws(' ', process_period, document_type), '/\\', '--')`,
}

/** The file of a record. */
export interface PayFile {
  employee_id: string
  name: string
  size: number
  createdDt: string
  /** Label of the record. */
  shown: string
  /** What its download is called. */
  savedAs: string
}

/** The files that records of employees name, newest first. */
export async function findFiles(
  tx: Tx,
  bucket: PayBucket,
  clientId: string,
  employeeIds: readonly string[],
): Promise<PayFile[]> {
  const { rows } = await sql<PayFile>`
    select r.employee_id, r.file_name as name, o.size, r.created_at as "createdDt",
        ${SHOWN_NAME[bucket]} as shown, ${SAVED_NAME[bucket]} || substring(r.file_name from '\\.[^.]*$') as "savedAs" from ${sql.table(PAY[bucket].table)} r
      join objects o on o.client_id = r.client_id and o.bucket = ${bucket}
        and o.object_key = r.client_id || '/' || r.employee_id || '/' || r.file_name
      where r.client_id = ${clientId} and r.employee_id in (${sql.join(employeeIds)})
      order by r.created_at desc, r.id limit 2000`.execute(tx)
  return rows
}

/** Deletes a record of an employee. @returns its label; undefined without such a record. */
export const deleteRecord = (
  tx: Tx,
  bucket: PayBucket,
  { clientId, employeeId, id }: { clientId: string; employeeId: string; id: string },
) =>
  tx
    .deleteFrom(PAY[bucket].table)
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .where('id', '=', id)
    .returning(SHOWN_NAME[bucket].as('description'))
    .executeTakeFirst()

/** The ids of the accounts that were merged into an employee. */
export async function findMerged(tx: Tx, clientId: string, employeeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('employee_merges')
    .select('employee_id')
    .where('client_id', '=', clientId)
    .where('linked_id', '=', employeeId)
    .execute()
  return rows.map((row) => row.employee_id)
}

/** The employees among these that match conditions on `employees as e`. */
export async function findEmployees(
  tx: Tx,
  clientId: string,
  employeeIds: readonly string[],
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<string[]> {
  if (employeeIds.length === 0) return []
  const rows = await tx
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.client_id', '=', clientId)
    .where('e.id', 'in', employeeIds)
    .where((at) => at.and([...conditions]))
    .execute()
  return rows.map((row) => row.id)
}
