import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { contains } from '../../db/search.ts'

/** Which policies of a client. */
export interface PolicyFilter {
  search?: string
  name?: string
}

function policiesOf(tx: Tx, clientId: string, { search, name }: PolicyFilter) {
  return tx
    .selectFrom('policies')
    .where((at) =>
      at.and([
        at('client_id', '=', clientId),
        ...contains(['label', 'name'], search),
        ...(name === undefined ? [] : [at('name', '=', name)]),
      ]),
    )
}

/** A page of the policies of a client by label. */
export function findPolicies(
  tx: Tx,
  clientId: string,
  filter: PolicyFilter,
  { page, limit }: { page: number; limit: number },
) {
  return policiesOf(tx, clientId, filter)
    .selectAll()
    .orderBy('label')
    .orderBy('id')
    .limit(limit)
    .offset(page * limit)
    .execute()
}

/** How many policies match. */
export async function countPolicies(tx: Tx, clientId: string, filter: PolicyFilter): Promise<number> {
  const query = policiesOf(tx, clientId, filter).select((of) => of.fn.countAll<number>().as('total'))
  return (await query.executeTakeFirstOrThrow()).total
}

/** One policy by name or id, or undefined. */
export function findPolicy(tx: Tx, clientId: string, by: 'name' | 'id', value: string) {
  return tx
    .selectFrom('policies')
    .selectAll()
    .where('client_id', '=', clientId)
    .where(by, '=', value)
    .executeTakeFirst()
}

/** Inserts a policy of the client. */
export async function insertPolicy(
  tx: Tx,
  clientId: string,
  policy: { id: string; name: string; label: string },
): Promise<void> {
  await tx
    .insertInto('policies')
    .values({ client_id: clientId, ...policy })
    .execute()
}

/** Links permissions to a policy; a permission that it holds already stays as it is. */
export async function linkPermissions(
  tx: Tx,
  clientId: string,
  policyId: string,
  links: { id: string; permission_id: string }[],
): Promise<void> {
  if (links.length === 0) return
  await tx
    .insertInto('policy_permissions')
    .values(links.map((link) => ({ client_id: clientId, policy_id: policyId, ...link })))
    .onConflict((conflict) => conflict.columns(['client_id', 'policy_id', 'permission_id']).doNothing())
    .execute()
}

/** Unlinks a permission. @returns whether it was linked. */
export async function unlinkPermission(
  tx: Tx,
  clientId: string,
  policyId: string,
  permissionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('policy_permissions')
    .where('client_id', '=', clientId)
    .where('policy_id', '=', policyId)
    .where('permission_id', '=', permissionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Gives a record a new version, because what belongs to it has changed. @returns the version. */
export async function touch(
  tx: Tx,
  table: 'policies' | 'roles' | 'users',
  clientId: string,
  id: string,
): Promise<number> {
  const { version } = await tx
    .updateTable(table)
    .set({ label: sql<string>`label` })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
