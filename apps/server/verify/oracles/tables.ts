import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import type { Change } from '../world/journal.ts'
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

/**
 * Tables of a client whose rows differ, but for its log, to which all rejections go; without its bookkeeping when it is
 * the caller's own.
 */
export function changedTables(changes: readonly Change[], clientId: string, which: 'all' | 'records'): string[] {
  const isJudged = (table: string) => (which === 'all' ? table !== 'audit_log' : !BOOKKEEPING.has(table))
  return changes.filter((one) => one.clientId === clientId && isJudged(one.table)).map(({ table }) => table)
}

/** The restrictions of the accounts of a client, each as one text. */
export async function restrictionsIn(world: World, clientId: string): Promise<Set<string>> {
  const { rows } = await sql<{ row: string }>`
    select r::text as row from user_permission_restrictions r where client_id = ${clientId}`.execute(
    world.deps.database.kysely,
  )
  return new Set(rows.map(({ row }) => row))
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

/**
 * Changes of access that may change nothing, and are then not shown: unlocking an account that is not locked, and
 * restricting it again as it is, which the second form of that request does.
 */
const MAY_BE_NOTHING: ReadonlySet<string> = new Set(['user.unlock', 'user.restrictPermission'])

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
