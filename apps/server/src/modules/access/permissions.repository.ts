import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { counted, paged, type Page } from '../../db/paged.ts'

/** Filter of a client's permissions. */
export interface PermissionFilter extends Page {
  name?: string
  /** Excludes the permissions of this policy. */
  excludePolicyId?: string
}

const LIST = { search: ['p.name', 'p.group_name'], order: ['p.group_name', 'p.name'] } as const

function permissionsOf(tx: Tx, clientId: string, { name, excludePolicyId }: PermissionFilter) {
  const query = tx
    .selectFrom('permissions as p')
    .where('p.client_id', '=', clientId)
    .where((at) => at.and({ ...(name !== undefined && { 'p.name': name }) }))
  if (excludePolicyId === undefined) return query
  return query.where(sql<SqlBool>`not exists (select from policy_permissions x
    where x.client_id = p.client_id and x.permission_id = p.id and x.policy_id = ${excludePolicyId})`)
}

/** The permissions of a client, sorted by group and name. */
export const findPermissions = (tx: Tx, clientId: string, filter: PermissionFilter) =>
  paged(permissionsOf(tx, clientId, filter).selectAll('p'), filter, LIST).execute()

/** The number of permissions that match. */
export const countPermissions = (tx: Tx, clientId: string, filter: PermissionFilter): Promise<number> =>
  counted(permissionsOf(tx, clientId, filter), filter, LIST)

/** Permissions of one policy by group and name. */
export function findPolicyPermissions(tx: Tx, clientId: string, policyId: string) {
  return tx
    .selectFrom('policy_permissions as x')
    .innerJoin('permissions as p', (join) =>
      join.onRef('p.client_id', '=', 'x.client_id').onRef('p.id', '=', 'x.permission_id'),
    )
    .selectAll('p')
    .where('x.client_id', '=', clientId)
    .where('x.policy_id', '=', policyId)
    .orderBy('p.group_name')
    .orderBy('p.name')
    .execute()
}

/** Whether the client has permissions in a group. */
export async function hasGroup(tx: Tx, clientId: string, group: string): Promise<boolean> {
  const row = await tx
    .selectFrom('permissions')
    .select('id')
    .where('client_id', '=', clientId)
    .where('group_name', '=', group)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Inserts permissions of the client. */
export async function insertPermissions(tx: Tx, clientId: string, rows: NewRow<'permissions'>[]): Promise<void> {
  await tx
    .insertInto('permissions')
    .values(rows.map((row) => ({ client_id: clientId, ...row })))
    .execute()
}
