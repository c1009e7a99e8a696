import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { migrate } from '../db/migrate.ts'
import { createPGlite, overPGlite, type OpenedDatabase } from '../db/open.ts'
import { loadConfig } from '../config.ts'
import { prepareJobs } from '../jobs/prepare-jobs.ts'
import { reuseDatabases } from './reuse-database.ts'

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
    await prepareJobs({ database, engine: { pglite } }, loadConfig({ NODE_ENV: 'test' }))
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

async function loadPGlite(): Promise<PGlite> {
  dump ??= migratedDump()
  const pglite = createPGlite({ loadDataDir: await dump })
  await pglite.waitReady
  return pglite
}

/** Opens an empty, migrated database in memory, which ends when it is closed. */
export async function openMemoryDatabase(): Promise<OpenedDatabase & { engine: { pglite: PGlite } }> {
  const pglite = await loadPGlite()
  return { database: overPGlite(pglite, 'memory'), engine: { pglite } }
}

const databases = reuseDatabases(async () => {
  const pglite = await loadPGlite()
  const end = pglite.close.bind(pglite)
  pglite.close = async () => {} // a Kysely that is destroyed closes it
  return { pglite, end, run: async (statement) => (await pglite.query<Record<string, unknown>>(statement)).rows }
})

/** Opens an empty, migrated database in memory; a closed one is used again, because loading the dump takes a second. */
export async function openPGliteTestDatabase(): Promise<OpenedDatabase> {
  const { database, giveBack } = await databases.take()
  return { database: overPGlite(database.pglite, 'memory', giveBack), engine: database }
}
