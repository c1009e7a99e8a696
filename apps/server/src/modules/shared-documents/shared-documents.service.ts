import { randomUUID } from 'node:crypto'
import type { components } from '@ssp/api/schema'
import { clientsInReach } from '../../access/client-directory.ts'
import { valueChange, auditChange } from '../../access/audit-log.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { grantorOf, requireAccount } from '../../access/grants.ts'
import { requireSamePlatform, type Call } from '../../access/call.ts'
import { clientTargets, giveAccess, nameOfTarget, requireUser } from '../../shared-documents/document-access.ts'
import * as repository from '../../shared-documents/document-access.repository.ts'

type Wanted = components['schemas']['AddSharedDocumentScopeRequest']

/** The access of a user or of a platform. @throws problem `invalid` without a user and a platform, `not_found` for ones that are not the client's. */
export function listAccess(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  by: { userId?: string; platformId?: string },
) {
  const { client } = call
  const { userId, platformId } = by
  requireSamePlatform(call, platformId)
  return tenantRead(call, async (tx) => {
    if (userId !== undefined) {
      await requireUser(tx, call, userId)
      return repository.findAccess(tx, client.id, { userId })
    }
    if (platformId === undefined)
      throw problem('invalid', { fields: { userId: 'One of userId and platformId is needed.' } })
    return repository.findAccess(tx, client.id, { platformId })
  })
}

/** Grants access, once per key; existing identical access does not change. */
export async function addAccess(
  { database, directory, tenantWrite }: Pick<Deps, 'database' | 'directory' | 'tenantWrite'>,
  call: Call,
  { id, userId, targetId, targetScope }: Wanted,
  key: string | undefined,
): Promise<{ id: string }> {
  const target = { target_scope: targetScope, target_id: targetId ?? null }
  const reach = await clientsInReach(directory, call.actor, clientTargets([target]))
  const grantor = await grantorOf({ database, directory }, call.actor)
  const body = { id, userId, ...target }
  return tenantWrite(call, { operation: 'addSharedDocumentScope', key, body }, (tx) =>
    giveAccess(tx, call, { grantor, reach }, { id: id ?? randomUUID(), user_id: userId, ...target }),
  )
}

/** Removes an access. @throws problem `not_found`. */
export async function removeAccess(
  { database, directory, tenantWrite }: Pick<Deps, 'database' | 'directory' | 'tenantWrite'>,
  call: Call,
  id: string,
): Promise<void> {
  const grantor = await grantorOf({ database, directory }, call.actor)
  return tenantWrite(call, { operation: 'removeSharedDocumentScope' }, async (tx) => {
    const { client } = call
    const removed = requireFound(await repository.deleteAccess(tx, client.id, id))
    const { user_id, target_id, target_scope } = removed
    await requireAccount(tx, grantor, { id: user_id, client_id: client.id })
    const target = { target_id, target_scope }
    const subject = await requireUser(tx, call, user_id)
    const changes = valueChange('sharedDocuments', await nameOfTarget(tx, call, target), null, target_scope)
    await auditChange(tx, call, { action: 'sharedDocuments.remove', subject, changes, details: target })
  })
}
