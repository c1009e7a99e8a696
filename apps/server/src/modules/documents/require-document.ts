import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem, requireFound } from '../../errors.ts'
import { reachOf, reachOfAny } from '../../access/document-reach.ts'
import { findAssociations, findDocument } from './documents.repository.ts'

/** A document within reach under the permission, by default under any. @throws problem `not_found`. */
export async function requireDocument(tx: Tx, call: Call, by: { id: string } | { key: string }, permission?: string) {
  const reach = permission ? reachOf(call, permission) : reachOfAny(call)
  return requireFound(await findDocument(tx, call.client.id, by, reach.documents))
}

/** What concerns people out of the caller's reach is not the caller's to change. @throws problem `forbidden`. */
export async function requireAllWithinReach(tx: Tx, call: Call, documentId: string, permission: string): Promise<void> {
  const [clientId, { associations }] = [call.client.id, reachOf(call, permission)]
  const all = await findAssociations(tx, clientId, documentId)
  const seen = await findAssociations(tx, clientId, documentId, associations)
  if (seen.length < all.length)
    throw problem('forbidden', { message: 'This document is also shared with people whom you can not view.' })
}
