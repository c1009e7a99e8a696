import { sql, type RawBuilder } from 'kysely'
import { mergedInto, personOf } from '../../people/in-use.ts'

/** Readers of documents, by document: a merged account counts for the employee into whom it was merged. */
export const readPairs = (clientId: string, documents: RawBuilder<unknown>) => sql`
  select x.document_id, ${personOf(clientId, 'x.employee_id')} as employee_id from document_statuses x
    where x.client_id = ${clientId} and x.document_id in (${documents})`

/** Acknowledgements of the current versions of documents, likewise. */
export const acknowledgedPairs = (clientId: string, documents: RawBuilder<unknown>) => sql`
  select x.subject_id as document_id, ${personOf(clientId, 'x.employee_id')} as employee_id from acknowledgements x
    join acknowledgement_requests y on y.client_id = x.client_id and y.subject_kind = x.subject_kind
      and y.subject_id = x.subject_id and y.content_version = x.content_version
    where x.client_id = ${clientId} and x.subject_kind = 'document' and x.subject_id in (${documents})`

/** When `employees as e` read a document whose status of their own account is `s`. */
export const readAt = (documentId: string | RawBuilder<unknown>) => sql<string | null>`coalesce(s.read_at, (
  select min(x.read_at) from document_statuses x
    where x.client_id = e.client_id and x.document_id = ${documentId} and x.employee_id in ${mergedInto}))`

/** When `employees as e` acknowledged a document whose acknowledgement of their own account is `k`, and request is `q`. */
export const acknowledgedAt = sql<string | null>`coalesce(k.acknowledged_at, (
  select min(x.acknowledged_at) from acknowledgements x
    where x.client_id = q.client_id and x.subject_kind = q.subject_kind and x.subject_id = q.subject_id
      and x.content_version = q.content_version and x.employee_id in ${mergedInto}))`
