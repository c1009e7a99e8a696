import { sql, type SqlBool } from 'kysely'
import { isHeldBeyond } from '../../access/account-reach.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { counted, paged, type Page } from '../../db/paged.ts'

/** Filter of a client's policies. */
export interface PolicyFilter extends Page {
  name?: string
}

const LIST = { search: ['label', 'name'], order: ['label', 'id'], sorts: { label: 'label' }, isCostly: true } as const

const policiesOf = (tx: Tx, clientId: string, { name }: PolicyFilter) =>
  tx
    .selectFrom('policies')
    .where('client_id', '=', clientId)
    .where((at) => at.and({ ...(name !== undefined && { name }) }))

/** The policies of a client, sorted by label, with their numbers of permissions and of roles. */
export function findPolicies(tx: Tx, clientId: string, filter: PolicyFilter) {
  const linked = (table: 'policy_permissions' | 'role_policies') =>
    sql<number>`(select count(*) from ${sql.table(table)} x
      where x.client_id = policies.client_id and x.policy_id = policies.id)`
  const query = policiesOf(tx, clientId, filter)
    .selectAll()
    .select([linked('policy_permissions').as('permissionsCount'), linked('role_policies').as('rolesCount')])
  return paged(query, filter, LIST).execute()
}

/** The number of policies that match. */
export const countPolicies = (tx: Tx, clientId: string, filter: PolicyFilter): Promise<number> =>
  counted(policiesOf(tx, clientId, filter), filter, LIST)

/** Whether an account that the caller may not change has a role with a policy. */
export async function isHeldBeyondReach(tx: Tx, { actor, client }: Call, policyId: string): Promise<boolean> {
  const holds = sql<SqlBool>`u.client_id = ${client.id} and u.role_id in (select rp.role_id from role_policies rp
    where rp.client_id = ${client.id} and rp.policy_id = ${policyId})`
  const { rows } = await sql<{ held: boolean }>`select ${isHeldBeyond(actor, holds)} as held`.execute(tx)
  return rows[0]?.held === true
}

/** One policy by name or id; undefined if there is none. */
export function findPolicy(tx: Tx, clientId: string, by: 'name' | 'id', value: string) {
  return tx
    .selectFrom('policies')
    .selectAll()
    .where('client_id', '=', clientId)
    .where(by, '=', value)
    .executeTakeFirst()
}

/** Inserts a policy of the client. */
export async function insertPolicy(tx: Tx, clientId: string, policy: NewRow<'policies'>): Promise<void> {
  await tx
    .insertInto('policies')
    .values({ client_id: clientId, ...policy })
    .execute()
}

/** Links permissions to a policy; existing links do not change. */
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
