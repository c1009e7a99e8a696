import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** A permission seen from a user, as read. */
export interface UserPermissionRow {
  id: string
  name: string
  group: string
  created_at: string
  updated_at: string
  upID: string | null
  inherited: boolean
  /** Whether the permission applies only in `restricted` and `restricted_teams`. */
  only: boolean
  restricted: string[]
  restricted_teams: string[]
}

/** All permissions of the client, sorted by group and name, each with how a user holds it. */
export function findUserPermissions(tx: Tx, clientId: string, userId: string): Promise<UserPermissionRow[]> {
  return tx
    .selectFrom('permissions as p')
    .leftJoin('user_permissions as up', (join) =>
      join
        .onRef('up.client_id', '=', 'p.client_id')
        .onRef('up.permission_id', '=', 'p.id')
        .on('up.user_id', '=', userId),
    )
    .select(['p.id', 'p.name', 'p.group_name as group', 'p.created_at', 'p.updated_at', 'up.id as upID'])
    .select([
      sql<boolean>`exists (select from users u
        join role_policies rp on rp.client_id = u.client_id and rp.role_id = u.role_id
        join policy_permissions pp on pp.client_id = rp.client_id and pp.policy_id = rp.policy_id
        where u.client_id = p.client_id and u.id = ${userId} and pp.permission_id = p.id)`.as('inherited'),
      sql<boolean>`exists (select from user_permissions_only o
        where o.client_id = p.client_id and o.user_id = ${userId} and o.permission_id = p.id)`.as('only'),
      sql<string[]>`coalesce((select json_agg(x.restricted_client_id) from user_permission_restrictions x
        where x.client_id = p.client_id and x.user_id = ${userId} and x.permission_id = p.id
          and x.restricted_team_id is null), '[]')`.as('restricted'),
      sql<string[]>`coalesce((select json_agg(x.restricted_team_id) from user_permission_restrictions x
        where x.client_id = p.client_id and x.user_id = ${userId} and x.permission_id = p.id
          and x.restricted_team_id is not null), '[]')`.as('restricted_teams'),
    ])
    .where('p.client_id', '=', clientId)
    .orderBy('p.group_name')
    .orderBy('p.name')
    .execute()
}

/** Names of the permissions that are granted to a user directly. */
export async function findGrantedNames(tx: Tx, clientId: string, userId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('user_permissions as up')
    .innerJoin('permissions as p', (join) =>
      join.onRef('p.client_id', '=', 'up.client_id').onRef('p.id', '=', 'up.permission_id'),
    )
    .select('p.name')
    .where('up.client_id', '=', clientId)
    .where('up.user_id', '=', userId)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** Grants permissions to a user directly. */
export async function insertGrants(
  tx: Tx,
  clientId: string,
  userId: string,
  grants: { id: string; permission_id: string }[],
): Promise<void> {
  if (grants.length === 0) return
  await tx
    .insertInto('user_permissions')
    .values(grants.map((grant) => ({ client_id: clientId, user_id: userId, ...grant })))
    .onConflict((conflict) => conflict.columns(['client_id', 'user_id', 'permission_id']).doNothing())
    .execute()
}

/** Revokes direct grants of a user; restrictions are kept. */
export async function deleteGrants(tx: Tx, clientId: string, userId: string, permissionIds: string[]): Promise<void> {
  if (permissionIds.length === 0) return
  await tx
    .deleteFrom('user_permissions')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('permission_id', 'in', permissionIds)
    .execute()
}

/**
 * A permission with the restrictions of a user, by its own id or by that of the user's direct grant. Undefined for an
 * unknown id, and for one that matches both.
 */
export async function findRestrictable(tx: Tx, clientId: string, userId: string, id: string) {
  const [permission, ...others] = await tx
    .selectFrom('permissions as p')
    .leftJoin('user_permissions as up', (join) =>
      join
        .onRef('up.client_id', '=', 'p.client_id')
        .onRef('up.permission_id', '=', 'p.id')
        .on('up.user_id', '=', userId),
    )
    .leftJoin('user_permissions_only as o', (join) =>
      join.onRef('o.client_id', '=', 'p.client_id').onRef('o.permission_id', '=', 'p.id').on('o.user_id', '=', userId),
    )
    .select(['p.id', 'p.name', sql<boolean>`o.user_id is not null`.as('only')])
    .where('p.client_id', '=', clientId)
    .where((or) => or('p.id', '=', id).or('up.id', '=', id))
    .execute()
  if (!permission || others.length > 0) return undefined
  const restrictions = await tx
    .selectFrom('user_permission_restrictions')
    .select(['restricted_client_id', 'restricted_team_id'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('permission_id', '=', permission.id)
    .execute()
  return { ...permission, restrictions }
}

/** Ids of the teams in restrictions of a user, including deleted ones. */
export async function findRestrictingTeams(tx: Tx, clientId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_permission_restrictions')
    .select('restricted_team_id')
    .distinct()
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .execute()
  return rows.flatMap((row) => row.restricted_team_id ?? [])
}

/** Replaces the restrictions of a permission of a user; with `only` they are the only places where it applies. */
export async function replaceRestrictions(
  tx: Tx,
  of: { client_id: string; user_id: string; permission_id: string },
  {
    only,
    restrictions,
  }: { only: boolean; restrictions: { restricted_client_id: string; restricted_team_id: string | null }[] },
): Promise<void> {
  for (const table of ['user_permission_restrictions', 'user_permissions_only'] as const) {
    await tx
      .deleteFrom(table)
      .where('client_id', '=', of.client_id)
      .where('user_id', '=', of.user_id)
      .where('permission_id', '=', of.permission_id)
      .execute()
  }
  if (only) await tx.insertInto('user_permissions_only').values(of).execute()
  if (restrictions.length === 0) return
  await tx
    .insertInto('user_permission_restrictions')
    .values(restrictions.map((row) => ({ ...of, ...row })))
    .execute()
}
