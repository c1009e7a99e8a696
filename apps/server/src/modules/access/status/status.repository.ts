import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { ACCOUNT_BUDGET, BUDGET_MS } from '../../../session/attempts.repository.ts'
import { SUPERADMIN } from '../../../access/grants.ts'

/** Ids of the superadmins of a client who may sign in; with `lock`, none of them can change until the transaction ends. */
export async function findSuperadmins(tx: Tx, clientId: string, lock = false): Promise<string[]> {
  const rows = await tx
    .selectFrom('users as u')
    .innerJoin('roles as r', (join) => join.onRef('r.client_id', '=', 'u.client_id').onRef('r.id', '=', 'u.role_id'))
    .select('u.id')
    .where('u.client_id', '=', clientId)
    .where('u.status', '=', 'active')
    .where('r.name', '=', SUPERADMIN)
    .where('r.owner', '=', 'platform')
    .orderBy('u.id')
    .$if(lock, (query) => query.forUpdate('u'))
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of the clients at which a user may try to sign in: the home client, granted ones, and those of the platform. */
export async function findSignInClients(tx: Tx, user: { id: string; client_id: string }): Promise<string[]> {
  const rows = await tx
    .selectFrom('clients as c')
    .select('c.id')
    .where((or) =>
      or.or([
        sql<boolean>`c.platform_id = (select platform_id from clients where id = ${user.client_id})`,
        sql<boolean>`exists (select from user_scopes s where s.client_id = ${user.client_id} and s.user_id = ${user.id}
          and s.granted_client_id = c.id)`,
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** The accounts that are currently locked, with the end of the lock: too many failures in a row, or in a day. */
export async function findLocks(tx: Tx, accounts: readonly string[]): Promise<{ account: string; until: string }[]> {
  const { rows } = await sql<{ account: string; until: string }>`
    select account_hash as account, max(locked_until) as until from login_attempts
      where account_hash = any(${sql.val([...accounts])}::text[]) and locked_until > now() group by account_hash
    union all
    select substr(scope, 7), window_start + ${BUDGET_MS} * interval '1 millisecond' from rate_limits
      where scope = any(${sql.val(accounts.map((account) => `login:${account}`))}::text[]) and hits > ${ACCOUNT_BUDGET}
        and window_start + ${BUDGET_MS} * interval '1 millisecond' > now()`.execute(tx)
  return rows
}

/** Forgets the failures of accounts, whatever the address. */
export async function forgetFailures(tx: Tx, accounts: readonly string[]): Promise<void> {
  if (accounts.length === 0) return
  await tx.deleteFrom('login_attempts').where('account_hash', 'in', accounts).execute()
  await tx
    .deleteFrom('rate_limits')
    .where(
      'scope',
      'in',
      accounts.map((account) => `login:${account}`),
    )
    .execute()
}
