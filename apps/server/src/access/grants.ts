import { teamRules } from '@ssp/api/can'
import { sql } from 'kysely'
import { homeScope, type Actor } from './actor.ts'
import { clientsInReach, type ClientDirectory } from './client-directory.ts'
import type { Database, Tx } from '../db/database.ts'
import type { ProblemText } from '../errors.de.ts'
import { problem } from '../errors.ts'

/** Name of the role that holds everything and cannot be granted (1-decisions 6, 8). */
export const SUPERADMIN = 'superadmin'

/** The permissions that a caller may grant to others. */
export interface Grantor {
  userId: string
  /** Whether the caller may enter a client, or is a superadmin. */
  reaches: (clientId: string) => boolean
  /**
   * Whether the caller holds a permission without any restriction, including team restrictions that its screens also
   * follow; or is a superadmin.
   */
  mayGrant: (permission: string) => boolean
}

/**
 * Permissions, and those whose rules by team their screens follow as well: held without these rules they show more. With one
 * on teams another account would also change the members of the team that restricts this one, and with one on employees merge
 * accounts that the rule does not reach alike.
 */
const FOLLOWS: readonly [given: RegExp, rules: RegExp][] = [
  [/^(?:ANALYTICS|EMPLOYEES|TEAMS)_/, /./],
  [/^USERS_/, /^(?:EMPLOYEES|TEAMS|USERS)_VIEW$/],
  [/^NEWS_/, /^(?:EMPLOYEES|NEWS)_/],
  [/^(?:JOBS|PAYDOCS|PAYSLIPS)_/, /^(?:EMPLOYEES|JOBS|PAYDOCS|PAYSLIPS)_VIEW$/],
  [/^EMAIL_ATTACHMENTS_/, /^EMPLOYEES_VIEW$/],
  [/^INCIDENTS_/, /^(?:EMPLOYEES|TEAMS|USERS)_VIEW$/],
  [/^RECOGNITION_/, /^(?:EMPLOYEES|TEAMS)_VIEW$/],
]

/** Looks up what the caller may grant. The rule below does not apply to superadmins. */
export async function grantorOf(
  { database, directory }: { database: Database; directory: ClientDirectory },
  actor: Actor,
): Promise<Grantor> {
  const { userId } = actor
  const reach = await clientsInReach(directory, actor)
  const role = await database.withTenant(homeScope(actor), (tx) =>
    tx
      .selectFrom('users as u')
      .innerJoin('roles as r', (join) => join.onRef('r.client_id', '=', 'u.client_id').onRef('r.id', '=', 'u.role_id'))
      .select('r.name')
      .where('u.client_id', '=', actor.homeClientId)
      .where('u.id', '=', actor.userId)
      .where('r.owner', '=', 'platform')
      .executeTakeFirst(),
  )
  if (role?.name === SUPERADMIN) return { userId, mayGrant: () => true, reaches: () => true }
  const { given = actor.rights } = actor
  const permissions = new Set(given.permissions)
  // Each entry names at least one client or team.
  for (const { permission } of given.restricted) permissions.delete(permission)
  const ruling = given.restricted.flatMap(({ permission }) =>
    teamRules(given, permission).length > 0 ? permission : [],
  )
  for (const permission of permissions)
    if (FOLLOWS.some(([given, rules]) => given.test(permission) && ruling.some((name) => rules.test(name))))
      permissions.delete(permission)
  return {
    userId,
    mayGrant: (permission) => permissions.has(permission),
    reaches: (clientId) => reach.has(clientId),
  }
}

/**
 * The rule that a grant is limited to what the caller holds, by any route: user, role, policy, client (security.md 2, row
 * 13). A permission held with a restriction cannot be granted, because the receiver would hold it without the restriction.
 * @throws problem `forbidden` naming the first permission that goes too far.
 */
export function requireGrantable(grantor: Grantor, permissions: Iterable<string>): void {
  for (const permission of permissions) {
    if (!grantor.mayGrant(permission)) {
      throw problem('forbidden', {
        permission,
        message: `You cannot give ${permission}, because you do not hold it yourself.`,
      })
    }
  }
}

/** Why something is forbidden. */
export interface Rejection {
  message: ProblemText
  permission?: string
}

/**
 * The only guard for every change to an account: its permissions, its label and picture, its sign-in data. A caller who
 * changes another account could use its permissions, so the caller must hold them all and reach all of its clients.
 * @returns the reason if they do not.
 */
export async function accountRejection(
  tx: Tx,
  grantor: Grantor,
  user: { id: string; client_id: string },
): Promise<Rejection | undefined> {
  if (user.id === grantor.userId) return undefined
  const message = 'You cannot change an account that holds more than you do.'
  const held = await permissionsOfUser(tx, user.client_id, user.id)
  const permission = held.find((name) => !grantor.mayGrant(name))
  if (permission !== undefined) return { permission, message }
  const scopes = await tx
    .selectFrom('user_scopes')
    .select('granted_client_id')
    .where('client_id', '=', user.client_id)
    .where('user_id', '=', user.id)
    .execute()
  return scopes.every((scope) => grantor.reaches(scope.granted_client_id)) ? undefined : { message }
}

/** @throws problem `forbidden` for an account that holds more than the caller. */
export async function requireAccount(tx: Tx, grantor: Grantor, user: { id: string; client_id: string }): Promise<void> {
  throwRejection(await accountRejection(tx, grantor, user))
}

/** @throws problem `forbidden` when there is a reason. */
export function throwRejection(rejection: Rejection | undefined): void {
  if (rejection) throw problem('forbidden', { ...rejection })
}

/** Names of all permissions that a user of a client holds, directly and through the role. */
export async function permissionsOfUser(tx: Tx, clientId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select p.name from user_permissions up
      join permissions p on p.client_id = up.client_id and p.id = up.permission_id
      where up.client_id = ${clientId} and up.user_id = ${userId}
    union select p.name from users u
      join role_policies rp on rp.client_id = u.client_id and rp.role_id = u.role_id
      join policy_permissions pp on pp.client_id = rp.client_id and pp.policy_id = rp.policy_id
      join permissions p on p.client_id = pp.client_id and p.id = pp.permission_id
      where u.client_id = ${clientId} and u.id = ${userId}`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Names of the permissions of policies. */
export async function permissionsOfPolicies(tx: Tx, clientId: string, policyIds: readonly string[]): Promise<string[]> {
  return [...new Set([...(await permissionsByPolicy(tx, clientId, policyIds)).values()].flat())]
}

/** Names of the permissions of each policy, by its id. */
export async function permissionsByPolicy(
  tx: Tx,
  clientId: string,
  policyIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (policyIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('policy_permissions as pp')
    .innerJoin('permissions as p', (join) =>
      join.onRef('p.client_id', '=', 'pp.client_id').onRef('p.id', '=', 'pp.permission_id'),
    )
    .select(['pp.policy_id', 'p.name'])
    .where('pp.client_id', '=', clientId)
    .where('pp.policy_id', 'in', policyIds)
    .execute()
  return new Map(
    Object.entries(Object.groupBy(rows, ({ policy_id }) => policy_id)).map(([id, held = []]) => [
      id,
      held.map(({ name }) => name),
    ]),
  )
}

/**
 * Names of permissions by id.
 * @throws problem `not_found` when the client lacks one.
 */
export async function permissionNames(tx: Tx, clientId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('permissions')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute()
  if (rows.length < new Set(ids).size) throw problem('not_found')
  return new Map(rows.map(({ id, name }) => [id, name]))
}
