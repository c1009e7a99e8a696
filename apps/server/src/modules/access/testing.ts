import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { insertPermissions } from './permissions.repository.ts'
import { insertPolicy, linkPermissions } from './policies.repository.ts'
import { addPolicy, insertRole } from './roles.repository.ts'
import { insertGrants } from './user-permissions.repository.ts'
import { insertScope } from './user-scopes.repository.ts'
import { insertUser } from './users.repository.ts'

interface User {
  client_id: string
  user_id: string
}

/** Ids of permissions of a client by name; makes those that it lacks. */
async function permissionIds(tx: Tx, clientId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const known = await tx
    .selectFrom('permissions')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('name', 'in', names)
    .execute()
  const missing = names
    .filter((name) => !known.some((permission) => permission.name === name))
    .map((name) => ({ id: randomUUID(), owner: 'platform' as const, name, group_name: groupOf(name) }))
  if (missing.length > 0) await insertPermissions(tx, clientId, missing)
  return [...known, ...missing].map(({ id }) => id)
}

const groupOf = (permission: string) => permission.replace(/_[A-Z]+$/, '').toLowerCase()

/** Creates a policy with permissions, by id. @returns its id. */
export async function makePolicy(
  tx: Tx,
  clientId: string,
  { permissions = [], ...fields }: Partial<NewRow<'policies'>> & { name: string; permissions?: readonly string[] },
): Promise<string> {
  const policy = { id: randomUUID(), label: fields.name, ...fields }
  await insertPolicy(tx, clientId, policy)
  const links = permissions.map((permission_id) => ({ id: randomUUID(), permission_id }))
  await linkPermissions(tx, clientId, policy.id, links)
  return policy.id
}

/** Creates a role with policies, by id. @returns its id. */
export async function makeRole(
  tx: Tx,
  clientId: string,
  { policies = [], ...fields }: Partial<NewRow<'roles'>> & { name: string; policies?: readonly string[] },
): Promise<string> {
  const role = { id: randomUUID(), label: fields.name, ...fields }
  await insertRole(tx, clientId, role)
  for (const policy of policies) await addPolicy(tx, clientId, role.id, policy)
  return role.id
}

/** Makes an active account; its password is that of the hash. @returns its id. */
export async function makeUser(
  tx: Tx,
  clientId: string,
  fields: Partial<NewRow<'users'>> & { username: string; password_hash: string },
): Promise<string> {
  const { username } = fields
  const user = { id: randomUUID(), label: username, email: `${username}@test.example`, role_id: null, ...fields }
  await insertUser(tx, clientId, user)
  return user.id
}

/** Grants permissions to a user by name; makes those that the client lacks. */
export async function grantPermissions(tx: Tx, { client_id, user_id }: User, names: readonly string[]): Promise<void> {
  const ids = await permissionIds(tx, client_id, names)
  const grants = ids.map((permission_id) => ({ id: randomUUID(), permission_id }))
  await insertGrants(tx, client_id, user_id, grants)
}

/** Lets a user enter a further client. @returns the id of the scope. */
export async function makeScope(tx: Tx, { client_id, user_id }: User, granted_client_id: string): Promise<string> {
  const scope = { id: randomUUID(), user_id, granted_client_id }
  await insertScope(tx, client_id, scope)
  return scope.id
}

/** Restricts permissions of a user, by name, in a client or one of its teams, or to these only. Default: in the own client. */
export async function restrictPermissions(
  tx: Tx,
  user: User,
  names: readonly string[],
  {
    client = user.client_id,
    team = null,
    only = false,
  }: { client?: string; team?: string | null; only?: boolean | undefined } = {},
): Promise<void> {
  const ids = await permissionIds(tx, user.client_id, names)
  if (ids.length === 0) return
  const { client_id, user_id } = user
  const restricted = { restricted_client_id: client, restricted_team_id: team }
  await tx
    .insertInto('user_permission_restrictions')
    .values(ids.map((permission_id) => ({ client_id, user_id, permission_id, ...restricted })))
    .execute()
  if (!only) return
  await tx
    .insertInto('user_permissions_only')
    .values(ids.map((permission_id) => ({ client_id, user_id, permission_id })))
    .execute()
}

/** Links an account to an employee, in place of the one before. */
export const linkEmployee = (tx: Tx, { client_id, user_id }: User, employee_id: string | null) =>
  tx.updateTable('users').set({ employee_id }).where('client_id', '=', client_id).where('id', '=', user_id).execute()
