import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
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

/** Whether the database has exactly these migrations. One query; the migrator reads the whole catalogue. */
async function isNewest(db: Kysely<Schema>, names: string[]): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.length === names.length && rows.every(({ name }, index) => name === names[index])
  } catch {
    return false // a new database has no such table; the migrator says what else is wrong
  }
}

/**
 * Brings the database to the newest numbered migration, all in one transaction.
 * @returns the names that were applied now.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const known = migrations()
  if (await isNewest(db, Object.keys(known))) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error })
  return (results ?? []).map((result) => result.migrationName)
}
