import { randomUUID } from 'node:crypto'
import { clientsInReach } from '../../access/client-directory.ts'
import { valueChange, clientNames, auditChange } from '../../access/audit-log.ts'
import { can } from '@ssp/api/can'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import type { Call } from '../../access/call.ts'
import { grantorOf, permissionsOfUser, requireAccount, type Grantor } from '../../access/grants.ts'
import { findDeletedTeams, findTeamsOfClients } from '../../access/teams-of-clients.ts'
import { findUser } from './users.repository.ts'
import { findRestrictingTeams } from './user-permissions.repository.ts'
import * as repository from './user-scopes.repository.ts'

const requireUser = async (tx: Tx, call: Call, userId: string) => {
  const user = requireFound(await findUser(tx, call, 'id', userId))
  return { user, subject: { kind: 'user', id: user.id, label: user.label } as const }
}

// At the granted client the user can do everything they hold, so the caller must be able to do it there too.
const requireRightsAt = (grantor: Grantor, { actor }: Call, grantedId: string, held: string[]): void => {
  const place = { clientId: grantedId, homeClientId: actor.homeClientId }
  const excess = held.find((permission) => !grantor.mayGrant(permission) && !can(actor.rights, permission, place))
  if (excess) {
    throw problem('forbidden', {
      permission: excess,
      message: 'You cannot give this user a client where they could do more than you.',
    })
  }
}

// The user with the guard of every change to an account.
async function requireChangeable(tx: Tx, call: Call, grantor: Grantor, userId: string) {
  const { user, subject } = await requireUser(tx, call, userId)
  await requireAccount(tx, grantor, user)
  return subject
}

export const getUserScopes = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, userId: string) =>
  tenantRead(call, async (tx) => {
    await requireUser(tx, call, userId)
    return repository.findScopes(tx, call.client.id, userId)
  })

/** The teams of the user's clients that the caller reaches, and the deleted ones that still restrict the user. */
export async function getUserTeams(
  deps: Pick<Deps, 'database' | 'directory' | 'tenantRead'>,
  call: Call,
  userId: string,
) {
  const granted = await getUserScopes(deps, call, userId)
  const clientIds = [...new Set([call.client.id, ...granted.map((scope) => scope.client_id)])]
  const named = await deps.tenantRead(call, (tx) => findRestrictingTeams(tx, call.client.id, userId))
  const teams = await findTeamsOfClients(deps, call.actor, {
    clientIds,
  })
  return [...teams, ...(await findDeletedTeams(deps, call.actor, named))]
}

/** @throws problem `not_found` for a user or client out of reach, `conflict` for an access given already. */
export async function addUserScope(
  { database, directory, tenantWrite }: Pick<Deps, 'database' | 'directory' | 'tenantWrite'>,
  call: Call,
  scope: { id?: string; userId: string; clientId: string },
  key: string | undefined,
): Promise<{ id: string }> {
  const { actor, client } = call
  const reach = await clientsInReach(directory, actor, [scope.clientId])
  if (!reach.has(scope.clientId)) throw problem('not_found')
  const grantor = await grantorOf({ database, directory }, actor)
  return tenantWrite(call, { operation: 'addUserScope', key, body: scope }, async (tx) => {
    const subject = await requireChangeable(tx, call, grantor, scope.userId)
    requireRightsAt(grantor, call, scope.clientId, await permissionsOfUser(tx, client.id, scope.userId))
    const id = scope.id ?? randomUUID()
    await repository.insertScope(tx, client.id, { id, user_id: scope.userId, granted_client_id: scope.clientId })
    const nameOf = await clientNames(tx, [scope.clientId])
    const changes = valueChange('clients', null, nameOf(scope.clientId))
    const details = { clientId: scope.clientId }
    await auditChange(tx, call, { action: 'user.addScope', subject, changes, details })
    return { id }
  })
}

/** Removes a client from the access of a user; if it was the default, the default is cleared. */
export async function removeUserScope(
  { database, directory, tenantWrite }: Pick<Deps, 'database' | 'directory' | 'tenantWrite'>,
  call: Call,
  scopeId: string,
): Promise<void> {
  const grantor = await grantorOf({ database, directory }, call.actor)
  return tenantWrite(call, { operation: 'removeUserScope' }, async (tx) => {
    const { client } = call
    const scope = requireFound(await repository.findScope(tx, client.id, scopeId))
    const subject = await requireChangeable(tx, call, grantor, scope.user_id)
    await repository.deleteScope(tx, client.id, scopeId)
    const name = (await clientNames(tx, [scope.granted_client_id]))(scope.granted_client_id)
    const changes = [
      ...valueChange('clients', name, null),
      ...(scope.is_default ? valueChange('defaultClient', name, null) : []),
    ]
    const details = { clientId: scope.granted_client_id }
    await auditChange(tx, call, { action: 'user.removeScope', subject, changes, details })
  })
}

/** Sets the default client of a user. @throws problem `not_found` for a scope that is not this user's. */
export async function setDefaultScope(
  { database, directory, tenantWrite }: Pick<Deps, 'database' | 'directory' | 'tenantWrite'>,
  call: Call,
  wanted: { userId: string; scopeId: string; clientId: string },
): Promise<void> {
  const grantor = await grantorOf({ database, directory }, call.actor)
  return tenantWrite(call, { operation: 'setDefaultScope' }, async (tx) => {
    const { client } = call
    const scope = await repository.findScope(tx, client.id, wanted.scopeId)
    if (scope?.user_id !== wanted.userId || scope.granted_client_id !== wanted.clientId) throw problem('not_found')
    const subject = await requireChangeable(tx, call, grantor, wanted.userId)
    const before = (await repository.findScopes(tx, client.id, wanted.userId)).find((held) => held.default)
    await repository.makeDefault(tx, client.id, scope)
    const nameOf = await clientNames(tx, [wanted.clientId])
    const changes = valueChange('defaultClient', before?.clientName ?? null, nameOf(wanted.clientId))
    const details = { clientId: wanted.clientId }
    await auditChange(tx, call, { action: 'user.setDefaultScope', subject, changes, details })
  })
}
