import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { OperatorError } from '../operator-error.ts'
import { createDatabase, type Database } from './database.ts'
import { DiskFullError, isDiskFull } from './disk.ts'
import { acquireLock } from './lock.ts'
import { PARSERS } from './parsers.ts'
import { createPool, reasonOf } from './pool.ts'
import { openReplica } from './replica.ts'
import type { Schema } from './schema.ts'
import { traceStatements, type Watching } from './watching.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { yieldBetweenStatements } from './yield-between-statements.ts'

/** An open database and, when it is the embedded one, its engine (the job queue talks to it directly). */
export interface OpenedDatabase {
  database: Database
  engine: { pglite: PGlite } | { pool: Pool }
}

/** Creates a PGlite with our parsers and extensions: on disk if `dataDir` is a path, otherwise in memory. */
export function createPGlite(options: { dataDir?: string; loadDataDir?: Blob } = {}): PGlite {
  return new PGlite({ ...options, parsers: PARSERS, extensions: { btree_gin, pg_trgm } })
}

/** Opens the embedded database below the data directory, holding its lock until closed. */
async function openEmbedded(dataDir: string, tracing?: Tracing): Promise<OpenedDatabase> {
  const release = await acquireLock(join(dataDir, 'db.lock')).catch((error: unknown) => {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`DATA_DIR: ${dataDir} cannot be used: ${(error as Error).message}`, { cause: error })
  })
  const directory = join(dataDir, 'db')
  const pglite = createPGlite({ dataDir: directory })
  try {
    await pglite.waitReady
  } catch (error) {
    release()
    throw isDiskFull(dataDir) ? new DiskFullError(dataDir, error) : error
  }
  return { database: overPGlite(pglite, directory, release, tracing), engine: { pglite } }
}

/** A database over a given PGlite. */
export function overPGlite(pglite: PGlite, where: string, onClose?: () => void, tracing?: Tracing): Database {
  return createDatabase(
    new Kysely<Schema>({
      dialect: new PGliteDialect({ pglite }),
      plugins: [yieldBetweenStatements()],
      ...traceStatements(tracing),
    }),
    {
      kind: 'embedded',
      connections: 1,
      description:
        `embedded PostgreSQL (PGlite) in ${where}: survives the end of the process, but never calls fsync, ` +
        'so a power cut can lose the last half minute. Set DATABASE_URL for anything that matters.',
      ...(onClose && { onClose }),
    },
  )
}

/** Connections to a PostgreSQL server. */
const CONNECTIONS = 10

/**
 * Opens a pool on a PostgreSQL server.
 * @throws OperatorError when the server does not respond within 5 s or rejects the user.
 */
async function openPostgres(
  connectionString: string,
  replicaUrl?: string,
  watching?: Watching,
): Promise<OpenedDatabase> {
  const pool = await createPool({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: 5_000 })
  const { host, pathname } = new URL(connectionString)
  let isDistributed: boolean
  try {
    const { rowCount } = await pool.query(`select from pg_extension where extname = 'citus'`)
    isDistributed = rowCount === 1
  } catch (error) {
    await pool.end()
    throw new OperatorError(`DATABASE_URL: PostgreSQL at ${host}${pathname} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    })
  }
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...traceStatements(watching?.tracing) })
  const description = `PostgreSQL at ${host}${pathname}: durable as that server is configured.`
  return {
    database: createDatabase(kysely, {
      kind: 'postgresql',
      connections: CONNECTIONS,
      isDistributed,
      description,
      ...(replicaUrl !== undefined &&
        watching && {
          replica: await openReplica({ url: replicaUrl, watching, primary: kysely, connections: CONNECTIONS }),
        }),
    }),
    engine: { pool },
  }
}

/** Opens the configured database; the read replica only for a server, which watches it. */
export async function openDatabase(config: Config, watching?: Watching): Promise<OpenedDatabase> {
  const { databaseUrl, databaseReadUrl: url, dataDir } = config
  return databaseUrl ? openPostgres(databaseUrl, url, watching) : openEmbedded(dataDir, watching?.tracing)
}
