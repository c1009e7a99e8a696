import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import { jobKind } from './job.ts'

/** Deletes data that is no longer needed. */
export const purgeOld = jobKind('purge')

/** Rows that one transaction deletes. */
const BATCH = 500

/** The rows of each table that are no longer needed. */
export const PURGED = {
  // A replaced token matters while its session lives: its return ends the session.
  refresh_tokens: `exists (select from sessions s where s.client_id = t.client_id and s.id = t.session_id
    and least(s.ended_at, s.expires_at) < now() - interval '1 day')`,
  // An address counts as known for 90 days after a sign-in.
  sessions: `least(ended_at, expires_at) < now() - interval '1 day' and created_at < now() - interval '90 days'`,
  otp_codes: `expires_at < now() - interval '1 day'`,
  reset_grants: `expires_at < now() - interval '1 day'`,
  login_attempts: `updated_at < now() - interval '1 day'`,
  // The longest window is a day.
  rate_limits: `window_start < now() - interval '2 days'`,
  uploads: `created_at < now() - interval '7 days'`,
  download_addresses: `expires_at < now() - interval '1 day'`,
  // Earlier versions stored each generated download.
  objects: `bucket = 'exports' and created_at < now() - interval '1 day'`,
  usage_events: `created_at < now() - interval '1 year'`,
  error_events: `created_at < now() - interval '90 days'`,
  idempotency_keys: `created_at < now() - interval '1 day'`,
}

/** Rows of a module that are no longer needed. */
export interface PurgeRule {
  table: string
  /** Condition in SQL on the rows of the table `t`. */
  where: string
}

/** What of the purge is configured. */
export interface Retention {
  /** Days that audit rows are kept, 30 or more; for ever when absent. */
  auditDays?: number | undefined
  /** The rules of the modules. Default: none. */
  rules?: readonly PurgeRule[]
}

/**
 * Deletes old rows in small batches, each in its own transaction, so that no request waits long for one.
 * @returns the number of deleted rows.
 */
export async function purge(database: Database, { auditDays, rules = [] }: Retention = {}): Promise<number> {
  let deleted = auditDays === undefined ? 0 : await inBatches(database, oldAuditRows(auditDays))
  const own = Object.entries(PURGED).map(([table, where]) => ({ table, where }))
  for (const { table, where } of [...own, ...rules]) {
    const statement = sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} t where ${sql.raw(where)} limit ${sql.lit(BATCH)} for update skip locked))`
    deleted += await inBatches(database, statement)
  }
  return deleted
}

/** Audit rows are found client by client, as their index has them; the role may not lock them. */
const oldAuditRows = (days: number) => sql`delete from audit_log where ctid = any (array(
  select old.ctid from clients c cross join lateral (
    select a.ctid from audit_log a
    where a.client_id = c.id and a.at < now() - interval '1 day' * ${sql.lit(days)} limit ${sql.lit(BATCH)}) old
  limit ${sql.lit(BATCH)}))`

async function inBatches(database: Database, statement: RawBuilder<unknown>): Promise<number> {
  let deleted = 0
  for (let last = BATCH; last === BATCH; deleted += last) {
    const { numAffectedRows } = await database.withSystem((tx) => statement.execute(tx))
    last = Number(numAffectedRows ?? 0)
  }
  return deleted
}
