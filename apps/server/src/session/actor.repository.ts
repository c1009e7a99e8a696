import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Actor } from '../access/actor.ts'
import type { Schema } from '../db/schema.ts'

interface ActorRow {
  username: string
  label: string
  employee_id: string | null
  platform_id: string
  active: boolean
  scopes: string[]
  permissions: string[]
  restricted: { permission: string; client_ids: string[]; team_ids: string[] }[]
}

/** Whose rights are asked for. */
export interface ActorSubject {
  homeClientId: string
  userId: string
  sessionId: string
}

/** Who a user is and may do now, in one query. Undefined for an unknown or inactive user. */
export function findActor(db: Kysely<Schema>, subject: ActorSubject): Promise<Actor | undefined> {
  return lookUp(db, subject, sql`u.status = 'active'`)
}

/** A user whether or not they may sign in, which `rights.active` tells. Undefined for an unknown one. */
export function findAccount(db: Kysely<Schema>, subject: ActorSubject): Promise<Actor | undefined> {
  return lookUp(db, subject, sql`true`)
}

/** The caller of a living session. Undefined when the session ended, ran out, or its user may no longer sign in. */
export function findSessionActor(db: Kysely<Schema>, subject: ActorSubject): Promise<Actor | undefined> {
  const isLiving = sql`exists (select from sessions s where s.client_id = u.client_id and s.id = ${subject.sessionId}
    and s.user_id = u.id and s.ended_at is null and s.expires_at > now())`
  return lookUp(db, subject, sql`u.status = 'active' and ${isLiving}`)
}

async function lookUp(
  db: Kysely<Schema>,
  subject: ActorSubject,
  condition: RawBuilder<unknown>,
): Promise<Actor | undefined> {
  const { homeClientId, userId, sessionId } = subject
  const { rows } = await sql<ActorRow>`
    select u.username, u.label, u.employee_id, c.platform_id, u.status = 'active' as active,
      coalesce((select json_agg(s.granted_client_id) from user_scopes s
        where s.client_id = u.client_id and s.user_id = u.id), '[]') as scopes,
      coalesce((select json_agg(held.name order by held.owner = 'client', held.name) from (
        select p.name, p.owner from user_permissions up
          join permissions p on p.client_id = up.client_id and p.id = up.permission_id
          where up.client_id = u.client_id and up.user_id = u.id
        union select p.name, p.owner from role_policies rp
          join policy_permissions pp on pp.client_id = rp.client_id and pp.policy_id = rp.policy_id
          join permissions p on p.client_id = pp.client_id and p.id = pp.permission_id
          where rp.client_id = u.client_id and rp.role_id = u.role_id) held), '[]') as permissions,
      coalesce((select json_agg(r) from (
        select p.name as permission,
          coalesce(json_agg(x.restricted_client_id) filter (where x.restricted_team_id is null), '[]') as client_ids,
          coalesce(json_agg(x.restricted_team_id) filter (where x.restricted_team_id is not null), '[]') as team_ids
        from user_permission_restrictions x
          join user_permissions up on up.client_id = x.client_id and up.id = x.user_permission_id
          join permissions p on p.client_id = up.client_id and p.id = up.permission_id
        where up.client_id = u.client_id and up.user_id = u.id group by p.name) r), '[]') as restricted
    from users u join clients c on c.id = u.client_id
    where u.client_id = ${homeClientId} and u.id = ${userId} and ${condition}`.execute(db)
  const row = rows[0]
  return (
    row && {
      userId,
      sessionId,
      homeClientId,
      homePlatformId: row.platform_id,
      username: row.username,
      label: row.label,
      employeeId: row.employee_id,
      scopes: new Set(row.scopes),
      rights: { permissions: row.permissions, restricted: row.restricted, active: row.active },
    }
  )
}
