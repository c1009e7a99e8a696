import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** An account that a sign-in at a client means. */
interface SignInUser {
  /** The client at which it signs in. */
  at: string
  id: string
  client_id: string
  password_hash: string
  status: string
}

/**
 * The account that a sign-in at each of these clients means: of the client itself first, then one that was granted the
 * client, then one of the same platform (whose PLATFORM_VIEW is checked afterwards).
 */
export async function findSignInUsers(tx: Tx, clientIds: readonly string[], username: string): Promise<SignInUser[]> {
  const { rows } = await sql<SignInUser>`
    select distinct on (c.id) c.id as at, u.id, u.client_id, u.password_hash, u.status
    from users u
      join clients home on home.id = u.client_id
      join clients c on c.id = any (${sql.val([...clientIds])}::uuid[])
      left join user_scopes s on s.client_id = u.client_id and s.user_id = u.id and s.granted_client_id = c.id
    where lower(u.username) = ${username.normalize('NFC').toLowerCase()}
      and (u.client_id = c.id or s.id is not null or home.platform_id = c.platform_id)
    order by c.id, case when u.client_id = c.id then 0 when s.id is not null then 1 else 2 end, u.id`.execute(tx)
  return rows
}
