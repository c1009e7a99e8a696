import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../db/database.ts'
import type { OpenedDatabase } from '../db/open.ts'
import { openTestDatabase } from '../testing/test-server.ts'
import { insertTenants, type Tenants } from '../testing/tenants.ts'
import { purge } from './purge.ts'

let opened: OpenedDatabase
let tenants: Tenants

beforeAll(async () => {
  opened = await openTestDatabase()
  tenants = await insertTenants(opened.database)
})
afterAll(() => opened.database.close())

const TABLES = [
  'error_events',
  'idempotency_keys',
  'login_attempts',
  'otp_codes',
  'rate_limits',
  'refresh_tokens',
  'reset_grants',
  'sessions',
  'uploads',
  'usage_events',
]

/** One row in each table, as old as `days`. */
async function insertAged(tx: Tx, name: string, days: number): Promise<void> {
  const client = tenants.clientId('acme')
  const user = tenants.userId('acme', 'admin')
  const at = sql`now() - interval '1 day' * ${sql.lit(days)}`
  const statements = [
    sql`insert into sessions (client_id, id, user_id, created_at, expires_at)
      values (${client}, gen_random_uuid(), ${user}, ${at}, ${at} + interval '14 days')`,
    sql`insert into refresh_tokens (client_id, token_hash, session_id) select client_id, ${name}, id from sessions
      order by created_at ${sql.raw(days > 0 ? '' : 'desc')} limit 1`,
    sql`insert into otp_codes (client_id, id, user_id, purpose, code_hash, expires_at)
      values (${client}, gen_random_uuid(), ${user}, 'password-reset', 'x', ${at})`,
    sql`insert into reset_grants (client_id, token_hash, user_id, expires_at) values (${client}, ${name}, ${user}, ${at})`,
    sql`insert into login_attempts (client_id, account_hash, address, updated_at) values (${client}, ${name}, 'x', ${at})`,
    sql`insert into rate_limits (scope, window_start) values (${name}, ${at})`,
    sql`insert into uploads (client_id, id, user_id, bucket, object_key, content_type, max_bytes, created_at, expires_at)
      values (${client}, gen_random_uuid(), ${user}, 'logos', 'x', 'image/png', 1, ${at}, ${at})`,
    sql`insert into idempotency_keys (client_id, user_id, key_hash, request_hash, created_at)
      values (${client}, ${user}, ${name}, 'x', ${at})`,
    sql`insert into error_events (client_id, type, message, created_at) values (${client}, 'x', ${name}, ${at})`,
    sql`insert into usage_events (client_id, channel, event, description, tags, user_id, actor_label, created_at)
      values (${client}, 'analytics', ${name}, '', '{}', ${user}, 'x', ${at})`,
  ]
  for (const statement of statements) await statement.execute(tx)
}

const counts = () =>
  opened.database.withSystem(async (tx) => {
    const found: Record<string, number> = {}
    for (const table of TABLES) {
      const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(tx)
      found[table] = rows[0]?.count ?? 0
    }
    return found
  })

test('what has served its purpose is deleted by age, what may still count stays', async () => {
  await opened.database.withSystem(async (tx) => {
    await insertAged(tx, 'old', 400)
    await insertAged(tx, 'young', 0)
  })
  expect(await counts()).toEqual(Object.fromEntries(TABLES.map((table) => [table, 2])))
  await purge(opened.database)
  expect(await counts()).toEqual(Object.fromEntries(TABLES.map((table) => [table, 1])))
  expect(await purge(opened.database)).toBe(0)
})

test('an ended session stays, without its tokens, while its address counts as known', async () => {
  await opened.database.withSystem((tx) => sql`update sessions set ended_at = now() - interval '2 days'`.execute(tx))
  await purge(opened.database)
  expect(await counts()).toMatchObject({ sessions: 1, refresh_tokens: 0 })
})

test('more rows than a batch holds go in one run', async () => {
  await opened.database.withSystem((tx) =>
    sql`insert into rate_limits (scope, window_start)
      select n::text, now() - interval '3 days' from generate_series(1, 1234) n`.execute(tx),
  )
  expect(await purge(opened.database)).toBe(1234)
})

describe('the audit log', () => {
  const insertRows = (days: number, count: number) =>
    opened.database.withSystem((tx) =>
      sql`insert into audit_log (client_id, at, action, outcome)
        select c.id, now() - interval '1 day' * ${sql.lit(days)}, 'retention.test', 'done'
        from clients c, generate_series(1, ${sql.lit(count)})
        where c.id in (${tenants.clientId('acme')}, ${tenants.clientId('borealis')})`.execute(tx),
    )
  /** The days of age that are left. */
  const ages = () =>
    opened.database.withSystem(async (tx) => {
      const { rows } = await sql<{ age: number; count: number }>`
        select extract(day from now() - at)::int as age, count(*)::int as count from audit_log
        where action = 'retention.test' group by 1 order by 1`.execute(tx)
      return rows.map(({ age, count }) => [age, count])
    })

  test('is kept for ever by default, and as long as it is configured', async () => {
    await insertRows(1000, 600)
    await insertRows(364, 1)
    await insertRows(20, 1)
    await purge(opened.database)
    expect(await ages()).toEqual([
      [20, 2],
      [364, 2],
      [1000, 1200],
    ])
    expect(await purge(opened.database, { auditDays: 365 })).toBe(1200)
    expect(await purge(opened.database, { auditDays: 365 })).toBe(0)
    expect(await ages()).toEqual([
      [20, 2],
      [364, 2],
    ])
  })

  test('loses no row of the last 30 days, whatever is configured', async () => {
    await purge(opened.database, { auditDays: 1 })
    expect(await ages()).toEqual([[20, 2]])
    const { numAffectedRows } = await opened.database.withSystem((tx) => sql`delete from audit_log`.execute(tx))
    expect(numAffectedRows).toBe(0n)
    await expect(
      opened.database.withTenant({ clientId: tenants.clientId('acme'), platformId: '', userId: null }, (tx) =>
        sql`delete from audit_log`.execute(tx),
      ),
    ).rejects.toMatchObject({ code: '42501' })
  })
})
