import { sql, type Insertable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** What an employee did in the employee portal. */
export type PortalEventKind =
  | 'payslip_viewed'
  | 'pay_document_downloaded'
  | 'pension_visited'
  | 'storage_uploaded'
  | 'storage_downloaded'
  | 'storage_deleted'
  | 'storage_restored'

/** One event. `doc_type_name` is the type of a pay document and absent for all others; `happened_at` defaults to now. */
export type NewPortalEvent = Insertable<Schema['portal_events']> & { kind: PortalEventKind }

/** Records events in the given transaction; triggers add those of now to the statistics of the day. */
export async function insertPortalEvents(tx: Tx, events: NewPortalEvent[]): Promise<void> {
  await tx.insertInto('portal_events').values(events).execute()
}

/** Records that the employee to whom a payslip or pay document belongs opened it. Nothing for an id of neither. */
export async function recordPayFileOpened(tx: Tx, clientId: string, documentId: string): Promise<void> {
  await sql`insert into portal_events (client_id, employee_id, kind, doc_type_name)
    select client_id, employee_id, 'payslip_viewed', null from payslips
      where client_id = ${clientId} and id = ${documentId}
    union all
    select client_id, employee_id, 'pay_document_downloaded', document_type from pay_documents
      where client_id = ${clientId} and id = ${documentId}`.execute(tx)
}
