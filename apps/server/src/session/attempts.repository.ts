import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { lockName } from '../db/lock-name.ts'
import { keyedHash } from './keys.ts'

/** When an account and address pair is locked, and for how many milliseconds. */
export interface LockRule {
  failures: number
  ms: number
}

/** The platform's rule (spec 1 section 9). */
const PLATFORM_LOCK: LockRule = { failures: 10, ms: 300_000 }

/** The rule of a client: its own if it has one switched on, with the platform's for missing values (spec 3 section 3). */
export async function findLockRule(tx: Tx, clientId: string): Promise<LockRule> {
  const own = await tx
    .selectFrom('clients')
    .select(['login_retries', 'login_timeout_time'])
    .where('id', '=', clientId)
    .where('login_timeout', '=', true)
    .executeTakeFirst()
  return {
    failures: own?.login_retries ?? PLATFORM_LOCK.failures,
    ms: own?.login_timeout_time ? own.login_timeout_time * 1000 : PLATFORM_LOCK.ms,
  }
}

/** Password checks a day for one account, over all addresses (security.md 3.2, Login). */
export const ACCOUNT_BUDGET = 100
/** Milliseconds of such a day. */
export const BUDGET_MS = 86_400_000

/** An account at a client, tried from an address. The account is a keyed hash. */
export interface AttemptPair {
  clientId: string
  account: string
  address: string
}

/** What failures at a client are counted under: people type passwords into the username field, so it is never kept. */
export const accountHash = (key: Uint8Array, clientId: string, username: string): string =>
  keyedHash(key, `${clientId}:${username.trim().normalize('NFC').toLowerCase()}`)

/**
 * Counts an attempt before the password is checked, so that parallel attempts cannot slip through. A success removes the
 * count.
 * @returns the end of the lock if the attempt must not be checked, otherwise undefined.
 */
export async function countAttempt(tx: Tx, pair: AttemptPair, rule: LockRule): Promise<Date | undefined> {
  const { rows } = await sql<{ failures: number; locked_until: string | null }>`
    insert into login_attempts as a (client_id, account_hash, address, failures)
    values (${pair.clientId}, ${pair.account}, ${pair.address}, 1)
    on conflict (client_id, account_hash, address) do update set
      failures = case when a.locked_until <= excluded.updated_at then 1 else a.failures + 1 end,
      locked_until = case when a.locked_until > excluded.updated_at then a.locked_until end,
      updated_at = excluded.updated_at
    returning failures, locked_until`.execute(tx)
  const row = rows[0]
  if (row?.locked_until) return new Date(row.locked_until)
  if (!row || row.failures <= rule.failures) return undefined
  const until = new Date(Date.now() + rule.ms)
  await tx
    .updateTable('login_attempts')
    .set({ locked_until: until })
    .where('client_id', '=', pair.clientId)
    .where('account_hash', '=', pair.account)
    .where('address', '=', pair.address)
    .execute()
  return until
}

/** Accounts that may fail to sign in from one address within an hour and not succeed there afterwards, over all clients. */
export const FAILED_ACCOUNTS = 20
const FAILED_MS = 3_600_000

/**
 * Judges whether an address failed to sign in to too many other accounts, whatever the password. Attempts from one address wait for
 * each other until their transactions end, so that parallel ones are counted too.
 * @returns when it may try another account, or undefined if it may now.
 */
export async function findAddressLock(tx: Tx, { clientId, account, address }: AttemptPair): Promise<Date | undefined> {
  await lockName(tx, `sign-ins ${address}`)
  const nth = await tx
    .selectFrom('login_attempts')
    .select('updated_at')
    .where('address', '=', address)
    .where('updated_at', '>', new Date(Date.now() - FAILED_MS).toISOString())
    .where((other) => other.or([other('account_hash', '<>', account), other('client_id', '<>', clientId)]))
    .orderBy('updated_at', 'desc')
    .offset(FAILED_ACCOUNTS - 1)
    .limit(1)
    .executeTakeFirst()
  return nth && new Date(new Date(nth.updated_at).getTime() + FAILED_MS)
}

/** Clears the failures of a pair after a success. */
export async function forgetAttempts(tx: Tx, pair: AttemptPair): Promise<void> {
  await tx
    .deleteFrom('login_attempts')
    .where('client_id', '=', pair.clientId)
    .where('account_hash', '=', pair.account)
    .where('address', '=', pair.address)
    .execute()
}

/**
 * Counts an event in a fixed window kept in the database.
 * @returns the end of the window when the limit is passed, else undefined.
 */
export async function countInWindow(
  tx: Tx,
  event: { scope: string; limit: number; windowMs: number },
): Promise<Date | undefined> {
  const { hits, start } = await countHit(tx, event)
  return hits > event.limit ? new Date(start.getTime() + event.windowMs) : undefined
}

/** Counts an event. @returns how many of its scope there were in the fixed window, and when that began. */
export async function countHit(
  tx: Tx,
  event: { scope: string; windowMs: number },
): Promise<{ hits: number; start: Date }> {
  const start = new Date(Math.floor(Date.now() / event.windowMs) * event.windowMs)
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limits as r (scope, window_start, hits) values (${event.scope}, ${start.toISOString()}, 1)
    on conflict (scope, window_start) do update set hits = r.hits + 1 returning hits`.execute(tx)
  return { hits: rows[0]?.hits ?? 0, start }
}
