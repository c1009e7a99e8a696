import type { FastifyBaseLogger } from 'fastify'
import { ConfigError, loadConfig, type Config } from './config.ts'
import { readOptions, runCommand } from './command.ts'
import { openDatabase } from './db/open.ts'
import { requireFreePort } from './listen.ts'
import { createLog, logFaults } from './log.ts'
import { openObjectStore, requireStore } from './storage/object-store.ts'

const USAGE = `Usage: node dist/main.js [--check]
Serves the portal and its API until a stop signal. Settings are environment variables: docs/operating.md
  --check   checks the settings, the port, and that DATABASE_URL, S3_BUCKET and SMTP_URL can be used, and starts nothing`

// Only stable since Node 24.7; on an older one sign-in would fail at the first password.
function requireNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 24 || (major === 24 && minor < 7)) {
    throw new ConfigError([
      `Node ${process.versions.node}: 24.7 or later is needed (the repository installs its own: npm start)`,
    ])
  }
}

/** Tries what other machines serve. */
async function requireServices(config: Config): Promise<void> {
  if (config.s3) await requireStore(await openObjectStore(config), config)
  if (config.databaseUrl) await (await openDatabase(config)).database.close()
  if (config.smtpUrl) await (await import('./mail/mailer.ts')).requireMailServer(config.smtpUrl)
}

async function start(config: Config, log: FastifyBaseLogger): Promise<void> {
  // Before a database is opened and migrated, which takes longer.
  await requireStore(await openObjectStore(config), config)
  // The database engine compiles in another thread while this one loads the rest of the server.
  const tracing = config.isTraced ? (await import('./tracing/open-telemetry.ts')).startOpenTelemetry(log) : undefined
  const [opened, { serve }] = await Promise.all([openDatabase(config, { log, tracing }), import('./serve.ts')])
  try {
    await serve(config, opened, { log, tracing })
  } catch (error) {
    await opened.database.close()
    throw error
  }
}

// The process that started this one is gone, however it ended (npm start keeps a channel open): like a stop signal.
process.once('disconnect', () => process.emit('SIGTERM', 'SIGTERM') || process.exit(1))

/** The level of an error that ends the process, as in the log. */
const FATAL = 60
const asLineOfLog = (msg: string) => JSON.stringify({ level: FATAL, time: Date.now(), msg })

const run = async () => {
  const { check } = readOptions(USAGE, { check: { type: 'boolean' } })
  requireNode()
  const config = loadConfig(process.env)
  const log = createLog(config.logLevel)
  if (config.environment === 'production') logFaults(log)
  const { host, port, metricsPort } = config
  await requireFreePort({ host, port })
  if (metricsPort !== undefined) await requireFreePort({ host, port: metricsPort, setting: 'METRICS_PORT' })
  await (check ? requireServices(config) : start(config, log))
}

await runCommand(run, process.env['NODE_ENV'] === 'production' ? asLineOfLog : undefined)
