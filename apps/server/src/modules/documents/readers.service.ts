import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { mayShareDocuments } from './document-sharing.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import { acknowledge } from '../../acknowledgements/requests.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireOwnEmployee } from '../../people/own-employee.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import { subjectOf } from './audience.ts'
import { findAudiences } from './audiences.repository.ts'
import { reachOf } from '../../access/document-reach.ts'
import { countReaders, findReadersPage, insertRead, reachesEmployee, type ReaderFilter } from './readers.repository.ts'
import { requireDocument } from './require-document.ts'
import { requireTeams } from './require-teams.ts'

const PERMISSION = 'DOCUMENTS_VIEW'

async function reachFor(tx: Tx, call: Call, { documentIds, teamId, userId }: ReaderFilter) {
  for (const id of new Set(documentIds)) await requireDocument(tx, call, { id }, PERMISSION)
  if (teamId !== undefined) await requireTeams(tx, call, PERMISSION, [teamId])
  if (userId !== undefined) await requireEmployee(tx, call, userId, [PERMISSION])
  const { associations } = reachOf(call, PERMISSION)
  return { associations, employees: notRestricted(call.actor, PERMISSION, employeesAs('e')) }
}

/** The caller's own employee. @throws problem `forbidden`, or `not_found` for a document that does not reach them. */
async function requireReader(tx: Tx, call: Call, documentId: string): Promise<string> {
  const { id: employeeId } = await requireOwnEmployee(tx, call)
  if (!(await reachesEmployee(tx, call.client.id, documentId, employeeId))) throw problem('not_found')
  return employeeId
}

/** A page of the readers. @throws problem `not_found` for a document, team or employee out of reach. */
export const listAssociatedUsers = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: ReaderFilter) =>
  tenantRead(call, async (tx) => findReadersPage(tx, call.client.id, await reachFor(tx, call, filter), filter))

export const countAssociatedUsers = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: ReaderFilter) =>
  tenantRead(call, async (tx) => countReaders(tx, call.client.id, await reachFor(tx, call, filter), filter))

/** The audiences of the documents of a page. @throws problem `not_found` for one out of reach. */
export const listDocumentAudiences = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, ids: readonly string[]) =>
  tenantRead(call, async (tx) => {
    const reach = { ...reachOf(call, PERMISSION), employees: notRestricted(call.actor, PERMISSION, employeesAs('e')) }
    const rows = await findAudiences(tx, call.client.id, reach, ids)
    if (rows.length < new Set(ids).size) throw problem('not_found')
    return rows
  })

/** Whether the caller may share documents. */
export const getDocumentSharing = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => mayShareDocuments(tx, call))

/** Records that the caller's employee has read a document; a repeated call keeps the first date. */
export const readDocument = ({ tenantWrite }: Pick<Deps, 'tenantWrite'>, call: Call, id: string) =>
  tenantWrite(call, { operation: 'readDocument' }, async (tx) => {
    const employeeId = await requireReader(tx, call, id)
    const isNew = await insertRead(tx, call.client.id, id, employeeId)
    if (isNew) await auditCall(tx, call, { action: 'document.read', target: id })
  })

/** Records that the caller's employee acknowledges a version of a document, and has read it. */
export const acknowledgeDocument = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  contentVersion: number,
) =>
  tenantWrite(call, { operation: 'acknowledgeDocument' }, async (tx) => {
    const employeeId = await requireReader(tx, call, id)
    await insertRead(tx, call.client.id, id, employeeId)
    if (!(await acknowledge(tx, subjectOf(call.client.id, id), employeeId, contentVersion))) return
    const details = { content_version: contentVersion }
    await auditCall(tx, call, { action: 'document.acknowledge', target: id, details })
  })
