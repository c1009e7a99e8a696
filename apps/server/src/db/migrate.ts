import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely, type Transaction } from 'kysely'
import { OperatorError } from '../operator-error.ts'
import { sources } from '../paths.ts'
import type { Schema } from './schema.ts'

const folder = join(sources, 'db/migrations')

/** Cuts an SQL file into statements; a semicolon inside `$$ ... $$` does not end one. */
export function splitStatements(text: string): string[] {
  const bare = text.replace(/^ *--.*$/gm, '')
  const statements: string[] = []
  let open = ''
  bare.split('$$').forEach((part, index) => {
    const isBody = index % 2 === 1
    const [first = '', ...rest] = isBody ? [`$$${part}$$`] : part.split(';')
    open += first
    for (const piece of rest) {
      statements.push(open)
      open = piece
    }
  })
  return [...statements, open].map((statement) => statement.trim()).filter(Boolean)
}

/** The names of all migrations, in order. */
const migrations = (): string[] =>
  readdirSync(folder)
    .flatMap((name) => (name.endsWith('.sql') ? [name.slice(0, -'.sql'.length)] : []))
    .toSorted()

/** The migrations that the database has. */
async function appliedTo(db: Kysely<Schema>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch {
    return [] // a new database has no such table; the first migration reports any other fault
  }
}

/** Held by the process that migrates; earlier versions take the same. */
const LOCK = '3853314791062309107'

async function applyMissing(tx: Transaction<Schema>, known: readonly string[]): Promise<string[]> {
  // No time limit: a migration may fill or index a large table, and another process may wait for it.
  await sql`select set_config('statement_timeout', '0', true)`.execute(tx)
  // Of the transaction, not of the session, which PgBouncer gives to others.
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
  await sql`create table if not exists kysely_migration
    (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(tx)
  const applied = new Set(rows.map(({ name }) => name))
  const missing = known.filter((name) => !applied.has(name))
  for (const name of missing) {
    for (const statement of splitStatements(readFileSync(join(folder, `${name}.sql`), 'utf8')))
      await sql.raw(statement).execute(tx)
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(tx)
  }
  return missing
}

const NOT_ALLOWED = '42501'

/**
 * Applies the missing migrations, by number, all in one transaction. A migration released after a higher number is applied
 * too. Of several processes one migrates, and the others wait for it.
 * @returns the names of the applied migrations.
 * @throws OperatorError for a database of a newer version, and for a user without the required privileges.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const known = migrations()
  const applied = await appliedTo(db)
  const newer = applied.find((name) => !known.includes(name))
  if (newer !== undefined)
    throw new OperatorError(
      `The database was migrated by a newer version (${newer}): start that one. This one cannot go back.`,
    )
  if (applied.length === known.length) return []
  try {
    return await db.transaction().execute((tx) => applyMissing(tx, known))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOT_ALLOWED)
      throw new OperatorError(`DATABASE_URL: the user lacks a right: ${error.message} (docs/operating.md)`, {
        cause: error,
      })
    throw error
  }
}
