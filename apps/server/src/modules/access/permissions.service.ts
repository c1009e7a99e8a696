import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { components } from '@ssp/api/schema'
import { auditChange, listChange } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { violatedConstraint } from '../../db/database-error.ts'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import * as repository from './permissions.repository.ts'
import { insertGrants } from './user-permissions.repository.ts'

type NewRow = components['schemas']['CreatePermissionsRequest'][number]

/** Shapes a permission row. */
export function toPermission(row: Selectable<Schema['permissions']>): components['schemas']['Permission'] {
  const { id, name, group_name: group, created_at, updated_at, owner } = row
  return { id, name, group, created_at, updated_at, readOnly: owner === 'platform' }
}

/** The basic permissions of a group, spec 1 section 3. */
const BASIC = ['CREATE', 'VIEW', 'UPDATE', 'DELETE']

/** A group name as stored: lower case, underscores for spaces (1-decisions 104). */
export function groupName(typed: string): string {
  return typed.trim().toLowerCase().replace(/\s+/g, '_')
}

/**
 * New permissions as rows. Four rows are a group with its basic permissions, one row is a permission.
 * @throws problem `invalid` for anything else.
 */
export function parsePermissions(request: readonly NewRow[]): { id: string; name: string; group_name: string }[] {
  const rows = request.map(({ id, name, group }) => ({ id, name: name.trim(), group_name: groupName(group) }))
  const [first] = rows
  if (rows.some((row) => !row.name)) throw problem('invalid', { fields: { name: 'This is required.' } })
  if (!first?.group_name) throw problem('invalid', { fields: { group: 'This is required.' } })
  if (rows.length > 1) {
    const wanted = new Set(BASIC.map((verb) => `${first.group_name.toUpperCase()}_${verb}`))
    const isGroup =
      rows.length === BASIC.length &&
      rows.every((row) => row.group_name === first.group_name && wanted.delete(row.name))
    if (!isGroup) throw problem('invalid', { fields: { name: 'A group has exactly its four basic permissions.' } })
  }
  return rows
}

const insertGroup = async (tx: Tx, clientId: string, group: string, rows: ReturnType<typeof parsePermissions>) => {
  const taken = problem('conflict', { fields: { group: 'This exists already.' } })
  if (await repository.hasGroup(tx, clientId, group)) throw taken
  try {
    await repository.insertPermissions(tx, clientId, rows)
  } catch (error) {
    // The names are made from the group, so the conflict belongs at its field.
    throw violatedConstraint(error) === 'permissions_client_id_name_key' ? taken : error
  }
}

/** A page of the permissions of a client: those of the platform and its own. */
export const listPermissions = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  filter: repository.PermissionFilter,
) => tenantRead(call, (tx) => repository.findPermissions(tx, call.client.id, filter))

/** The number of permissions that match. */
export const countPermissions = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  filter: repository.PermissionFilter,
) => tenantRead(call, (tx) => repository.countPermissions(tx, call.client.id, filter))

/**
 * Creates a permission or a group. A permission that no account holds cannot be granted, so an administrator of the client
 * holds the permissions they create; these guard nothing yet, so this extends no access.
 * @throws problem `conflict` for a name, group or id in use.
 */
export async function createPermissions(
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: readonly NewRow[],
  key: string | undefined,
): Promise<void> {
  const { actor, client } = call
  const rows = parsePermissions(body)
  await tenantWrite(call, { operation: 'createPermissions', key, body }, async (tx) => {
    const [first] = rows
    const group = rows.length > 1 ? first?.group_name : undefined
    await (group === undefined
      ? repository.insertPermissions(tx, client.id, rows)
      : insertGroup(tx, client.id, group, rows))
    const changes = listChange(
      'permissions',
      [],
      rows.map(({ name }) => name),
    )
    const subject = {
      kind: 'permission',
      id: group === undefined ? (first?.id ?? null) : null,
      label: group ?? first?.name ?? '',
    } as const
    await auditChange(tx, call, { action: 'permission.create', subject, changes })
    if (actor.homeClientId === client.id) {
      const grants = rows.map(({ id }) => ({ id: randomUUID(), permission_id: id }))
      await insertGrants(tx, client.id, actor.userId, grants)
      const holder = { kind: 'user', id: actor.userId, label: actor.label } as const
      await auditChange(tx, call, { action: 'user.updatePermissions', subject: holder, changes })
    }
    return null
  })
}
