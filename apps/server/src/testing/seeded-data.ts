import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from '../config.ts'
import { repositoryRoot } from '../paths.ts'
import { seedIfEmpty, type SeedOptions } from '../seed/seed.ts'
import { deriveKeys, loadSecret } from '../session/keys.ts'
import { createAddressSigner } from '../storage/address.ts'
import { openObjectStore } from '../storage/object-store.ts'
import { BUCKETS } from '../modules/index.ts'
import { createObjects } from '../storage/objects.ts'
import { openMemoryDatabase } from './pglite.ts'

/** Amounts of seeded data, and the secret of the server that will read it. Default: a generated secret, kept in `files`. */
export interface SeededDataOptions extends SeedOptions {
  secret?: string
}

/** The demo data as kept between runs; only to be copied. */
export interface SeededData {
  /** Dump of the embedded database, for `loadDataDir`. */
  database: string
  /** The other files of `DATA_DIR`: stored objects and the secret. */
  files: string
}

/** Sources of the seed; the boundaries keep it from importing anything else of the repository. */
const INPUTS = [
  'apps/server/src/**/*.{ts,sql}',
  'packages/api/src/*.ts',
  'packages/ui/src/theme/**/*.ts',
  'packages/kits/{block-editor,form-builder}/src/model/**/*.ts',
  'package-lock.json',
]

/** How many are kept, of 150 MB each: those of the steps of one `npm test`, and a few of earlier sources. */
const KEPT = 8

function hashOf(options: SeededDataOptions): string {
  const hash = createHash('sha256').update(JSON.stringify(options))
  for (const path of INPUTS.flatMap((pattern) => globSync(pattern, { cwd: repositoryRoot })).toSorted())
    if (!path.endsWith('.test.ts')) hash.update(path).update(readFileSync(join(repositoryRoot, path)))
  return hash.digest('hex').slice(0, 16)
}

async function write(folder: string, { secret, ...options }: SeededDataOptions): Promise<void> {
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, 'files'), TOKEN_SECRET: secret })
  const { database, engine } = await openMemoryDatabase()
  const keys = deriveKeys(loadSecret(config))
  const store = await openObjectStore(config)
  const objects = createObjects({
    database,
    store,
    signer: createAddressSigner(keys.address),
    publicUrl: '',
    buckets: BUCKETS,
  })
  await seedIfEmpty({ database, objects, keys, log: () => {} }, options)
  const dump = await engine.pglite.dumpDataDir('none')
  writeFileSync(join(folder, 'database.tar'), Buffer.from(await dump.arrayBuffer()))
  await database.close()
}

/**
 * The demo data of a day, today by default: made by the seed when its sources, the amounts or the day are new, else as kept.
 * Dates in the data count back from that day, so yesterday's is not used again.
 */
export async function seededData(given: SeededDataOptions = {}): Promise<SeededData> {
  const today = new Date((given.today ?? new Date()).toISOString().slice(0, 10))
  const options = { ...given, today }
  const cache = join(repositoryRoot, 'node_modules/.cache/ssp-seeded')
  const folder = join(cache, hashOf(options))
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const kept = readdirSync(cache).map((name) => join(cache, name))
    const byAge = kept.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    for (const old of byAge.slice(KEPT)) rmSync(old, { recursive: true, force: true })
    const draft = mkdtempSync(`${folder}-`)
    try {
      await write(draft, options)
      // Renamed when complete, because several processes may make the same.
      if (!existsSync(folder)) renameSync(draft, folder)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return { database: join(folder, 'database.tar'), files: join(folder, 'files') }
}

/** Replaces a data directory by a copy of the demo data. */
export async function restoreSeededData(dataDir: string, options?: SeededDataOptions): Promise<void> {
  const { database, files } = await seededData(options)
  const directory = join(dataDir, 'db')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  cpSync(files, dataDir, { recursive: true })
  // Piped: it says that it strips the leading slash of each name.
  execFileSync('tar', ['-xf', database, '-C', directory], { stdio: 'pipe' })
}
