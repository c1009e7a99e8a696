import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { fromKysely, fromPglite, PgBoss, type Job } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Tx } from '../db/database.ts'
import type { OpenedDatabase } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { seal, unseal } from '../seal.ts'
import type { JobKind, JobWorker } from './job.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { rulesOf, type KindRules } from './kinds.ts'
import { requestId } from './request-id.ts'
import { reportOfQueue, turnsOf, workInTurns, type Sealed } from './work.ts'

/** A kind with its rules, and the number of its jobs that are waiting, running, or failed within the hour. */
export interface ListedKind extends KindRules {
  kind: string
  waiting: number
  atWork: number
  failed: number
  /** Number of failed jobs that are kept, for a week. */
  failures: number
  /** Seconds since the oldest waiting job could have started; 0 if there is none. */
  oldestSeconds: number
}

/** A job that failed for good. */
export interface FailedJob {
  id: string
  kind: string
  /** null for a kind that belongs to no client. */
  clientId: string | null
  /** A time, ISO 8601 in UTC. */
  failedAt: string
  /** Name and code of the error; its message is not kept. */
  fault: string
}

type Counts = Pick<ListedKind, 'waiting' | 'atWork' | 'failed' | 'failures' | 'oldestSeconds'>

/** Jobs of these clients and of no client; all jobs without `clients`. */
const within = (clientIds?: readonly string[]) =>
  clientIds ? sql`(group_id is null or group_id = any(${clientIds}))` : sql`true`

/** Current counts by kind; those that pg-boss keeps are up to a minute old. */
async function countJobs(db: Kysely<Schema>, clientIds?: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & { name: string }>`
    select name, count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as "atWork",
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 hour') as failed,
      count(*) filter (where state = 'failed') as failures,
      coalesce(extract(epoch from now() - min(start_after) filter (
        where state in ('created', 'retry') and start_after <= now())), 0)::float8 as "oldestSeconds"
    from pgboss.job where ${within(clientIds)} group by name`.execute(db)
  return new Map(rows.map(({ name, ...counts }) => [name, counts]))
}

const NO_JOBS: Counts = { waiting: 0, atWork: 0, failed: 0, failures: 0, oldestSeconds: 0 }

/** Failed jobs that a list names. */
const LISTED_FAILURES = 100

async function findFailures(db: Kysely<Schema>, clientIds: readonly string[]): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name as kind, group_id as "clientId", completed_on as "failedAt",
      left(concat_ws(' ', coalesce(output->>'fault', 'Error'), output->>'code'), 200) as fault
    from pgboss.job where state = 'failed' and ${within(clientIds)}
    order by completed_on desc, id limit ${LISTED_FAILURES}`.execute(db)
  return rows
}

/** Work on the tables of the queue in a transaction of another role. */
async function asSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(tx)
  await sql`select set_config('role', 'ssp_system', true)`.execute(tx)
  const result = await work()
  await sql`select set_config('role', ${rows[0]?.role ?? 'ssp_app'}, true)`.execute(tx)
  return result
}

/** The queue on the database, shared by all server processes. */
export interface Jobs {
  /** Adds workers and creates their queues. Called once, before anything is queued. */
  register(workers: readonly JobWorker[]): Promise<void>
  /**
   * Queues a job in the given transaction, so it exists only if the change is committed. Waiting jobs run by descending
   * `priority` (default 0).
   * @param options `startAfter` is the earliest start. Default: now.
   */
  enqueue<Payload>(
    tx: Tx,
    kind: JobKind<Payload>,
    payload: NoInfer<Payload>,
    options?: { priority?: number; startAfter?: Date },
  ): Promise<void>
  /** Queues a job without data, at most once in this number of seconds over all processes. It may be called more often. */
  atMostEvery(seconds: number, kind: JobKind<void>): Promise<void>
  /** The list for operators. @param clientIds counts the jobs of these clients and of no client; default: all. */
  list(clientIds?: readonly string[]): Promise<ListedKind[]>
  /** The newest 100 failed jobs of these clients and of no client. */
  failures(clientIds: readonly string[]): Promise<FailedJob[]>
  /**
   * Queues failed jobs again, each for one more attempt: one by its id, or all of a kind. Does not touch jobs of other
   * clients. Returns the number by kind.
   */
  retry(tx: Tx, clientIds: readonly string[], which: { id: string } | { kind: string }): Promise<Map<string, number>>
  /** Starts to work in the background. */
  work(): Promise<void>
  /** Does everything that is queued now and returns how many jobs that were. For tests. */
  drain(): Promise<number>
  stop(): Promise<void>
}

// Workers send heartbeats: the job of a dead process is given to another one within a minute or two.
const queueOf = (name: string) => {
  const { retries, seconds } = rulesOf(name)
  return {
    retryLimit: retries,
    expireInSeconds: seconds,
    retryDelay: 10,
    retryBackoff: true,
    deleteAfterSeconds: 3600,
    heartbeatSeconds: 30,
  }
}

async function ensureQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const wanted = queueOf(name)
    const queue = known.get(name)
    if (!queue) {
      await boss.createQueue(name, wanted)
      // Fills pg-boss's cache of the queue, as its start does for existing queues. Otherwise the first `send` inside a
      // transaction would read it on the only PGlite connection, which that transaction holds, and the two would deadlock.
      await boss.findJobs(name, { id: randomUUID() })
    } else if (queue.expireInSeconds !== wanted.expireInSeconds || queue.retryLimit !== wanted.retryLimit)
      await boss.updateQueue(name, wanted)
  }
}

/** Lets the role that queues jobs use the tables of the queue. Checked first: granting again at each start is slow. */
export async function ensureRights(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql`select from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
    and not has_table_privilege('ssp_system', oid, 'insert') limit 1`.execute(db)
  if (rows.length === 0) return
  await db.transaction().execute(async (tx) => {
    // PostgreSQL aborts one of two processes that grant the same at once.
    await sql`select pg_advisory_xact_lock(hashtext('rights to the queue'))`.execute(tx)
    await sql`grant usage on schema pgboss to ssp_system`.execute(tx)
    await sql`grant select, insert, update, delete on all tables in schema pgboss to ssp_system`.execute(tx)
  })
}

/** The client for whose turn a job counts. */
function groupOf(name: string, payload: unknown): { group?: { id: string } } {
  if (!rulesOf(name).byClient) return {}
  const { clientId } = (payload ?? {}) as { clientId?: unknown }
  if (typeof clientId === 'string') return { group: { id: clientId } }
  if (name.startsWith('test.')) return {}
  throw new Error(`A job of the kind ${name} names no client`)
}

/** Opens the queue, making its tables on first use. */
export async function openJobs(
  opened: OpenedDatabase,
  options: { config: Config; key: Uint8Array; log: FastifyBaseLogger; tracing?: Tracing | undefined },
): Promise<Jobs> {
  const { config, key, log, tracing } = options
  const workers = new Map<string, JobWorker>()
  const boss = new PgBoss({
    ...('pglite' in opened.engine
      ? { db: fromPglite(opened.engine.pglite), backend: 'pglite' as const }
      : { connectionString: config.databaseUrl ?? '', max: 3 }),
    schedule: false,
  })
  boss.on('error', (error) => reportOfQueue(log, error))
  await boss.start()
  await ensureRights(opened.database.kysely)

  const run = (worker: JobWorker, job: Job<Sealed>) => worker.run(unseal(key, job.data.sealed))
  const working: { stop(): Promise<void> }[] = []

  // Waiting jobs may contain a one-time code, so they are encrypted and cannot be read from the tables alone.
  const sealed = (payload: unknown): Sealed => {
    const traceparent = tracing?.parent()
    const reqId = requestId()
    return {
      sealed: seal(key, payload ?? null),
      ...(traceparent !== undefined && { traceparent }),
      ...(reqId !== undefined && { reqId }),
    }
  }

  return {
    async register(added) {
      for (const worker of added) workers.set(worker.name, worker)
      await ensureQueues(boss, [...workers.keys()])
    },
    async enqueue(tx, { name }, payload, { priority = 0, startAfter } = {}) {
      if (!workers.has(name)) throw new Error(`No worker takes jobs of the kind ${name}`)
      const options = { db: fromKysely(tx), priority, ...(startAfter && { startAfter }), ...groupOf(name, payload) }
      await asSystem(tx, () => boss.send(name, sealed(payload), options))
    },
    async atMostEvery(seconds, { name }) {
      // A finished job is kept longer than its period, because it marks the job of the period as done.
      await boss.sendThrottled(name, sealed(null), { deleteAfterSeconds: 2 * seconds }, seconds)
    },
    async list(clientIds) {
      const counts = await countJobs(opened.database.kysely, clientIds)
      const listed = [...workers.keys()].map((kind) => ({ kind, ...rulesOf(kind), ...(counts.get(kind) ?? NO_JOBS) }))
      return listed.toSorted((a, b) => a.kind.localeCompare(b.kind))
    },
    failures: (clientIds) => findFailures(opened.database.kysely, clientIds),
    async retry(tx, clientIds, which) {
      const isMeant = 'id' in which ? sql`id = ${which.id}` : sql`name = ${which.kind}`
      // Like `boss.retry`, which does not know clients.
      const { rows } = await asSystem(tx, () =>
        sql<{ kind: string }>`update pgboss.job
          set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
          where ${isMeant} and state = 'failed' and ${within(clientIds)} returning name as kind`.execute(tx),
      )
      return new Map([...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) => [kind, of.length]))
    },
    work() {
      for (const worker of workers.values())
        working.push(workInTurns({ boss, log, tracing }, worker, (job) => run(worker, job)))
      return Promise.resolve()
    },
    async drain() {
      let done = 0
      for (const [name, worker] of workers) {
        const turns = turnsOf(boss, name)
        for (;;) {
          const job = await turns.next()
          if (!job) break
          await run(worker, job)
          await boss.complete(name, job)
          turns.done(job)
          done += 1
        }
      }
      return done
    },
    async stop() {
      await Promise.all(working.map((each) => each.stop()))
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
