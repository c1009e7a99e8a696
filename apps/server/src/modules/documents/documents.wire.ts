import type { components } from '@ssp/api/schema'
import { csvLine } from '../../http/csv.ts'
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

/** The read status of a document as CSV: number, full name, identifier, document read. */
export function readersCsv(
  readers: readonly { forename: string; surname: string; identifier: string | null; read_at: string | null }[],
): string {
  const rows = readers.map(({ forename, surname, identifier, read_at: readAt }, index) => [
    String(index + 1),
    `${forename} ${surname}`.trim(),
    identifier ?? '',
    readAt === null ? 'Not Viewed' : new Date(readAt).toISOString(),
  ])
  const lines = [['Number', 'Full name', 'Identifier', 'Document Read'], ...rows]
  return `\uFEFF${lines.map((line) => csvLine(line, { quoted: true })).join('')}`
}
