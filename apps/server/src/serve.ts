import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { migrate } from './db/migrate.ts'
import type { OpenedDatabase } from './db/open.ts'
import { createDeps } from './create-deps.ts'
import { purgeOld } from './jobs/purge.ts'
import { createLog } from './log.ts'
import { settleGifts } from './modules/rewards/settle.job.ts'
import { remindOfIncidents } from './modules/incidents/reminder.job.ts'
import { isEmpty } from './seed/is-empty.ts'
import { welcome } from './seed/welcome.ts'
import { storageSweep } from './storage/sweep.ts'
import { settleUploads } from './storage/uploads.ts'

/** Seconds that running requests get to finish after a stop signal. */
const DRAIN_SECONDS = 10

/** Seconds -> the job that runs once in them. */
const RECURRING = [
  [60, settleUploads],
  [60, settleGifts],
  [3_600, purgeOld],
  [86_400, storageSweep],
  [86_400, remindOfIncidents],
] as const

// For the person at the terminal; the log is for machines.
const say = (line: string) => console.log(line)

/** Serves an open database until a stop signal. */
export async function serve(config: Config, opened: OpenedDatabase): Promise<void> {
  const log = createLog(config.logLevel)
  const applied = await migrate(opened.database.kysely)
  log.info({ database: opened.database.kind, migrations: applied.length }, opened.database.description)
  say(`Database: ${opened.database.description}`)
  const deps = await createDeps(config, opened, log)
  if (config.demoData && (await opened.database.withSystem(isEmpty))) {
    const { seedIfEmpty } = await import('./seed/seed.ts') // with the art of four brands
    await seedIfEmpty({ ...deps, log: say })
  }

  let stopping = false
  const app = await buildApp(deps, { isStopping: () => stopping })
  const start = async () => {
    const address = await app.listen({ host: config.host, port: config.port })
    log.info({ address }, 'listening')
    const { port } = new URL(address)
    say(await welcome(deps.database, Number(port)))
    await deps.jobs.work()
  }

  const queueRecurring = () => {
    const queued = Promise.all(RECURRING.map(([seconds, kind]) => deps.jobs.atMostEvery(seconds, kind)))
    queued.catch((error: unknown) => log.error(error))
  }
  // Not at once: the first requests would wait for it.
  const first = setTimeout(queueRecurring, 10_000)
  const recurring = setInterval(queueRecurring, 60_000)

  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    clearTimeout(first)
    clearInterval(recurring)
    log.info({ signal }, 'stopping: finishing what runs')
    await started
    await Promise.race([app.close(), wait(DRAIN_SECONDS * 1000, undefined, { ref: false })])
    await deps.jobs.stop()
    await opened.database.close()
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
  // After the signal handlers, because a signal may come as soon as the port answers.
  const started = start()
  await started
}
