import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { migrate } from '../db/migrate.ts'
import { createPGlite, overPGlite, type OpenedDatabase } from '../db/open.ts'
import { prepareJobs } from './prepare-jobs.ts'

// Starting PGlite, migrating and making the tables of the job queue take seconds; a dump of the result loads in a
// fraction. It is kept between runs under a name made from the migrations, so a changed one is never met again; a newer
// queue brings its own tables up to date.
const migrationsDir = join(import.meta.dirname, '../db/migrations')

async function migratedDump(): Promise<Blob> {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsDir).toSorted())
    hash.update(name).update(readFileSync(join(migrationsDir, name)))
  const file = join(tmpdir(), `ssp-prepared-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(file)) {
    const pglite = createPGlite()
    const database = overPGlite(pglite, 'memory')
    await migrate(database.kysely)
    await prepareJobs({ database, engine: { pglite } })
    const blob = await pglite.dumpDataDir('none')
    await database.close()
    // Written aside and renamed, because several test files start at once.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, Buffer.from(await blob.arrayBuffer()))
    renameSync(draft, file)
  }
  return new Blob([readFileSync(file)])
}

let dump: Promise<Blob> | undefined

/** A loaded database, the catalogue that it was loaded with, and what ends it. */
interface Loaded {
  pglite: PGlite
  catalogue: string
  end: () => Promise<void>
}

/** Databases that test files of this worker have closed. */
const idle: Loaded[] = []

const CATALOGUES = [
  'pg_attribute',
  'pg_class',
  'pg_constraint',
  'pg_db_role_setting',
  'pg_index',
  'pg_namespace',
  'pg_policy',
  'pg_proc',
  'pg_trigger',
]

/** A digest of the schema and of the rights: a change of either writes another transaction into a row. */
async function readCatalogue(pglite: PGlite): Promise<string> {
  const written = CATALOGUES.map((name) => `select tableoid, ctid, xmin from ${name}`).join(' union all ')
  const { rows } = await pglite.query<{ digest: string }>(
    `select md5(string_agg(row::text, '' order by tableoid, ctid)) as digest from (${written}) as row`,
  )
  return rows[0]?.digest ?? ''
}

/** Deletes what the dump does not have, without the triggers and policies that protect some rows. */
async function empty(pglite: PGlite): Promise<void> {
  await pglite.exec('discard all')
  await pglite.exec(`set session_replication_role = replica;
    do $$
    declare
      prepared constant regclass[] := array['kysely_migration', 'kysely_migration_lock', 'pgboss.version', 'pgboss.queue'];
      name regclass;
    begin
      for name in select oid from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and oid <> all (prepared)
      loop
        execute 'delete from ' || name;
      end loop;
      perform setval(oid, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace;
    end $$;
    reset session_replication_role`)
}

async function load(): Promise<Loaded> {
  dump ??= migratedDump()
  const pglite = createPGlite({ loadDataDir: await dump })
  await pglite.waitReady
  const end = pglite.close.bind(pglite)
  pglite.close = async () => {} // a closed Kysely closes it
  return { pglite, catalogue: await readCatalogue(pglite), end }
}

/** A database that was closed, emptied; undefined when there is none whose schema is unchanged. */
async function reuse(): Promise<Loaded | undefined> {
  const last = idle.pop()
  if (!last) return undefined
  if ((await readCatalogue(last.pglite)) !== last.catalogue) return void (await last.end())
  await empty(last.pglite)
  return last
}

/**
 * Opens an empty, migrated database in memory. Loading one takes a second, so the files of a worker share those that were
 * closed.
 */
export async function openPGliteTestDatabase(): Promise<OpenedDatabase> {
  const opened = (await reuse()) ?? (await load())
  const { pglite } = opened
  return { database: overPGlite(pglite, 'memory', () => idle.push(opened)), engine: { pglite } }
}
