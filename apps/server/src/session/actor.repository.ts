import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Actor } from '../access/actor.ts'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

interface ActorRow {
  username: string
  label: string
  employee_id: string | null
  language: string | null
  wrote_at: string | null
  platform_id: string
  active: boolean
  scopes: string[]
  permissions: string[]
  restricted: { permission: string; client_ids: string[]; team_ids: string[] }[]
}

/** The user whose permissions are read. */
export interface ActorSubject {
  homeClientId: string
  userId: string
  sessionId: string
}

/** Who a user is and may do now, in one query. Undefined for an unknown or inactive user. */
export function findActor(db: Kysely<Schema>, subject: ActorSubject): Promise<Actor | undefined> {
  return lookUp(db, subject, sql`a.active`)
}

/** A user whether or not they may sign in, which `rights.active` says. Undefined for an unknown one. */
export function findAccount(db: Kysely<Schema>, subject: ActorSubject): Promise<Actor | undefined> {
  return lookUp(db, subject, sql`true`)
}

/** The caller of an active session. Undefined if the session ended, expired, or its user may no longer sign in. */
export function findSessionActor(db: Kysely<Schema>, subject: ActorSubject): Promise<Actor | undefined> {
  const isLiving = sql`exists (select from sessions s where s.client_id = ${subject.homeClientId}
    and s.id = ${subject.sessionId} and s.user_id = ${subject.userId} and s.ended_at is null and s.expires_at > now())`
  const wroteAt = sql`(select s.wrote_at::text from sessions s
    where s.client_id = ${subject.homeClientId} and s.id = ${subject.sessionId})`
  return lookUp(db, subject, sql`a.active and ${isLiving}`, wroteAt)
}

async function lookUp(
  db: Kysely<Schema>,
  subject: ActorSubject,
  condition: RawBuilder<unknown>,
  wroteAt?: RawBuilder<unknown>,
): Promise<Actor | undefined> {
  const { homeClientId, userId, sessionId } = subject
  const { rows } = await sql<ActorRow>`
    select a.*, (select language from users where client_id = ${homeClientId} and id = ${userId}),
      ${wroteAt ?? sql`null`} as wrote_at
    from ssp_account(${homeClientId}, ${userId}) a where ${condition}`.execute(db)
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
      language: row.language,
      ...(wroteAt && { wroteAt: row.wrote_at }),
      scopes: new Set(row.scopes),
      rights: { permissions: row.permissions, restricted: row.restricted, active: row.active },
    }
  )
}

/** Keeps where the log is after a change of a session. Called when the change is committed. */
export async function rememberWrite(tx: Tx, { homeClientId, sessionId }: ActorSubject): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ wrote_at: sql<string>`pg_current_wal_insert_lsn()` })
    .where('client_id', '=', homeClientId)
    .where('id', '=', sessionId)
    .execute()
}
