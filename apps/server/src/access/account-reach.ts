import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Actor } from './actor.ts'
import { employeesIn, notRestricted } from './not-restricted.ts'

/**
 * The conditions on `users as u` that leave out accounts out of the caller's reach: an account belongs to every team of its employee.
 * The own one is always within reach.
 */
export const reachableAccounts = (actor: Actor): RawBuilder<SqlBool>[] => accountsBy(actor, ['USERS_VIEW'])

const accountsBy = (actor: Actor, permissions: readonly string[]) =>
  permissions
    .flatMap((name) => notRestricted(actor, name, employeesIn(sql.ref('u.client_id'), sql.ref('u.employee_id'))))
    .map((rule) => sql<SqlBool>`(u.id = ${actor.userId} or ${rule})`)

/**
 * Whether an account has a role, by a condition on `users as u`, that a rule on USERS_VIEW hides from the caller, or one on
 * USERS_UPDATE keeps as it is: a change of its role would change the account.
 */
export function isHeldBeyond(actor: Actor, holds: RawBuilder<SqlBool>): RawBuilder<boolean> {
  const rules = accountsBy(actor, ['USERS_VIEW', 'USERS_UPDATE'])
  if (rules.length === 0) return sql`false`
  return sql`exists (select from users u where ${holds} and not (${sql.join(rules, sql` and `)}))`
}

/** The condition that the caller may read the name of `users as u`; an account that is gone is named to who reaches every account. */
export const isNamed = (actor: Actor): RawBuilder<SqlBool> =>
  sql`(${sql.join([sql`true`, ...reachableAccounts(actor)], sql` and `)})`

/** Whether a caller reaches every account, whatever its teams. */
export const reachesAllAccounts = (actor: Actor): boolean => reachableAccounts(actor).length === 0

/** Whether the caller reaches an account of a client. */
export async function reachesAccount(
  tx: Tx,
  { actor, clientId }: { actor: Actor; clientId: string },
  userId: string,
): Promise<boolean> {
  const conditions = reachableAccounts(actor)
  if (conditions.length === 0) return true
  const row = await tx
    .selectFrom('users as u')
    .select('u.id')
    .where('u.client_id', '=', clientId)
    .where('u.id', '=', userId)
    .where((at) => at.and(conditions))
    .executeTakeFirst()
  return row !== undefined
}
