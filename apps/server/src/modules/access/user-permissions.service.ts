import { randomUUID } from 'node:crypto'
import type { components } from '@ssp/api/schema'
import { clientsInReach } from '../../access/client-directory.ts'
import { auditChange, clientNames, listChange, type Change } from '../../access/audit-log.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import type { Call } from '../../access/call.ts'
import { lockRecord } from '../../db/lock-record.ts'
import { grantorOf, permissionNames, requireAccount, requireGrantable, SUPERADMIN } from '../../access/grants.ts'
import { touch } from './policies.repository.ts'
import { findDeletedTeams, findTeamsOfClients } from '../../access/teams-of-clients.ts'
import { findUser } from './users.repository.ts'
import * as repository from './user-permissions.repository.ts'

type Schemas = components['schemas']
type Restriction = { restricted_client_id: string; restricted_team_id: string | null }

/** The user, and the version that the editor saw. */
export interface Target {
  userId: string
  ifMatch: string | undefined
}

const read = async (tx: Tx, call: Call, userId: string) => {
  const user = requireFound(await findUser(tx, call, 'id', userId))
  const rows = await repository.findUserPermissions(tx, call.client.id, userId)
  const subject = { kind: 'user', id: user.id, label: user.label } as const
  return { version: user.version, rows, subject, user }
}

// The permissions are part of the user, so that both screens notice each other's changes.
const requireUnchanged = async (tx: Tx, call: Call, { userId, ifMatch }: Target) => {
  await lockRecord(tx, 'users', call.client.id, userId)
  const { version, rows, ...found } = await read(tx, call, userId)
  requireVersion(ifMatch, version, () => ({ permissions: rows }))
  return found
}

/** @throws problem `invalid` for a permission that shall apply nowhere, or both in clients and only to teams. */
function requireOnePlace({
  only,
  clientIds,
  teamIds,
}: {
  only?: boolean
  clientIds: string[]
  teamIds: string[]
}): void {
  if (only && clientIds.length > 0 === teamIds.length > 0)
    throw problem('invalid', { fields: { only: 'Choose clients or teams.' } })
}

/**
 * The changed places, or all of them if the mode changed between places where the permission does not apply and the only
 * places where it applies.
 */
function restrictionChanges(
  permission: { name: string; only: boolean },
  only: boolean,
  { lifted, added }: { lifted: string[]; added: string[] },
): Change[] {
  const fieldOf = (isOnly: boolean) => (isOnly ? 'onlyIn' : 'restriction')
  if (permission.only === only) return listChange(fieldOf(only), lifted, added, permission.name)
  return [
    ...listChange(fieldOf(permission.only), lifted, [], permission.name),
    ...listChange(fieldOf(only), [], added, permission.name),
  ]
}

/** The permissions of a user: direct grants, those of the role, restrictions. */
export const listUserPermissions = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, userId: string) =>
  tenantRead(call, (tx) => read(tx, call, userId))

/**
 * Grants and revokes direct grants, all or none. Permissions of the role and restrictions do not change.
 * @returns the new version.
 * @throws problem `forbidden` for a permission that the caller lacks, `not_found`, `stale`.
 */
export async function updateUserPermissions(
  { database, directory, tenantWrite }: Pick<Deps, 'database' | 'directory' | 'tenantWrite'>,
  call: Call,
  target: Target,
  changes: Schemas['UpdateUserPermissionsRequest']['permissions'],
): Promise<number> {
  const { actor, client } = call
  const grantor = await grantorOf({ database, directory }, actor)
  return tenantWrite(call, { operation: 'updateUserPermissions' }, async (tx) => {
    const { subject, user } = await requireUnchanged(tx, call, target)
    await requireAccount(tx, grantor, user)
    const names = await permissionNames(
      tx,
      client.id,
      changes.map(({ id }) => id),
    )
    const allowed = changes.filter(({ selected }) => selected)
    const revoked = changes.filter(({ selected }) => !selected)
    const nameOf = ({ id }: { id: string }) => names.get(id) ?? ''
    requireGrantable(grantor, allowed.map(nameOf))
    const grants = allowed.map(({ id, upID }) => ({ id: upID ?? randomUUID(), permission_id: id }))
    const before = await repository.findGrantedNames(tx, client.id, target.userId)
    await repository.insertGrants(tx, client.id, target.userId, grants)
    await repository.deleteGrants(
      tx,
      client.id,
      target.userId,
      revoked.map(({ id }) => id),
    )
    const after = await repository.findGrantedNames(tx, client.id, target.userId)
    const lost = [...before].filter((name) => !after.has(name))
    const gained = [...after].filter((name) => !before.has(name))
    const shown = listChange('permissions', lost, gained)
    await auditChange(tx, call, { action: 'user.updatePermissions', subject, changes: shown })
    return touch(tx, 'users', client.id, target.userId)
  })
}

/**
 * Replaces the clients and teams where a permission does not apply or, with `only`, the only ones where it applies, whether
 * it was granted or comes with the role. Extending where it applies requires the same permissions as granting it there.
 * @returns the new version.
 * @throws problem `forbidden`, `not_found` for a permission, client or team out of reach, `stale`, `invalid` for `only`
 * without a client or team, or with both.
 */
export async function restrictUserPermission(
  { database, directory, tenantRead, tenantWrite }: Pick<Deps, 'database' | 'directory' | 'tenantRead' | 'tenantWrite'>,
  call: Call,
  target: Target,
  wanted: { id: string; clientIds: string[]; teamIds: string[]; only?: boolean },
): Promise<number> {
  const { actor, client } = call
  const { only = false } = wanted
  requireOnePlace(wanted)
  const grantor = await grantorOf({ database, directory }, actor)
  const held = await tenantRead(call, (tx) => repository.findRestrictable(tx, client.id, target.userId, wanted.id))
  const known = (held?.restrictions ?? []).flatMap((row) => row.restricted_team_id ?? [])
  const ids = [...new Set([...wanted.teamIds, ...known])]
  const teams = new Map(
    (await findTeamsOfClients({ database, directory }, actor, { ids })).map((team) => [team.id, team]),
  )
  const deleted = new Map(
    (await findDeletedTeams({ database, directory }, actor, known)).map(({ id, label }) => [id, label]),
  )
  const reach = await clientsInReach(directory, actor, wanted.clientIds)
  return tenantWrite(call, { operation: 'restrictUserPermission' }, async (tx) => {
    const { subject, user } = await requireUnchanged(tx, call, target)
    await requireAccount(tx, grantor, user)
    const permission = requireFound(await repository.findRestrictable(tx, client.id, target.userId, wanted.id))
    const before = new Map(
      permission.restrictions.map((row) => [row.restricted_team_id ?? row.restricted_client_id, row]),
    )
    // An existing restriction may be out of the caller's reach: it can be kept, but not added.
    const standing = permission.only === only ? before : new Map<string, Restriction>()
    const rows: Restriction[] = []
    for (const id of wanted.clientIds) {
      const row = standing.get(id)
      if (!row && !reach.has(id)) throw problem('not_found')
      rows.push(row ?? { restricted_client_id: id, restricted_team_id: null })
    }
    for (const id of wanted.teamIds) {
      const clientId = standing.get(id)?.restricted_client_id ?? teams.get(id)?.client_id
      if (clientId === undefined) throw problem('not_found')
      rows.push({ restricted_client_id: clientId, restricted_team_id: id })
    }
    const kept = new Set([...wanted.clientIds, ...wanted.teamIds])
    const lifted = [...before.keys()].filter((id) => !kept.has(id) || permission.only !== only)
    const added = [...kept].filter((id) => !standing.has(id))
    const isWider = permission.only ? !only || added.length > 0 : lifted.length > 0
    if (isWider) requireGrantable(grantor, [permission.name])
    // A restriction denies permissions of the role too: it would lock out the only account that can repair everything.
    if (user.role_name === SUPERADMIN && (only || added.length > 0))
      throw problem('forbidden', { message: 'The rights of a superadmin cannot be restricted.' })
    await repository.replaceRestrictions(
      tx,
      { client_id: client.id, user_id: user.id, permission_id: permission.id },
      { only, restrictions: rows },
    )
    const clientNameOf = await clientNames(tx, [...lifted, ...added])
    const nameOf = (id: string) => teams.get(id)?.label ?? deleted.get(id) ?? clientNameOf(id)
    const restrictions = { lifted: lifted.map(nameOf), added: added.map(nameOf) }
    const changes = restrictionChanges(permission, only, restrictions)
    await auditChange(tx, call, { action: 'user.restrictPermission', subject, changes })
    return touch(tx, 'users', client.id, target.userId)
  })
}
