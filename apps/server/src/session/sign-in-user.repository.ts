import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/**
 * The account a sign-in means: of the client itself first, then one that was granted the client,
 * then one of the same platform (whose PLATFORM_VIEW is checked afterwards).
 */
export function findSignInUser(tx: Tx, client: { id: string; platformId: string }, username: string) {
  return tx
    .selectFrom('users as u')
    .innerJoin('clients as c', 'c.id', 'u.client_id')
    .leftJoin('user_scopes as s', (join) =>
      join
        .onRef('s.client_id', '=', 'u.client_id')
        .onRef('s.user_id', '=', 'u.id')
        .on('s.granted_client_id', '=', client.id),
    )
    .select(['u.id', 'u.client_id', 'u.password_hash', 'u.status'])
    .where(sql`lower(u.username)`, '=', username.normalize('NFC').toLowerCase())
    .where((or) =>
      or.or([
        or('u.client_id', '=', client.id),
        or('s.id', 'is not', null),
        or('c.platform_id', '=', client.platformId),
      ]),
    )
    .orderBy(sql`case when u.client_id = ${client.id} then 0 when s.id is not null then 1 else 2 end`)
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirst()
}
