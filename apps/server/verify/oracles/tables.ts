import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import type { World } from '../world/world.ts'

/** Tables that a read or a rejected request changes: audit log, counters and sessions. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['audit_log', 'login_attempts', 'sessions', 'refresh_tokens'])

const known = new WeakMap<object, Promise<string[]>>()

/** Every table that has a client, read from the catalogue, so that a new one is included. */
export function tenantTables({ deps: { database } }: World): Promise<string[]> {
  const tables = known.get(database) ?? readTables(database)
  known.set(database, tables)
  return tables
}

async function readTables({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(kysely)
  return rows.map(({ name }) => name)
}

/** Hash of all rows of a client by table. */
export type Fingerprint = Map<string, string>

/** Hashes every table of a client but its log, to which all rejections go; without its bookkeeping when it is the caller's own. */
export async function fingerprint(world: World, clientId: string, which: 'all' | 'records'): Promise<Fingerprint> {
  const tables = (await tenantTables(world)).filter((name) =>
    which === 'all' ? name !== 'audit_log' : !BOOKKEEPING.has(name),
  )
  const parts = tables.map(
    (name) => sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
      from ${sql.table(name)} t where client_id = ${clientId}`,
  )
  const own = sql`select 'clients' as name, md5(string_agg(t::text, '|')) as hash from clients t where id = ${clientId}`
  const { rows } = await sql<{ name: string; hash: string }>`${sql.join([...parts, own], sql` union all `)}`.execute(
    world.deps.database.kysely,
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** Names of the tables that differ. */
export function changedTables(before: Fingerprint, after: Fingerprint): string[] {
  return [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name)
}

/** Number of rejections in the audit log by person. */
export async function rejectionsOf(world: World, userIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; n: number }>`
    select user_id, count(*)::int as n from audit_log
      where outcome = 'refused' and user_id in (${sql.join(userIds)}) group by user_id`.execute(
    world.deps.database.kysely,
  )
  return new Map(rows.map((row) => [row.user_id, row.n]))
}

/** Changes of access that may change nothing, and are then not shown: unlocking an account that is not locked. */
const MAY_BE_NOTHING: ReadonlySet<string> = new Set(['user.unlock'])

/** Changes of access that a person made and that administrators are not shown. */
export async function missingEntries(world: World, userId: string): Promise<string[]> {
  const { enum: actions = [] } =
    world.operations.flatMap(({ parameters }) => parameters).find(({ name }) => name === 'action')?.schema ?? {}
  const shown = actions.filter((action) => !MAY_BE_NOTHING.has(String(action)))
  const { rows } = await sql<{ action: string }>`
    select action from audit_log
      where user_id = ${userId} and outcome = 'done' and subject_kind is null and action in (${sql.join(shown)})`.execute(
    world.deps.database.kysely,
  )
  return rows.map(({ action }) => action)
}

/** What a person did in a client and whose audit entries show records of another client, by their mark. */
export async function leakedInto(world: World, userId: string, marks: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    select distinct action from audit_log t
      where user_id = ${userId} and t::text like any (${sql.val(marks.map((mark) => `%${mark}%`))})`.execute(
    world.deps.database.kysely,
  )
  return rows.map(({ action }) => action)
}
