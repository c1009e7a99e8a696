import { can } from '@ssp/api/can'
import { placeOf } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import { lockRecord } from '../../db/lock-record.ts'
import type { Page } from '../../db/paged.ts'
import { updateRecord } from '../../db/update-record.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { logInteraction } from '../../people/interactions.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import { DOCUMENTS } from './buckets.ts'
import type { Reader } from '../../storage/personal-addresses.ts'
import { followSharing } from './audience.ts'
import { reachOf, reachOfAny } from '../../access/document-reach.ts'
import * as repository from './documents.repository.ts'
import { requireAllWithinReach, requireDocument } from './require-document.ts'
import { requireTeams } from './require-teams.ts'
import { deleteAssociation, findAssociation } from './sharing.repository.ts'

interface Filter extends Page {
  teamIds?: string | undefined
  relatedType?: number | undefined
  acknowledgement?: 'overdue' | undefined
}

/** A document to open, and the employee from whose documents it is opened. */
interface FileRequest {
  key: string
  employeeId?: string
}

const listOf = (teamIds: string | undefined) => (teamIds ? teamIds.split(',') : undefined)

async function filterOf(tx: Tx, call: Call, { teamIds, relatedType, acknowledgement, search }: Filter) {
  const teams = listOf(teamIds)
  await requireTeams(tx, call, 'DOCUMENTS_VIEW', teams ?? [])
  const overdueFor =
    acknowledgement === 'overdue' ? notRestricted(call.actor, 'DOCUMENTS_VIEW', employeesAs('e')) : undefined
  return { reach: reachOf(call, 'DOCUMENTS_VIEW'), teamIds: teams, relatedType, overdueFor, search }
}

const tag = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  operation: 'setDocumentTag' | 'removeDocumentTag',
  { id, ifMatch }: { id: string; ifMatch: string | undefined },
  change: (document: { tag: string | null }) => string | null,
): Promise<number> =>
  tenantWrite(call, { operation }, async (tx) => {
    await lockRecord(tx, 'documents', call.client.id, id)
    const document = await requireDocument(tx, call, { id }, 'DOCUMENTS_VIEW')
    requireVersion(ifMatch, document.version, () => ({ tag: document.tag }))
    await requireAllWithinReach(tx, call, id, 'DOCUMENTS_VIEW')
    const next = change(document)
    if (next === document.tag) return document.version
    const version = await updateRecord(tx, 'documents', call.client.id, id, { tag: next })
    await auditCall(tx, call, { action: 'document.tag', target: id })
    return version
  })

/** A page of the documents. @throws problem `not_found` for a team out of reach. */
export const listDocuments = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: Filter) =>
  tenantRead(call, async (tx) => repository.findDocuments(tx, call.client.id, await filterOf(tx, call, filter), filter))

export const countDocuments = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: Filter) =>
  tenantRead(call, async (tx) => repository.countDocuments(tx, call.client.id, await filterOf(tx, call, filter)))

/** A document with the associations that the caller may see. @throws problem `not_found`. */
export const getDocument = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string) =>
  tenantRead(call, async (tx) => {
    const document = await requireDocument(tx, call, { id }, 'DOCUMENTS_VIEW')
    const { associations } = reachOf(call, 'DOCUMENTS_VIEW')
    const rows = await repository.findAssociations(tx, call.client.id, id, associations)
    const alone = { ...document, association_id: null, related_id: null }
    return {
      version: document.version,
      rows: rows.length > 0 ? rows : [alone],
      statuses: await repository.findStatuses(
        tx,
        call.client.id,
        id,
        notRestricted(call.actor, 'DOCUMENTS_VIEW', employeesAs('e')),
      ),
    }
  })

/** The documents with a key. Until they are shared, only those that the caller uploaded. */
export const validateDocumentFile = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, key: string) =>
  tenantRead(call, async (tx) => {
    const found = await repository.findDocument(tx, call.client.id, { key }, reachOfAny(call).documents)
    return found ? [{ ...found, association_id: null, related_id: null }] : []
  })

/**
 * A personal address of a document, opened from those of an employee or from the list.
 * @throws problem `not_found`, also if the employee has no such document.
 */
export const getDocumentFileUrl = (
  { tenantWrite, addresses }: Pick<Deps, 'tenantWrite' | 'addresses'>,
  call: Call,
  { key, employeeId: openedAt }: FileRequest,
  reader: Reader,
): Promise<string> =>
  tenantWrite(call, { operation: 'getDocumentFile' }, async (tx) => {
    const { id, name, employee_id: owner } = await requireDocument(tx, call, { key })
    if (openedAt) {
      await requireEmployee(tx, call, openedAt)
      if (!(await repository.hasDocument(tx, call.client.id, openedAt, id))) throw problem('not_found')
    }
    const employeeId = owner ?? openedAt
    if (employeeId) await logInteraction(tx, call, { employeeId, type: 'document_downloaded', description: name })
    await auditCall(tx, call, { action: 'document.download', target: id, details: { file: name } })
    const { id: clientId } = call.client
    return addresses.sign(tx, reader, { clientId, bucket: DOCUMENTS, key: `${clientId}/${key}`, fileName: name })
  })

/** @throws problem `not_found`, or `forbidden` for one that is not personal, or is shared with people out of reach. */
export const deleteDocument = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { id, key }: { id: string; key: string },
): Promise<void> =>
  tenantWrite(call, { operation: 'deleteDocument' }, async (tx) => {
    const isManager = can(call.actor.rights, 'DOCUMENTS_VIEW', placeOf(call.actor, call.client))
    await lockRecord(tx, 'documents', call.client.id, id)
    const document = await requireDocument(tx, call, { id })
    if (document.object_key !== key) throw problem('not_found')
    if (document.employee_id === null && !isManager) throw problem('forbidden', { permission: 'DOCUMENTS_VIEW' })
    await requireAllWithinReach(tx, call, id, isManager ? 'DOCUMENTS_VIEW' : 'EMPLOYEES_VIEW')
    await repository.deleteDocument(tx, call.client.id, id)
    if (document.employee_id) {
      const entry = { type: 'document_deleted', description: document.name, notify: true }
      await logInteraction(tx, call, { employeeId: document.employee_id, ...entry })
    }
    await auditCall(tx, call, { action: 'document.remove', target: id })
  })

/** A page of the documents of an employee. @throws problem `not_found` for an employee or team out of reach. */
export const listEmployeeDocuments = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  employeeId: string,
  { teamIds, ...page }: Filter,
) =>
  tenantRead(call, async (tx) => {
    await requireEmployee(tx, call, employeeId)
    const teams = listOf(teamIds)
    await requireTeams(tx, call, 'EMPLOYEES_VIEW', teams ?? [])
    return repository.findEmployeeDocuments(tx, call.client.id, employeeId, teams, page)
  })

export const countEmployeeDocuments = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  employeeId: string,
  teamIds: string | undefined,
) =>
  tenantRead(call, async (tx) => {
    await requireEmployee(tx, call, employeeId)
    const teams = listOf(teamIds)
    await requireTeams(tx, call, 'EMPLOYEES_VIEW', teams ?? [])
    return repository.countEmployeeDocuments(tx, call.client.id, employeeId, teams)
  })

/** @throws problem `not_found` for an association out of reach. */
export const removeDocumentAssociation = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeDocumentAssociation' }, async (tx) => {
    const { id: clientId } = call.client
    const found = requireFound(await findAssociation(tx, clientId, id, reachOf(call, 'DOCUMENTS_VIEW').associations))
    if (!(await deleteAssociation(tx, clientId, id))) throw problem('not_found')
    await followSharing(tx, clientId, found.document_id)
    if (found.employee_id) {
      const entry = { type: 'document_revoked', description: found.name }
      await logInteraction(tx, call, { employeeId: found.employee_id, ...entry })
    }
    const details = { employee: found.employee_id }
    await auditCall(tx, call, { action: 'document.revoke', target: found.document_id, details })
  })

export const setDocumentTag = (
  deps: Pick<Deps, 'tenantWrite'>,
  call: Call,
  at: { id: string; ifMatch: string | undefined },
  text: string,
) => tag(deps, call, 'setDocumentTag', at, (document) => text.trim() || document.tag)

export const removeDocumentTag = (
  deps: Pick<Deps, 'tenantWrite'>,
  call: Call,
  at: { id: string; ifMatch: string | undefined },
  text: string,
) => tag(deps, call, 'removeDocumentTag', at, (document) => (document.tag === text ? null : document.tag))
