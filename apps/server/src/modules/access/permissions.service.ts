import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { components } from '@ssp/api/schema'
import { scopeAt } from '../../access/actor.ts'
import { listChange, auditChange } from '../../access/audit-log.ts'
import type { AccessTables } from '../../db/schema/access.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { once } from '../../http/idempotency.ts'
import type { Call } from '../../access/call.ts'
import * as repository from './permissions.repository.ts'

type NewRow = components['schemas']['CreatePermissionsRequest'][number]

/** Shapes a permission row. */
export function toPermission(row: Selectable<AccessTables['permissions']>): components['schemas']['Permission'] {
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

/** Permissions of a client: those of the platform and its own. */
export function permissionsService({ database }: Pick<Deps, 'database'>) {
  return {
    list: ({ actor, client }: Call, filter: repository.PermissionFilter, page?: { page: number; limit: number }) =>
      database.withTenant(scopeAt(client, actor), (tx) => repository.findPermissions(tx, client.id, filter, page)),

    count: ({ actor, client }: Call, filter: repository.PermissionFilter) =>
      database.withTenant(scopeAt(client, actor), (tx) => repository.countPermissions(tx, client.id, filter)),

    /**
     * Makes a permission or a group. Nobody could pass on what nobody holds, so an administrator of the
     * client holds what they make; it guards nothing yet, so that this widens no reach.
     * @throws problem `conflict` for a name, group or id in use.
     */
    async create({ actor, client }: Call, request: readonly NewRow[], key: string | undefined): Promise<void> {
      const rows = parsePermissions(request)
      const attempt = { clientId: client.id, userId: actor.userId, key, operation: 'createPermissions', body: request }
      await database.withTenant(scopeAt(client, actor), (tx) =>
        once(tx, attempt, async () => {
          const groups = rows.length > 1 ? [rows[0]?.group_name ?? ''] : []
          const wanted = { ids: rows.map(({ id }) => id), names: rows.map(({ name }) => name), groups }
          const [taken] = await repository.findTakenPermissions(tx, client.id, wanted)
          if (taken)
            throw problem('conflict', { fields: { [groups.length > 0 ? 'group' : 'name']: 'This exists already.' } })
          await repository.insertPermissions(tx, client.id, rows)
          const changes = listChange('permissions', [], wanted.names)
          const [first] = rows
          const subject =
            rows.length === 1 && first
              ? ({ kind: 'permission', id: first.id, label: first.name } as const)
              : ({ kind: 'permission', id: null, label: groups[0] ?? '' } as const)
          await auditChange(tx, { actor, client }, { action: 'permission.create', subject, changes })
          if (actor.homeClientId === client.id) {
            await tx
              .insertInto('user_permissions')
              .values(
                rows.map(({ id }) => ({
                  client_id: client.id,
                  id: randomUUID(),
                  user_id: actor.userId,
                  permission_id: id,
                })),
              )
              .execute()
            const holder = { kind: 'user', id: actor.userId, label: actor.label } as const
            await auditChange(tx, { actor, client }, { action: 'user.updatePermissions', subject: holder, changes })
          }
          return null
        }),
      )
    },
  }
}
