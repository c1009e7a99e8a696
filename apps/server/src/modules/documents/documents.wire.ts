import type { components } from '@ssp/api/schema'
import type { DocumentRow } from './documents.repository.ts'
import type { findReadersPage } from './readers.repository.ts'

/** A document as the contract writes it. */
export function documentOf(row: DocumentRow): components['schemas']['Document'] {
  return {
    document_id: row.id,
    id: row.association_id,
    name: row.name,
    createdDt: row.created_at,
    updatedDt: row.updated_at,
    s3_file_key: row.object_key,
    related_id: row.related_id,
    relatedType: row.related_type,
    tag: row.tag,
  }
}

/** An employee whom a document reaches, as the contract writes it. */
export const readerOf = (
  row: Awaited<ReturnType<typeof findReadersPage>>[number],
): components['schemas']['AssociatedUser'] => ({
  document_associations_id: row.association_id,
  document_id: row.document_id,
  user_id: row.employee_id,
  forename: row.forename,
  surname: row.surname,
  identifier: row.identifier,
  updatedDt: row.read_at,
  acknowledgedDt: row.acknowledged_at,
})
