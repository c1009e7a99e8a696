import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** The settings of a client as read. */
export type SettingsRow = Awaited<ReturnType<typeof findSettings>>

/** The columns that a save can set. */
export type SettingsChange = Pick<
  Updateable<Schema['clients']>,
  | 'login_identifier_type'
  | 'register_identifier_type'
  | 'login_timeout'
  | 'login_retries'
  | 'login_timeout_time'
  | 'show_notice_message'
  | 'notice_title'
  | 'notice_message'
  | 'notice_start'
  | 'notice_end'
  | 'manager_share_only'
  | 'strict_rights'
  | 'time_zone'
>

/** The settings of a client. */
export function findSettings(tx: Tx, clientId: string) {
  return tx
    .selectFrom('clients as c')
    .innerJoin('platforms as p', 'p.id', 'c.platform_id')
    .selectAll('c')
    .select('p.domain as platform_domain')
    .where('c.id', '=', clientId)
    .executeTakeFirstOrThrow()
}

/** Serialises changes to the settings of a client. */
export async function lockClient(tx: Tx, clientId: string): Promise<void> {
  await tx.selectFrom('clients').select('id').where('id', '=', clientId).forUpdate().executeTakeFirstOrThrow()
}

/** Whether the database knows the name of a time zone. */
export async function isTimeZone(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select ssp_is_time_zone(${name}) as known`.execute(tx)
  return rows[0]?.known === true
}

/** Saves settings. @returns the new version. */
export async function updateSettings(tx: Tx, clientId: string, change: SettingsChange): Promise<number> {
  const { version } = await tx
    .updateTable('clients')
    .set(change)
    .where('id', '=', clientId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** The notice of the login page if it is switched on and the current time is between its dates. */
export function findNotice(tx: Tx, clientId: string) {
  return tx
    .selectFrom('clients')
    .select(['notice_title as title', 'notice_message as message'])
    .where('id', '=', clientId)
    .where('show_notice_message', '=', true)
    .where(sql<boolean>`coalesce(notice_start <= now(), true) and coalesce(notice_end > now(), true)`)
    .executeTakeFirst()
}

/** Active accounts of a client that hold the same subset of some permissions. */
export interface Holders {
  /** Names of the held permissions, and of those that a restriction keeps from applying at the client. */
  held: string[]
  denied: string[]
  total: number
  /** The first of them by label, with their place among all accounts. */
  first: { id: string; label: string; username: string; position: number }[]
}

/** The active accounts of a client, grouped by held permissions, at most `shown` of each group. */
export async function findHolders(
  tx: Tx,
  clientId: string,
  names: readonly string[],
  shown: number,
): Promise<Holders[]> {
  const { rows } = await sql<Holders>`
    with named as materialized (
      select id, name from permissions where client_id = ${clientId} and name = any (${sql.val([...names])}::text[])),
    by_role as materialized (
      select rp.role_id, array_agg(distinct n.name) as names from role_policies rp
        join policy_permissions pp on pp.client_id = rp.client_id and pp.policy_id = rp.policy_id
        join named n on n.id = pp.permission_id where rp.client_id = ${clientId} group by rp.role_id),
    own as materialized (
      select up.user_id, array_agg(n.name order by n.name) as names from user_permissions up
        join named n on n.id = up.permission_id where up.client_id = ${clientId} group by up.user_id),
    denied as materialized (
      select user_id, array_agg(name order by name) as names from (
        select x.user_id, n.name from user_permission_restrictions x join named n on n.id = x.permission_id
          where x.client_id = ${clientId} and x.restricted_client_id = ${clientId} and x.restricted_team_id is null
            and not exists (select from user_permissions_only o where o.client_id = x.client_id
              and o.user_id = x.user_id and o.permission_id = x.permission_id)
        union
        select o.user_id, n.name from user_permissions_only o join named n on n.id = o.permission_id
          where o.client_id = ${clientId} and not exists (select from user_permission_restrictions x
            where x.client_id = o.client_id and x.user_id = o.user_id and x.permission_id = o.permission_id
              and x.restricted_client_id = ${clientId} and (x.restricted_team_id is null or exists (
                select from teams t where t.client_id = x.restricted_client_id and t.id = x.restricted_team_id)))) d
        group by user_id),
    accounts as (
      select u.id, u.label, u.username, u.role_id, coalesce(o.names, '{}') as own, coalesce(d.names, '{}') as denied,
          row_number() over (order by u.label, u.id) as position
        from users u left join own o on o.user_id = u.id left join denied d on d.user_id = u.id
        where u.client_id = ${clientId} and u.status = 'active'),
    numbered as (
      select a.*, row_number() over (partition by role_id, own, denied order by position) as of_group from accounts a)
    select array_cat(n.own, coalesce(r.names, '{}')) as held, n.denied, n.total, n.first
      from (select role_id, own, denied, count(*)::int as total,
          json_agg(json_build_object('id', id, 'label', label, 'username', username, 'position', position))
            filter (where of_group <= ${shown}) as first
        from numbered group by role_id, own, denied) n
      left join by_role r on r.role_id = n.role_id`.execute(tx)
  return rows
}
