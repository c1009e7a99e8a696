import { randomUUID } from 'node:crypto'
import type { components } from '@ssp/api/schema'
import { canReach, scopeAt } from '../../access/actor.ts'
import { clientNames, became, trail } from '../../access/trail.ts'
import { can } from '@ssp/api/can'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { once } from '../../http/idempotency.ts'
import { requireSamePlatform, type Call } from '../call.ts'
import * as repository from './shared-documents.repository.ts'

type Wanted = components['schemas']['AddSharedDocumentScopeRequest']

const requireUser = async (tx: Tx, clientId: string, userId: string) => {
  const label = await repository.findUserLabel(tx, clientId, userId)
  if (label === undefined) throw problem('not_found')
  return { kind: 'user', id: userId, label } as const
}

/** What an access is to, in words. */
const nameOfTarget = async (tx: Tx, { client }: Call, target: repository.Target): Promise<string> => {
  const { target_id: id, target_scope: scope } = target
  if (id === null || scope === 'platform') return scope
  if (scope === 'client') return (await clientNames(tx, [id]))(id)
  return (await repository.findUserLabel(tx, client.id, id)) ?? id
}

/** Access to shared documents (secure send), kept per user. */
export function sharedDocumentsService({ database, directory }: Pick<Deps, 'database' | 'directory'>) {
  // A target must lie within the caller's own reach: nobody gives what they do not hold.
  const requireTarget = async (tx: Tx, { actor, client }: Call, target: repository.Target): Promise<void> => {
    const { target_id: id, target_scope: scope } = target
    if ((scope === 'default') !== (id === null))
      throw problem('invalid', { fields: { targetId: 'Only default has no target.' } })
    if (id === null) return
    if (scope === 'user') return void (await requireUser(tx, client.id, id))
    if (scope === 'platform') {
      requireSamePlatform({ actor, client }, id)
      const place = { clientId: client.id, homeClientId: actor.homeClientId }
      if (!can(actor.rights, 'PLATFORM_VIEW', place)) throw problem('forbidden', { permission: 'PLATFORM_VIEW' })
      return
    }
    const granted = await directory.byId(id)
    if (!granted || !canReach(actor, granted)) throw problem('not_found')
  }

  return {
    /** @throws problem `invalid` without a user and a platform, `not_found` for ones that are not the client's. */
    list(call: Call, by: { userId?: string; platformId?: string }) {
      const { actor, client } = call
      const { userId, platformId } = by
      requireSamePlatform(call, platformId)
      return database.withTenant(scopeAt(client, actor), async (tx) => {
        if (userId !== undefined) {
          await requireUser(tx, client.id, userId)
          return repository.findAccess(tx, client.id, { userId })
        }
        if (platformId === undefined)
          throw problem('invalid', { fields: { userId: 'One of userId and platformId is needed.' } })
        return repository.findAccess(tx, client.id, { platformId })
      })
    },

    /** Gives access, once per key; an identical access stays the one it is. */
    add(call: Call, { id, userId, targetId, targetScope }: Wanted, key: string | undefined): Promise<{ id: string }> {
      const { actor, client } = call
      const target = { target_scope: targetScope, target_id: targetId ?? null }
      const body = { id, userId, ...target }
      const attempt = { clientId: client.id, userId: actor.userId, key, operation: 'addSharedDocumentScope', body }
      return database.withTenant(scopeAt(client, actor), (tx) =>
        once(tx, attempt, async () => {
          const subject = await requireUser(tx, client.id, userId)
          await requireTarget(tx, call, target)
          const made = await repository.insertAccess(tx, client.id, {
            id: id ?? randomUUID(),
            user_id: userId,
            ...target,
          })
          if (made.isNew) {
            const changes = became('sharedDocuments', null, await nameOfTarget(tx, call, target), targetScope)
            await trail(tx, call, { action: 'sharedDocuments.add', subject, changes, details: { ...target } })
          }
          return { id: made.id }
        }),
      )
    },

    /** @throws problem `not_found`. */
    remove: (call: Call, id: string): Promise<void> =>
      database.withTenant(scopeAt(call.client, call.actor), async (tx) => {
        const { client } = call
        const removed = await repository.deleteAccess(tx, client.id, id)
        if (!removed) throw problem('not_found')
        const { user_id, target_id, target_scope } = removed
        const target = { target_id, target_scope }
        const subject = await requireUser(tx, client.id, user_id)
        const changes = became('sharedDocuments', await nameOfTarget(tx, call, target), null, target_scope)
        await trail(tx, call, { action: 'sharedDocuments.remove', subject, changes, details: target })
      }),
  }
}
