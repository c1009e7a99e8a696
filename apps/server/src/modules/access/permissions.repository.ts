import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { contains } from '../../db/search.ts'

/** Which permissions of a client. */
export interface PermissionFilter {
  search?: string
  name?: string
  /** Leaves out what this policy holds. */
  excludePolicyId?: string
}

function permissionsOf(tx: Tx, clientId: string, { search, name, excludePolicyId }: PermissionFilter) {
  return tx.selectFrom('permissions as p').where((at) =>
    at.and([
      at('p.client_id', '=', clientId),
      ...contains(['p.name', 'p.group_name'], search),
      ...(name === undefined ? [] : [at('p.name', '=', name)]),
      ...(excludePolicyId === undefined
        ? []
        : [
            sql<SqlBool>`not exists (select from policy_permissions x
              where x.client_id = p.client_id and x.permission_id = p.id and x.policy_id = ${excludePolicyId})`,
          ]),
    ]),
  )
}

/** Permissions by group and name; all of them without a page. */
export function findPermissions(
  tx: Tx,
  clientId: string,
  filter: PermissionFilter,
  page?: { page: number; limit: number },
) {
  const query = permissionsOf(tx, clientId, filter).selectAll('p').orderBy('p.group_name').orderBy('p.name')
  return (page ? query.limit(page.limit).offset(page.page * page.limit) : query).execute()
}

/** How many permissions match. */
export async function countPermissions(tx: Tx, clientId: string, filter: PermissionFilter): Promise<number> {
  const query = permissionsOf(tx, clientId, filter).select((of) => of.fn.countAll<number>().as('total'))
  return (await query.executeTakeFirstOrThrow()).total
}

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

/** Which of the ids, names and groups given a client has already. */
export function findTakenPermissions(
  tx: Tx,
  clientId: string,
  wanted: { ids: string[]; names: string[]; groups: string[] },
) {
  return tx
    .selectFrom('permissions')
    .select(['id', 'name', 'group_name'])
    .where('client_id', '=', clientId)
    .where((at) =>
      at.or([
        at('id', 'in', wanted.ids),
        at('name', 'in', wanted.names),
        ...(wanted.groups.length > 0 ? [at('group_name', 'in', wanted.groups)] : []),
      ]),
    )
    .execute()
}

/** Inserts permissions of the client. */
export async function insertPermissions(
  tx: Tx,
  clientId: string,
  rows: { id: string; name: string; group_name: string }[],
): Promise<void> {
  await tx
    .insertInto('permissions')
    .values(rows.map((row) => ({ client_id: clientId, ...row })))
    .execute()
}
