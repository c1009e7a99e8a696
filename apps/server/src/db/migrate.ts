import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
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

function migrations(): Record<string, Migration> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  return Object.fromEntries(
    files.map((name) => [
      name.replace(/\.sql$/, ''),
      {
        up: async (db: Kysely<unknown>) => {
          for (const statement of splitStatements(readFileSync(join(folder, name), 'utf8'))) {
            await sql.raw(statement).execute(db)
          }
        },
      },
    ]),
  )
}

/** The migrations that the database has. One query; the migrator reads the whole catalogue. */
async function appliedTo(db: Kysely<Schema>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch {
    return [] // a new database has no such table; the migrator says what else is wrong
  }
}

const NOT_ALLOWED = '42501'

/**
 * Applies the migrations that the database does not have, by number, all in one transaction.
 * @returns the names that were applied now.
 * @throws OperatorError for a database of a newer version, and for a user who may not make what a migration makes.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const known = migrations()
  const applied = await appliedTo(db)
  const newer = applied.find((name) => !Object.hasOwn(known, name))
  if (newer !== undefined)
    throw new OperatorError(
      `The database was migrated by a newer version (${newer}): start that one. This one cannot go back.`,
    )
  if (applied.length === Object.keys(known).length) return []
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    // 0430 was released after 0450: a database has either both, in any order, or the later number alone.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error instanceof Error && 'code' in error && error.code === NOT_ALLOWED)
    throw new OperatorError(`DATABASE_URL: the user lacks a right: ${error.message} (docs/operating.md)`, {
      cause: error,
    })
  if (error) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error })
  return (results ?? []).map((result) => result.migrationName)
}
