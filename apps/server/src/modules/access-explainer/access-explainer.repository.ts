import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** A role or policy by id, name and label. */
export interface NamedRight {
  id: string
  name: string
  label: string
}

/** What gives a permission to a user, as read. */
export interface Sources {
  role: NamedRight | null
  /** Policies of the role that hold the permission. */
  policies: NamedRight[]
  /** Whether it was granted to the user itself. */
  direct: boolean
}

/** The ways in which a user of a client holds a permission; undefined if the client has no such permission. */
export async function findSources(
  tx: Tx,
  clientId: string,
  userId: string,
  permission: string,
): Promise<Sources | undefined> {
  const { rows } = await sql<Sources>`
    select (select json_build_object('id', r.id, 'name', r.name, 'label', r.label)
        from roles r where r.client_id = u.client_id and r.id = u.role_id) as role,
      coalesce((select json_agg(json_build_object('id', y.id, 'name', y.name, 'label', y.label) order by y.label, y.id)
        from role_policies rp
        join policies y on y.client_id = rp.client_id and y.id = rp.policy_id
        join policy_permissions pp on pp.client_id = y.client_id and pp.policy_id = y.id
        where rp.client_id = u.client_id and rp.role_id = u.role_id and pp.permission_id = p.id), '[]') as policies,
      exists (select from user_permissions up where up.client_id = u.client_id and up.user_id = u.id
        and up.permission_id = p.id) as direct
    from users u join permissions p on p.client_id = u.client_id and p.name = ${permission}
    where u.client_id = ${clientId} and u.id = ${userId}`.execute(tx)
  return rows[0]
}
