import { sql } from 'kysely'
import { permissionsOfUser } from '../../access/grants.ts'
import type { Tx } from '../../db/database.ts'
import { updateRecord } from '../../db/update-record.ts'

/** The own account with the associated employee. */
export function findProfile(tx: Tx, clientId: string, userId: string) {
  return tx
    .selectFrom('users as u')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.client_id', '=', 'u.client_id').onRef('e.id', '=', 'u.employee_id'),
    )
    .select(['u.id', 'u.label', 'u.username', 'u.email', 'u.img', 'u.client_id', 'u.language', 'u.version'])
    .select(['u.employee_id', 'e.forename', 'e.surname', 'e.identifier'])
    .where('u.client_id', '=', clientId)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export type ProfileRow = Awaited<ReturnType<typeof findProfile>>

/** Changes the own account. @returns the new version. */
export async function updateProfile(
  tx: Tx,
  clientId: string,
  userId: string,
  change: { label?: string; email?: string; language?: 'en' | 'de' | null; employee_id?: string | null },
): Promise<number> {
  return updateRecord(tx, 'users', clientId, userId, change)
}

/** What a link of an account to an existing employee needs to know. */
export async function findLinkTarget(tx: Tx, clientId: string, link: { userId: string; employeeId: string }) {
  const { email, email_set_by: emailSetBy } = await tx
    .selectFrom('employees')
    .select(['email', 'email_set_by'])
    .where('client_id', '=', clientId)
    .where('id', '=', link.employeeId)
    .executeTakeFirstOrThrow()
  const accounts = await tx
    .selectFrom('users')
    .select(['id', 'employee_id'])
    .where('client_id', '=', clientId)
    .where((at) => at.or([at('id', '=', link.userId), at('employee_id', '=', link.employeeId)]))
    .limit(2)
    .execute()
  return {
    email,
    emailSetBy,
    isAccount: accounts.some(({ id }) => id === link.userId),
    isTaken: accounts.some(({ id, employee_id }) => id !== link.userId && employee_id === link.employeeId),
  }
}

/**
 * Accounts that two accounts come from, themselves included: the one of the two that created the other, or that created both, directly
 * or through others. Accounts with USERS_UPDATE that nothing restricts are left out, unless they are the first of the two.
 */
export async function findCommonOrigins(tx: Tx, clientId: string, userId: string, otherId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; restricted: boolean }>`
    with recursive origins (of_id, id) as (
      select of_id, of_id from unnest(array[${userId}, ${otherId}]::uuid[]) of_id
      union select o.of_id, u.created_by from origins o
        join users u on u.client_id = ${clientId} and u.id = o.id where u.created_by is not null)
    select o.id, exists (select from user_permission_restrictions r
        where r.client_id = ${clientId} and r.user_id = o.id) as restricted
      from origins o group by o.id having count(*) = 2`.execute(tx)
  const found: string[] = []
  for (const { id, restricted } of rows) {
    const mayLink = !restricted && (await permissionsOfUser(tx, clientId, id)).includes('USERS_UPDATE')
    if (id === userId || !mayLink) found.push(id)
  }
  return found
}

/** What the e-mail with the code of a link says; undefined when the employee or the account is gone. */
export const findLinkNames = (tx: Tx, clientId: string, link: { userId: string; employeeId: string }) =>
  tx
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.client_id', 'e.client_id')
    .select(['e.forename', 'e.email', 'u.label'])
    .where('e.client_id', '=', clientId)
    .where('e.id', '=', link.employeeId)
    .where('u.id', '=', link.userId)
    .executeTakeFirst()

/** The hash of the own password. */
export async function findPasswordHash(tx: Tx, clientId: string, userId: string): Promise<string> {
  const { password_hash: hash } = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return hash
}
