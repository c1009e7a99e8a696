import type { AccessHolder } from '@ssp/api/can'
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

/** Lets one transaction at a time change the settings of a client. */
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

/** The notice of the login page when it is switched on and now lies between its dates. */
export function findNotice(tx: Tx, clientId: string) {
  return tx
    .selectFrom('clients')
    .select(['notice_title as title', 'notice_message as message'])
    .where('id', '=', clientId)
    .where('show_notice_message', '=', true)
    .where(sql<boolean>`coalesce(notice_start <= now(), true) and coalesce(notice_end > now(), true)`)
    .executeTakeFirst()
}

/** An active account of a client with what it may do. */
export interface Account {
  id: string
  label: string
  username: string
  permissions: string[]
  restricted: AccessHolder['restricted']
}

/** The active accounts of a client, by label. */
export async function findAccounts(tx: Tx, clientId: string): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select u.id, u.label, u.username, a.permissions, a.restricted
    from users u cross join lateral ssp_account(u.client_id, u.id) a
    where u.client_id = ${clientId} and u.status = 'active' order by u.label, u.id`.execute(tx)
  return rows
}
