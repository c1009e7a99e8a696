import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely, type Transaction } from 'kysely'
import { splitStatements } from '../../src/db/migrate.ts'
import type { Schema } from '../../src/db/schema.ts'
import { rebuildFigures } from '../../src/people/portal-events.ts'

/** How a database grows. */
export interface Growth {
  /** The client that becomes the largest, and its employees then. */
  largest: string
  employees: number
  /** The client that is copied to further ones, and how many there are of them. */
  small: string
  clients: number
  /** The tables that grow with the employees. Default all. */
  only?: readonly string[]
}

/** Rights, settings and counts exist once in a client: only copies of the client have copies of them. */
const ONCE = [
  'permissions',
  'policies',
  'roles',
  'policy_permissions',
  'role_policies',
  'client_themes',
  'client_images',
  'employee_counts',
  'employee_list_stamps',
  'reward_accounts',
  'survey_answer_counts',
  'employee_days',
  'employee_last_days',
  'daily_stats',
  'portal_visits',
]

const statements = splitStatements(readFileSync(join(import.meta.dirname, 'grow.sql'), 'utf8'))

/** Tables of a client, from the catalogue, so that a new one grows as well. */
async function tablesOf(tx: Transaction<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(tx)
  return rows.map(({ name }) => name)
}

async function copyClient(tx: Transaction<Schema>, source: string, index: number, tables: readonly string[]) {
  const id = randomUUID()
  const name = `scale-${index}`
  await sql`insert into clients select (jsonb_populate_record(c, ${JSON.stringify({
    id,
    client_name: name,
    identifier: name,
    subdomain: name,
  })}::jsonb)).* from clients c where c.id = ${source}`.execute(tx)
  for (const table of tables)
    await sql`select scale.copy_table(${table}::regclass, ${source}, ${id}, ${index}, ${index}, '{}')`.execute(tx)
}

/**
 * Grows a database by copies of rows that the services wrote. The connection must be a superuser's, because only one may
 * write rows without their triggers and foreign keys.
 */
export async function growDatabase(db: Kysely<Schema>, growth: Growth): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    const tables = await tablesOf(tx)
    for (let index = 1; index <= growth.clients; index += 1) await copyClient(tx, growth.small, index, tables)
    const { count } = await tx
      .selectFrom('employees')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('client_id', '=', growth.largest)
      .executeTakeFirstOrThrow()
    const copies = Math.ceil(growth.employees / count) - 1
    const many = tables.filter((table) => !ONCE.includes(table) && (growth.only?.includes(table) ?? true))
    const kept = [...ONCE, ...tables.filter((table) => !many.includes(table))]
    for (const table of copies > 0 ? many : [])
      await sql`select scale.copy_table(${table}::regclass, ${growth.largest}, ${growth.largest}, 1, ${copies}, ${sql.val(kept)}::text[])`.execute(
        tx,
      )
    await sql`update employee_counts c set (registered, unregistered, deactivated) = (
      select count(*) filter (where deactivated_at is null and registered_at is not null),
        count(*) filter (where deactivated_at is null and registered_at is null),
        count(*) filter (where deactivated_at is not null) from employees e where e.client_id = c.client_id)`.execute(
      tx,
    )
    await rebuildFigures(tx, growth.largest)
  })
  await sql`analyze`.execute(db)
}
