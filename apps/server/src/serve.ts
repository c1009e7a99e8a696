import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { migrate } from './db/migrate.ts'
import type { OpenedDatabase } from './db/open.ts'
import type { Watching } from './db/watching.ts'
import { createDeps } from './create-deps.ts'
import { purgeOld } from './jobs/purge.ts'
import { reportOfQueue } from './jobs/work.ts'
import { listenProblem } from './listen.ts'
import { serveMetrics } from './metrics/metrics.ts'
import { createRequestDurations } from './metrics/request-durations.ts'
import { OperatorError } from './operator-error.ts'
import { settleGifts } from './modules/rewards/settle.job.ts'
import { remindOfIncidents } from './modules/incidents/reminder.job.ts'
import { welcome } from './seed/welcome.ts'
import { storageSweep } from './storage/sweep.ts'
import { settleUploads } from './storage/uploads.ts'

/** Seconds that running requests get to finish after a stop signal. */
const DRAIN_SECONDS = 10
/** Part of these seconds, in production, in which new requests are still served until a proxy has noticed the stop. */
const NOTICE_SECONDS = 2
/** Milliseconds that the last traces get. */
const STOP_TRACING_MS = 2_000

/** Seconds -> the job that runs once in them. */
const RECURRING = [
  [60, settleUploads],
  [60, settleGifts],
  [3_600, purgeOld],
  [86_400, storageSweep],
  [86_400, remindOfIncidents],
] as const

/** Rejects a LOCAL_CLIENT that does not exist. A database without clients is not set up yet. */
function requireLocalClient(
  { localClient, isLocalClientGiven }: Config,
  clients: readonly { subdomain: string }[],
): void {
  const subdomains = clients.map(({ subdomain }) => subdomain)
  if (!isLocalClientGiven || clients.length === 0 || subdomains.includes(localClient)) return
  const known = subdomains.slice(0, 10).join(', ')
  throw new OperatorError(`LOCAL_CLIENT: no client has the sub-domain ${localClient}. There are: ${known}`)
}

/** Serves an open database until a stop signal. */
export async function serve(config: Config, opened: OpenedDatabase, watching: Watching): Promise<void> {
  const { log, tracing } = watching
  const isProduction = config.environment === 'production'
  // For the person at the terminal; in production every line of the output is the log's.
  const say = (line: string) => (isProduction ? log.info(line) : console.log(line))
  const applied = await migrate(opened.database.kysely)
  log.info({ database: opened.database.kind, migrations: applied.length }, opened.database.description)
  if (!isProduction) say(`Database: ${opened.database.description}`)
  const deps = await createDeps(config, opened, log, tracing)
  const clients = await deps.directory.all()
  if (clients.length === 0 && config.demoData) {
    const [{ seedIfEmpty }, { CLIENTS }] = await Promise.all([import('./seed/seed.ts'), import('./seed/clients.ts')])
    requireLocalClient(config, CLIENTS)
    await seedIfEmpty({ ...deps, log: say })
    deps.directory.forget()
  } else {
    requireLocalClient(config, clients)
    if (clients.length === 0) log.warn('the database has no client: add the first with the set-up (docs/operating.md)')
  }

  let stopping = false
  const { host, metricsPort } = config
  const durations = metricsPort === undefined ? undefined : createRequestDurations()
  const app = await buildApp(deps, {
    isStopping: () => stopping,
    ...(durations && { onResponse: durations.observe }),
    ...(tracing && { tracing }),
  })
  const metrics =
    durations && metricsPort !== undefined
      ? await serveMetrics(deps, opened, { durations, host, port: metricsPort })
      : undefined
  const start = async () => {
    const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw listenProblem(error, config) ?? error
    })
    log.info({ address }, 'listening')
    const { port } = new URL(address)
    if (!isProduction) say(await welcome(deps.database, Number(port)))
    await deps.jobs.work()
  }

  const queueRecurring = () => {
    const queued = Promise.all(RECURRING.map(([seconds, kind]) => deps.jobs.atMostEvery(seconds, kind)))
    queued.catch((error: unknown) => reportOfQueue(log, error))
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
    const notice = isProduction ? NOTICE_SECONDS : 0
    await wait(notice * 1000)
    await Promise.race([app.close(), wait((DRAIN_SECONDS - notice) * 1000, undefined, { ref: false })])
    metrics?.close()
    await deps.jobs.stop()
    await opened.database.close()
    // A collector that does not respond must not delay the shutdown.
    await Promise.race([tracing?.stop(), wait(STOP_TRACING_MS, undefined, { ref: false })])
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
  // After the signal handlers, because a signal may arrive as soon as the port responds.
  const started = start()
  await started
}
