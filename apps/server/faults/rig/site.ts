import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/open.ts'
import { startPostgresCluster, type PostgresCluster } from '../../src/testing/postgres-cluster.ts'
import { makePostgresDatabase } from '../../src/testing/postgres.ts'
import { insertTenants } from '../../src/testing/tenants.ts'

/** Test environment of a server: a data directory and a database with the test tenants. */
export interface Site {
  where: 'PGlite' | 'PostgreSQL'
  /** Environment variables of a server. */
  env: Record<string, string>
  dataDir: string
  /** The PostgreSQL server behind it. */
  cluster?: PostgresCluster
  /** Queries the database; no server may run on an embedded one. */
  inspect: <T>(look: (database: Database) => Promise<T>) => Promise<T>
  remove: () => Promise<void>
}

interface SiteOptions {
  /** Data directory. Default a new temporary folder. */
  dataDir?: string
  /** Whether to skip tables and tenants. Default false. */
  empty?: boolean
  /** An existing PostgreSQL server. Default a new one. */
  cluster?: PostgresCluster
}

async function makeSite(
  where: Site['where'],
  database: Record<string, string>,
  options: SiteOptions,
  onRemove = async () => {},
): Promise<Site> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'ssp-faults-'))
  const env = {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    DEMO_DATA: 'false',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_IN_FLIGHT: '10000',
    ...database,
  }
  const inspect: Site['inspect'] = async (look) => {
    const { database } = await openDatabase(loadConfig(env))
    try {
      return await look(database)
    } finally {
      await database.close()
    }
  }
  if (!options.empty) {
    await inspect(async (database) => {
      await migrate(database.kysely)
      await insertTenants(database)
    })
  }
  const remove = async () => {
    rmSync(dataDir, { recursive: true, force: true })
    await onRemove()
  }
  return { where, env, dataDir, inspect, remove }
}

/** A site on the embedded database. */
export const embeddedSite = (options: SiteOptions = {}): Promise<Site> => makeSite('PGlite', {}, options)

/** A site on PostgreSQL with fsync. */
export async function postgresSite(options: SiteOptions = {}): Promise<Site> {
  const cluster = options.cluster ?? (await startPostgresCluster({ durable: true }))
  const { url, drop } = await makePostgresDatabase(cluster.url)
  const site = await makeSite(
    'PostgreSQL',
    { DATABASE_URL: url },
    options,
    options.cluster ? drop : () => cluster.stop(),
  )
  return { ...site, cluster }
}

/** Runs `work` at a site and removes the site afterwards. */
export async function atSite<T>(open: () => Promise<Site>, work: (site: Site) => Promise<T>): Promise<T> {
  const site = await open()
  try {
    return await work(site)
  } finally {
    await site.remove()
  }
}

/** Runs `work` at one site per database in turn; each is removed afterwards. */
export async function onBothDatabases<T>(work: (site: Site) => Promise<T>, options: SiteOptions = {}): Promise<T[]> {
  const done: T[] = []
  for (const open of [embeddedSite, postgresSite]) done.push(await atSite(() => open(options), work))
  return done
}
