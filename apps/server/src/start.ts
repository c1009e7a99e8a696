import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { ConfigError, loadConfig, type Config } from './config.ts'
import { DiskFullError } from './db/disk.ts'
import { LockedError } from './db/lock.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { createDeps } from './deps.ts'
import { forgetOldKeys } from './http/idempotency.ts'
import { createLog } from './log.ts'
import { seedIfEmpty } from './seed/seed.ts'
import { welcome } from './seed/welcome.ts'

/** Seconds that running requests get to finish after a stop signal. */
const DRAIN_SECONDS = 10

// For the person at the terminal; the log is for machines.
const say = (line: string) => console.log(line)

// Only stable since Node 24.7; on an older one sign-in would fail at the first password.
function requireNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 24 || (major === 24 && minor < 7)) {
    throw new ConfigError([
      `Node ${process.versions.node}: 24.7 or later is needed (the repository installs its own: npm start)`,
    ])
  }
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const opened = await openDatabase(config)
  const applied = await migrate(opened.database.kysely)
  log.info({ database: opened.database.kind, migrations: applied.length }, opened.database.description)
  say(`Database: ${opened.database.description}`)
  const deps = await createDeps(config, opened, log)
  if (config.demoData) await seedIfEmpty({ ...deps, log: say })

  let stopping = false
  const app = await buildApp(deps, { isStopping: () => stopping })
  await deps.jobs.work()
  const address = await app.listen({ host: config.host, port: config.port })
  log.info({ address }, 'listening')
  const { port } = new URL(address)
  say(await welcome(deps.database, Number(port)))

  const tidy = () => {
    const done = Promise.all([deps.database.withSystem(forgetOldKeys), deps.jobs.daily('storage.sweep')])
    done.catch((error: unknown) => log.error(error))
  }
  tidy()
  const tidying = setInterval(tidy, 3_600_000)

  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    clearInterval(tidying)
    log.info({ signal }, 'stopping: finishing what runs')
    await Promise.race([app.close(), wait(DRAIN_SECONDS * 1000, undefined, { ref: false })])
    await deps.jobs.stop()
    await opened.database.close()
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}

try {
  requireNode()
  await start(loadConfig(process.env))
} catch (error) {
  const isExpected = [ConfigError, LockedError, DiskFullError].some((kind) => error instanceof kind)
  console.error(isExpected && error instanceof Error ? error.message : error)
  process.exit(1)
}
