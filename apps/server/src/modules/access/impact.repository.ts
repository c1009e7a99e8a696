import { sql } from 'kysely'
import { isNamed } from '../../access/account-reach.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'

/** A link that is to be removed: a policy from one role, or one permission from a policy. */
export interface Removal {
  policyId: string
  roleId?: string
  permissionId?: string
}

/** What a removal would take from the accounts of a client within the caller's reach. */
export interface Impact {
  loses: number
  keeps: number
  /** Clients in which an account that loses may work. */
  clients: number
  /** The first 200, those that lose first. */
  accounts: { id: string; label: string; username: string; keeps: boolean }[]
}

const SHOWN = 200

/**
 * Weighs a removal. What goes away for an account are the permissions that come to it through the policy alone: neither
 * another policy of its role nor a direct grant holds them.
 */
export async function findImpact(tx: Tx, { actor, client }: Call, removal: Removal): Promise<Impact> {
  const { id: clientId } = client
  const { policyId, roleId, permissionId } = removal
  const { rows } = await sql<Impact>`
    with lost as (
      select rp.role_id, pp.permission_id from role_policies rp
      join policy_permissions pp on pp.client_id = rp.client_id and pp.policy_id = rp.policy_id
      where rp.client_id = ${clientId} and rp.policy_id = ${policyId}
        ${roleId === undefined ? sql`` : sql`and rp.role_id = ${roleId}`}
        ${permissionId === undefined ? sql`` : sql`and pp.permission_id = ${permissionId}`}
        and not exists (select from role_policies o
          join policy_permissions op on op.client_id = o.client_id and op.policy_id = o.policy_id
          where o.client_id = rp.client_id and o.role_id = rp.role_id and o.policy_id <> rp.policy_id
            and op.permission_id = pp.permission_id)
    ), affected as (
      select u.id, u.label, u.username, not exists (select from lost l where l.role_id = u.role_id
        and not exists (select from user_permissions up where up.client_id = ${clientId}
          and up.user_id = u.id and up.permission_id = l.permission_id)) as keeps
      from users u join role_policies rp on rp.client_id = u.client_id and rp.role_id = u.role_id
      where u.client_id = ${clientId} and rp.policy_id = ${policyId} and ${isNamed(actor)}
        ${roleId === undefined ? sql`` : sql`and rp.role_id = ${roleId}`}
    ), reach as (
      select ${clientId}::uuid as id from affected where not keeps
      union select s.granted_client_id from user_scopes s join affected a on a.id = s.user_id
        where s.client_id = ${clientId} and not a.keeps
    )
    select (select count(*) from affected where not keeps) as loses,
      (select count(*) from affected where keeps) as keeps,
      (select count(*) from reach) as clients,
      coalesce((select json_agg(named) from
        (select * from affected order by keeps, label, id limit ${SHOWN}) named), '[]') as accounts`.execute(tx)
  return rows[0] ?? { loses: 0, keeps: 0, clients: 0, accounts: [] }
}
