import { sql, type Selectable, type SqlBool } from 'kysely'
import { isHeldBeyond, isNamed } from '../../access/account-reach.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { NewRow } from '../../db/new-row.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import { updateRecord } from '../../db/update-record.ts'

/** Filter of a client's roles. */
export interface RoleFilter extends Page {
  name?: string
  id?: string
  /** Only roles with this policy. */
  policyId?: string
}

/** A role as read. */
export interface RoleRow {
  id: string
  name: string
  label: string
  owner: Selectable<Schema['roles']>['owner']
  version: number
  policies: { policy_id: string; name: string; label: string }[]
  /** Accounts with the role within the caller's reach. */
  user_roles_count: number
  /** Whether an account has it that the caller may not change. */
  held_beyond: boolean
}

const LIST = { search: ['r.label', 'r.name'], order: ['r.label', 'r.id'], sorts: { label: 'r.label' } } as const

const rolesOf = (tx: Tx, clientId: string, { name, id, policyId }: RoleFilter) =>
  tx
    .selectFrom('roles as r')
    .where('r.client_id', '=', clientId)
    .where((at) => at.and({ ...(name !== undefined && { 'r.name': name }), ...(id && { 'r.id': id }) }))
    .$if(policyId !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from role_policies rp
        where rp.client_id = r.client_id and rp.role_id = r.id and rp.policy_id = ${policyId})`),
    )

/** The roles of a client, sorted by label, with their policies and numbers of accounts. */
export function findRoles(tx: Tx, { actor, client }: Call, filter: RoleFilter): Promise<RoleRow[]> {
  const holds = sql<SqlBool>`u.client_id = r.client_id and u.role_id = r.id`
  const query = rolesOf(tx, client.id, filter)
    .select(['r.id', 'r.name', 'r.label', 'r.owner', 'r.version'])
    .select([
      sql<
        RoleRow['policies']
      >`coalesce((select json_agg(json_build_object('policy_id', p.id, 'name', p.name, 'label', p.label) order by p.label, p.id)
        from role_policies rp join policies p on p.client_id = rp.client_id and p.id = rp.policy_id
        where rp.client_id = r.client_id and rp.role_id = r.id), '[]')`.as('policies'),
      sql<number>`(select count(*) from users u where ${holds} and ${isNamed(actor)})`.as('user_roles_count'),
      isHeldBeyond(actor, holds).as('held_beyond'),
    ])
  return paged(query, filter, LIST).execute()
}

/** The number of roles that match. */
export const countRoles = (tx: Tx, clientId: string, filter: RoleFilter): Promise<number> =>
  counted(rolesOf(tx, clientId, filter), filter, LIST)

/** One role by id; undefined if there is none. */
export const findRole = async (tx: Tx, call: Call, id: string): Promise<RoleRow | undefined> =>
  (await findRoles(tx, call, { id }))[0]

/** Ids of the policies of a role. */
export async function findRolePolicyIds(tx: Tx, clientId: string, roleId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('role_policies')
    .select('policy_id')
    .where('client_id', '=', clientId)
    .where('role_id', '=', roleId)
    .execute()
  return rows.map((row) => row.policy_id)
}

/** Adds a policy to a role; does nothing if the role already has it. */
export async function addPolicy(tx: Tx, clientId: string, roleId: string, policyId: string): Promise<void> {
  await tx
    .insertInto('role_policies')
    .values({ client_id: clientId, role_id: roleId, policy_id: policyId })
    .onConflict((conflict) => conflict.columns(['client_id', 'role_id', 'policy_id']).doNothing())
    .execute()
}

/** Removes a policy from a role. @returns whether the role had it. */
export async function removePolicy(tx: Tx, clientId: string, roleId: string, policyId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('role_policies')
    .where('client_id', '=', clientId)
    .where('role_id', '=', roleId)
    .where('policy_id', '=', policyId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The role with a name; undefined if there is none. */
export const findRoleOfName = async (tx: Tx, call: Call, name: string): Promise<RoleRow | undefined> =>
  (await findRoles(tx, call, { name }))[0]

/** Inserts a role of the client. */
export async function insertRole(tx: Tx, clientId: string, role: NewRow<'roles'>): Promise<void> {
  await tx
    .insertInto('roles')
    .values({ client_id: clientId, ...role })
    .execute()
}

/** Changes the label of a role. @returns the new version. */
export async function relabelRole(tx: Tx, clientId: string, id: string, label: string): Promise<number> {
  return updateRecord(tx, 'roles', clientId, id, { label })
}

/** Deletes a role with its links to policies. */
export async function deleteRole(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx.deleteFrom('roles').where('client_id', '=', clientId).where('id', '=', id).execute()
}
