import type { Tx } from '../../db/database.ts'
import { hashPassword } from '../../session/password.ts'
import { PERMISSIONS, POLICIES, policiesOf, policyName, rolesOf } from '../access.ts'
import { clientIdOf, permissionIdOf, policyIdOf, roleIdOf, userIdOf, uuidOf } from '../ids.ts'
import { DEMO_PASSWORD, type SeedUser } from '../users.ts'

/**
 * Inserts permissions, policies and roles of a client. Those of the platform are read-only for it.
 * @param subdomain That of a client of the demonstration, for its own roles. Default those of the platform alone.
 */
export async function writeRights(tx: Tx, clientId: string, subdomain?: string): Promise<void> {
  await tx
    .insertInto('permissions')
    .values(
      PERMISSIONS.map(({ name, group }) => ({
        client_id: clientId,
        owner: 'platform' as const,
        id: permissionIdOf(clientId, name),
        name,
        group_name: group,
      })),
    )
    .execute()

  const policies = policiesOf(subdomain).map(({ label, owner, permissions }) => {
    const name = policyName(label)
    return { row: { client_id: clientId, id: policyIdOf(clientId, name), name, label, owner }, permissions }
  })
  await tx
    .insertInto('policies')
    .values(policies.map(({ row }) => row))
    .execute()
  const links = policies.flatMap(({ row, permissions }) =>
    permissions.map((permission) => ({
      client_id: clientId,
      id: uuidOf('policy permission', clientId, row.name, permission),
      policy_id: row.id,
      permission_id: permissionIdOf(clientId, permission),
    })),
  )
  await tx.insertInto('policy_permissions').values(links).execute()

  const roles = rolesOf(subdomain)
  await tx
    .insertInto('roles')
    .values(
      roles.map(({ name, label, ownedBy }) => ({
        client_id: clientId,
        id: roleIdOf(clientId, name),
        name,
        label,
        owner: ownedBy ? ('client' as const) : ('platform' as const),
      })),
    )
    .execute()
  const rolePolicies = roles.flatMap((role) =>
    role.policies.map((key) => ({
      client_id: clientId,
      role_id: roleIdOf(clientId, role.name),
      policy_id: policyIdOf(clientId, policyName(POLICIES[key].label)),
    })),
  )
  await tx.insertInto('role_policies').values(rolePolicies).execute()
}

/** Hashes the demo password once per user, so that each row has its own salt. */
export const hashes = (users: readonly SeedUser[]): Promise<string[]> =>
  Promise.all(users.map(() => hashPassword(DEMO_PASSWORD)))

/** Inserts users with permissions, restrictions and scopes. `passwordHashes` are in the order of the users. */
export async function writeUsers(
  tx: Tx,
  users: readonly SeedUser[],
  passwordHashes: readonly string[],
  today: Date,
): Promise<void> {
  const at = (daysAgo: number) => new Date(today.getTime() - daysAgo * 86_400_000 + 9 * 3_600_000)
  const rows = users.map((user, index) => ({
    client_id: clientIdOf(user.home),
    id: userIdOf(user.username),
    username: user.username,
    label: user.label,
    email: `${user.username}@${user.home}.example`,
    password_hash: passwordHashes[index] ?? '',
    role_id: roleIdOf(clientIdOf(user.home), user.role),
    status: user.inactive ? ('inactive' as const) : ('active' as const),
    created_at: at(700 - index * 41),
    last_sign_in_at: at(user.inactive ? 64 : 1 + ((index * 3) % 17)),
  }))
  await tx.insertInto('users').values(rows).execute()

  const grants = users.flatMap((user) =>
    (user.permissions ?? []).map(({ name, notIn }) => ({
      row: {
        client_id: clientIdOf(user.home),
        user_id: userIdOf(user.username),
        id: uuidOf('user permission', user.username, name),
        permission_id: permissionIdOf(clientIdOf(user.home), name),
      },
      notIn: notIn ?? [],
    })),
  )
  await tx
    .insertInto('user_permissions')
    .values(grants.map(({ row }) => row))
    .execute()
  const restrictions = grants.flatMap(({ row, notIn }) =>
    notIn.map((subdomain) => ({
      client_id: row.client_id,
      user_id: row.user_id,
      permission_id: row.permission_id,
      restricted_client_id: clientIdOf(subdomain),
      restricted_team_id: null,
    })),
  )
  await tx.insertInto('user_permission_restrictions').values(restrictions).execute()

  const scopes = users.flatMap((user) =>
    (user.scopes ?? []).map((subdomain, index) => ({
      client_id: clientIdOf(user.home),
      user_id: userIdOf(user.username),
      id: uuidOf('user scope', user.username, subdomain),
      granted_client_id: clientIdOf(subdomain),
      is_default: index === 0,
    })),
  )
  await tx.insertInto('user_scopes').values(scopes).execute()
}
