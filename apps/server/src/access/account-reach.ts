import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Actor } from './actor.ts'
import { employeesIn, notRestricted } from './not-restricted.ts'

/**
 * The conditions on `users as u` that leave out accounts out of the caller's reach: an account belongs to every team of its employee.
 * The own one is always within reach.
 */
export const reachableAccounts = (actor: Actor): RawBuilder<SqlBool>[] =>
  notRestricted(actor, 'USERS_VIEW', employeesIn(sql.ref('u.client_id'), sql.ref('u.employee_id'))).map(
    (rule) => sql<SqlBool>`(u.id = ${actor.userId} or ${rule})`,
  )

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
