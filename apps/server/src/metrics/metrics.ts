import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { OpenedDatabase } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { KINDS } from '../jobs/kinds.ts'
import { countMailsWaiting } from '../mailings/batches.repository.ts'
import { expose, type Metric, type Sample } from './exposition.ts'
import type { RequestDurations } from './request-durations.ts'

const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name,
  help,
  type: 'gauge',
  samples,
})

function connections({ engine }: OpenedDatabase): Metric[] {
  if (!('pool' in engine)) return []
  const { totalCount, idleCount, waitingCount } = engine.pool
  const states = { active: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  return [
    gauge(
      'ssp_database_connections',
      'Connections for requests by state; waiting are requests for one.',
      Object.entries(states).map(([state, value]) => ({ labels: { state }, value })),
    ),
  ]
}

function replicaMetrics({ database: { replica } }: OpenedDatabase): Metric[] {
  if (!replica) return []
  const { state, lagSeconds, reads } = replica.facts()
  const outcomes = Object.entries(reads).map(([outcome, value]) => ({ labels: { outcome }, value }))
  return [
    gauge('ssp_replica_usable', 'Whether the read replica may serve reads.', [{ value: Number(state === 'usable') }]),
    gauge('ssp_replica_lag_seconds', 'Lag of the read replica when it last responded.', [{ value: lagSeconds }]),
    {
      name: 'ssp_replica_reads_total',
      help: 'Long reads by outcome; all but replica were served by the primary.',
      type: 'counter',
      samples: outcomes,
    },
  ]
}

const sendsMail = (kind: string): boolean => {
  const rules = KINDS[kind as keyof typeof KINDS]
  return 'isMail' in rules && rules.isMail
}

async function queues({ jobs, database }: Pick<Deps, 'jobs' | 'database'>): Promise<Metric[]> {
  const listed = await jobs.list()
  const mailsOfMailings = await database.withSystem(countMailsWaiting)
  const mails = listed
    .filter(({ kind }) => sendsMail(kind))
    .reduce((sum, { waiting }) => sum + waiting, mailsOfMailings)
  return [
    gauge(
      'ssp_jobs',
      'Jobs by kind and state; failed are those of the last hour.',
      listed.flatMap(({ kind, waiting, atWork, failed }) =>
        Object.entries({ waiting, active: atWork, failed }).map(([state, value]) => ({
          labels: { kind, state },
          value,
        })),
      ),
    ),
    gauge(
      'ssp_jobs_oldest_waiting_seconds',
      'Age of the oldest job of a kind that may begin and has not.',
      listed.map(({ kind, oldestSeconds }) => ({ labels: { kind }, value: oldestSeconds })),
    ),
    gauge('ssp_mails_waiting', 'E-mails to be sent, of jobs and of mailings.', [{ value: mails }]),
  ]
}

function processMetrics(): Metric[] {
  const { user, system } = process.cpuUsage()
  const seconds = { value: (user + system) / 1_000_000 }
  return [
    gauge('ssp_process_resident_memory_bytes', 'Memory of the process.', [{ value: process.memoryUsage.rss() }]),
    { name: 'ssp_process_cpu_seconds_total', help: 'Processor time.', type: 'counter', samples: [seconds] },
  ]
}

/** Serves `/metrics` on a separate port, without sign-in. @throws the errors of listening. */
export async function serveMetrics(
  deps: Pick<Deps, 'jobs' | 'database' | 'log'>,
  opened: OpenedDatabase,
  options: { durations: RequestDurations; host: string; port: number },
): Promise<Server> {
  const { durations, host, port } = options
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  // The delays since the last collection, in nanoseconds there.
  const eventLoop = (): Metric => {
    const quantiles = [0.5, 0.99, 1].map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: delay.percentile(quantile * 100) / 1e9,
    }))
    delay.reset()
    return gauge('ssp_event_loop_delay_seconds', 'Delay of the event loop since the last collection.', quantiles)
  }
  const collect = async (): Promise<string> =>
    expose([
      durations.metric(),
      ...connections(opened),
      ...replicaMetrics(opened),
      ...(await queues(deps)),
      eventLoop(),
      ...processMetrics(),
    ])

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    collect().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      (error: unknown) => {
        deps.log.error({ err: error }, 'metrics cannot be collected')
        response.writeHead(503).end()
      },
    )
  })
  server.once('close', () => delay.disable())
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })
  return server
}
