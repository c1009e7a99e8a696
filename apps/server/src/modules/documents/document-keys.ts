import { documentTypes } from '@ssp/api/document-types'
import type { Call } from '../../access/call.ts'
import { requireDocumentSharing } from './document-sharing.ts'
import { insertDocument } from './documents.repository.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { extensionsOf, ID, type KeyGroups, type PublishedObject } from '../../storage/bucket.ts'

/**
 * A document of the whole company, of teams, of individual employees, or the personal one of an employee, whose id then
 * starts the key (spec 2 section 3). The second part is new for each upload, so that no file overwrites another.
 */
export const DOCUMENT_KEY = new RegExp(
  `^(?:(?<scope>company|teams|individual)|(?<employeeId>${ID}))/${ID}/` +
    `(?<name>[\\p{L}\\p{M}\\p{N}_-]{1,150}\\.(?:${extensionsOf(documentTypes)}))$`,
  'u',
)

/** An account that sees an employee may add to the personal documents; everything else belongs to the client's documents. */
export const documentPermissions = ({ employeeId }: KeyGroups): readonly string[] =>
  employeeId === undefined ? ['DOCUMENTS_VIEW'] : ['EMPLOYEES_VIEW', 'DOCUMENTS_VIEW']

/**
 * Whether the caller may upload a document: only a caller who may share one, so that no file stays unshared.
 * @throws problem `forbidden`, or `not_found` for an employee out of reach.
 */
export async function authoriseDocument(tx: Tx, call: Call, { employeeId }: KeyGroups): Promise<void> {
  if (employeeId !== undefined) await requireEmployee(tx, call, employeeId, ['EMPLOYEES_VIEW', 'DOCUMENTS_VIEW'])
  await requireDocumentSharing(tx, call)
}

const RELATED = { company: 1, teams: 2, individual: 3 } as const

/**
 * Creates the record of an uploaded document.
 * @throws problem `conflict` if the key already has one, so that an address signed twice replaces nothing.
 */
export async function registerDocument(tx: Tx, { clientId, path, uploadedBy }: PublishedObject): Promise<void> {
  const { scope, employeeId, name } = DOCUMENT_KEY.exec(path)?.groups ?? {}
  if (name === undefined) throw problem('invalid')
  const related = scope === undefined ? 3 : RELATED[scope as keyof typeof RELATED]
  const isNew = await insertDocument(tx, {
    client_id: clientId,
    object_key: path,
    name,
    related_type: related,
    employee_id: employeeId ?? null,
    uploaded_by: uploadedBy ?? null,
  })
  if (!isNew) throw problem('conflict', { message: 'A file of this name was uploaded already.' })
}
