import { can } from '@ssp/api/can'
import { placeOf } from '../../access/actor.ts'
import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { requireDocumentSharing } from './document-sharing.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { logInteraction } from '../../people/interactions.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import { followSharing } from './audience.ts'
import { reachOf, reachOfAny } from '../../access/document-reach.ts'
import { findAssociations } from './documents.repository.ts'
import { requirePlausibleName } from './name-guard.ts'
import { requireTeams } from './require-teams.ts'
import { findEmployees, findSharable, insertAssociation, isShared } from './sharing.repository.ts'

/** A document and the client, team or employee that it is shared with. */
export interface Share {
  id: string
  documentId: string
  relatedId: string
}

interface SharedDocument {
  id: string
  name: string
  related_type: number
  employee_id: string | null
}

async function documentsOf(tx: Tx, call: Call, ids: readonly string[]): Promise<Map<string, SharedDocument>> {
  // Sharing shows the document under this permission, whichever opens it now.
  const reach = [reachOfAny(call).documents, reachOf(call, 'DOCUMENTS_VIEW').documents]
  const rows = await findSharable(tx, call.client.id, ids, reach)
  if (rows.length < ids.length) throw problem('not_found')
  return new Map(rows.map((row) => [row.id, row]))
}

// A related id does not say its kind: it is the kind for which the document was uploaded (3-decisions 54).
async function requireRelated(tx: Tx, call: Call, type: number, ids: readonly string[]): Promise<void> {
  if (type === 1 && ids.some((id) => id !== call.client.id)) throw problem('not_found')
  if (type === 2) return requireTeams(tx, call, 'DOCUMENTS_VIEW', ids)
  if (type !== 3) return
  const wanted = [...new Set(ids)]
  const reachable = notRestricted(call.actor, 'DOCUMENTS_VIEW', employeesAs('e'))
  const found = await findEmployees(tx, call.client.id, wanted, reachable)
  if (found.length < wanted.length) throw problem('not_found')
}

async function requireShares(tx: Tx, call: Call, shares: readonly Share[], documents: Map<string, SharedDocument>) {
  const personal = shares.filter(({ documentId }) => documents.get(documentId)?.employee_id)
  for (const { documentId, relatedId } of personal) {
    await requireEmployee(tx, call, relatedId)
    if (documents.get(documentId)?.employee_id !== relatedId)
      throw problem('invalid', { message: 'A personal document goes to its own employee.' })
  }
  const others = shares.filter((share) => !personal.includes(share))
  if (others.length > 0 && !can(call.actor.rights, 'DOCUMENTS_VIEW', placeOf(call.actor, call.client)))
    throw problem('forbidden', { permission: 'DOCUMENTS_VIEW' })
  for (const type of [1, 2, 3]) {
    const ids = others.flatMap((one) => (documents.get(one.documentId)?.related_type === type ? one.relatedId : []))
    if (ids.length > 0) await requireRelated(tx, call, type, ids)
  }
}

// Of the employees who have a document and those who would get it.
async function requirePlausibleNames(
  tx: Tx,
  call: Call,
  shares: readonly Share[],
  documents: Map<string, SharedDocument>,
) {
  for (const { id, name, related_type: type } of documents.values()) {
    const earlier = type === 3 ? await findAssociations(tx, call.client.id, id) : []
    const later = shares.flatMap(({ documentId, relatedId }) => (documentId === id ? relatedId : []))
    const employees = new Set([...earlier.flatMap((row) => row.related_id ?? []), ...later])
    await requirePlausibleName(tx, call, { name, recipients: type === 3 ? employees : 'everyone' })
  }
}

/**
 * Shares all or none, once per key; existing sharing does not change. `isConfirmed` means that names of files were
 * confirmed.
 * @throws problem `not_found` for a document, team or employee out of reach, `conflict` for an id in use or a name to be
 * confirmed, `forbidden` or `invalid`.
 */
export const addDocumentAssociations = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  shares: readonly Share[],
  { isConfirmed, ...attempt }: { key: string | undefined; body: unknown; isConfirmed: boolean },
) =>
  tenantWrite(call, { operation: 'addDocumentAssociations', ...attempt }, async (tx) => {
    const { id: client_id } = call.client
    await requireDocumentSharing(tx, call)
    const documents = await documentsOf(tx, call, [...new Set(shares.map(({ documentId }) => documentId))])
    await requireShares(tx, call, shares, documents)
    if (!isConfirmed) await requirePlausibleNames(tx, call, shares, documents)
    for (const { id, documentId, relatedId } of shares) {
      const type = documents.get(documentId)?.related_type
      const related = type === 1 ? {} : type === 2 ? { team_id: relatedId } : { employee_id: relatedId }
      if (await isShared(tx, client_id, documentId, relatedId)) continue
      await insertAssociation(tx, { client_id, id, document_id: documentId, ...related })
      const description = documents.get(documentId)?.name ?? ''
      if (type === 3) await logInteraction(tx, call, { employeeId: relatedId, type: 'document_shared', description })
      const details = { with: relatedId }
      const action = 'document.share'
      await audit(tx, { clientId: client_id, actor: call.actor }, { action, target: documentId, details })
    }
    for (const id of documents.keys()) await followSharing(tx, client_id, id)
    return { success: true } as const // kept for a repeated key
  })
