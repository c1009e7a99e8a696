import { can } from '@ssp/api/can'
import { valueChange, clientNames, auditChange } from '../access/audit-log.ts'
import { reachesAccount } from '../access/account-reach.ts'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import { requireSamePlatform, type Call } from '../access/call.ts'
import { requireAccount, type Grantor } from '../access/grants.ts'
import { findUserLabel, insertAccess, type Target } from './document-access.repository.ts'

/** @throws problem `not_found` for a user of another client, or out of the caller's reach. */
export async function requireUser(tx: Tx, { actor, client }: Call, userId: string) {
  const isWithin = await reachesAccount(tx, { actor, clientId: client.id }, userId)
  const label = isWithin ? await findUserLabel(tx, client.id, userId) : undefined
  if (label === undefined) throw problem('not_found')
  return { kind: 'user', id: userId, label } as const
}

/** The name of what an access is to. */
export async function nameOfTarget(tx: Tx, { client }: Call, target: Target): Promise<string> {
  const { target_id: id, target_scope: scope } = target
  if (id === null || scope === 'platform') return scope
  if (scope === 'client') return (await clientNames(tx, [id]))(id)
  return (await findUserLabel(tx, client.id, id)) ?? id
}

/** Ids of the clients among the targets; their reach is found out before the transaction. */
export const clientTargets = (targets: readonly Target[]): string[] =>
  targets.flatMap(({ target_id: id, target_scope: scope }) => (scope === 'client' && id !== null ? id : []))

// A target must lie within the caller's own reach: a grant is limited to what the caller holds.
async function requireTarget(tx: Tx, call: Call, reach: ReadonlySet<string>, target: Target): Promise<void> {
  const { actor, client } = call
  const { target_id: id, target_scope: scope } = target
  if ((scope === 'default') !== (id === null))
    throw problem('invalid', { fields: { targetId: 'Only default has no target.' } })
  if (id === null) return
  if (scope === 'user') return void (await requireUser(tx, call, id))
  if (scope === 'platform') {
    requireSamePlatform(call, id)
    const place = { clientId: client.id, homeClientId: actor.homeClientId }
    if (!can(actor.rights, 'PLATFORM_VIEW', place)) throw problem('forbidden', { permission: 'PLATFORM_VIEW' })
    return
  }
  if (!reach.has(id)) throw problem('not_found')
}

/**
 * Gives a user access to shared documents; an identical access stays the one it is. `reach` holds the ids of client
 * targets that the caller reaches.
 * @returns the id of the new access, or of the identical one.
 * @throws problem `invalid`, `not_found` or `forbidden` for a user or target out of reach, or who holds more than the caller.
 */
export async function giveAccess(
  tx: Tx,
  call: Call,
  { grantor, reach }: { grantor: Grantor; reach: ReadonlySet<string> },
  access: Target & { id: string; user_id: string },
): Promise<{ id: string }> {
  const { target_scope, target_id } = access
  const subject = await requireUser(tx, call, access.user_id)
  await requireAccount(tx, grantor, { id: access.user_id, client_id: call.client.id })
  await requireTarget(tx, call, reach, access)
  const { id, isNew } = await insertAccess(tx, call.client.id, access)
  if (isNew) {
    const changes = valueChange('sharedDocuments', null, await nameOfTarget(tx, call, access), target_scope)
    const details = { target_scope, target_id }
    await auditChange(tx, call, { action: 'sharedDocuments.add', subject, changes, details })
  }
  return { id }
}
