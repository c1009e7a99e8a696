import { documentTypes } from '@ssp/api/document-types'
import type { Call } from '../access/call.ts'
import { requireDocumentSharing } from '../access/document-sharing.ts'
import { employeesAs, notRestricted } from '../access/not-restricted.ts'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { KeyGroups, PublishedObject } from './bucket.ts'

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * A document of the whole company, of teams, of individual employees, or the personal one of an employee, whose id the key
 * begins with then (spec 2 section 3). The second part is new for each upload, so that no file takes the place of another.
 */
export const DOCUMENT_KEY = new RegExp(
  `^(?:(?<scope>company|teams|individual)|(?<employeeId>${ID}))/${ID}/` +
    `(?<name>[\\p{L}\\p{M}\\p{N}_-]{1,150}\\.(?:${Object.keys(documentTypes).join('|')}))$`,
  'u',
)

/** Whoever sees an employee may add to the personal documents; everything else belongs to the client's documents. */
export const documentPermissions = ({ employeeId }: KeyGroups): readonly string[] =>
  employeeId === undefined ? ['DOCUMENTS_VIEW'] : ['EMPLOYEES_VIEW', 'DOCUMENTS_VIEW']

/**
 * Lets through the files of the employees whom none of the permissions hides.
 * @returns a function that throws problem `not_found` for others; a key without an employee is let through.
 */
export const requireOwner =
  (...permissions: readonly string[]) =>
  async (tx: Tx, { actor, client }: Call, { employeeId }: KeyGroups): Promise<void> => {
    if (employeeId === undefined) return
    const owner = await tx
      .selectFrom('employees as e')
      .select('e.id')
      .where('e.client_id', '=', client.id)
      .where('e.id', '=', employeeId)
      .where((at) => at.and(permissions.flatMap((name) => notRestricted(actor, name, employeesAs('e')))))
      .executeTakeFirst()
    if (!owner) throw problem('not_found')
  }

/**
 * Whether the caller may put a document: only who may share one, so that no file lies there unshared.
 * @throws problem `forbidden`, or `not_found` for an employee out of reach.
 */
export async function authoriseDocument(tx: Tx, call: Call, groups: KeyGroups): Promise<void> {
  await requireOwner('EMPLOYEES_VIEW', 'DOCUMENTS_VIEW')(tx, call, groups)
  await requireDocumentSharing(tx, call)
}

const RELATED = { company: 1, teams: 2, individual: 3 } as const

/**
 * Makes the record of an uploaded document.
 * @throws problem `conflict` when the key has one already, so that an address signed twice replaces nothing.
 */
export async function registerDocument(tx: Tx, { clientId, path, uploadedBy }: PublishedObject): Promise<void> {
  const { scope, employeeId, name } = DOCUMENT_KEY.exec(path)?.groups ?? {}
  if (name === undefined) throw problem('invalid')
  const related = scope === undefined ? 3 : RELATED[scope as keyof typeof RELATED]
  const made = await tx
    .insertInto('documents')
    .values({
      client_id: clientId,
      object_key: path,
      name,
      related_type: related,
      employee_id: employeeId ?? null,
      uploaded_by: uploadedBy ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw problem('conflict', { message: 'A file of this name was uploaded already.' })
}
