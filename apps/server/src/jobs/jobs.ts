import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { fromKysely, fromPglite, PgBoss, type Job } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { ResetCodeRequest } from '../modules/auth/reset-code.job.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../db/database.ts'
import type { OpenedDatabase } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import type { PasswordChanged } from '../mail/password-changed.job.ts'

/** Every kind of job and what it carries. */
export interface JobData {
  'password.changed': PasswordChanged
  'password.code': ResetCodeRequest
  'storage.sweep': Record<string, never>
}

/** What does the work of each kind of job. It may run more than once. */
export type JobWorkers = { [Name in keyof JobData]: (data: JobData[Name]) => Promise<void> }

/** The queue on the database, shared by all server processes. */
export interface Jobs {
  /** Queues a job in the given transaction: it exists only if the change it belongs to does. */
  enqueue<Name extends keyof JobData>(tx: Tx, name: Name, data: JobData[Name]): Promise<void>
  /** Queues a job that carries nothing, at most once a day over all processes. Call it as often as is handy. */
  daily(name: 'storage.sweep'): Promise<void>
  /** Starts to work in the background. */
  work(): Promise<void>
  /** Does everything that is queued now and returns how many jobs that were. For tests. */
  drain(): Promise<number>
  stop(): Promise<void>
}

/** Seconds. */
const DAY = 86_400

const QUEUES: (keyof JobData)[] = ['password.changed', 'password.code', 'storage.sweep']

// What waits in the queue may hold a one-time code: it is sealed, so that the tables alone give nothing away.
function seal(key: Uint8Array, data: unknown): { sealed: string } {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()])
  return { sealed: Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64') }
}

function unseal(key: Uint8Array, { sealed }: { sealed: string }): unknown {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'))
}

async function ensureQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const name of QUEUES.filter((queue) => !known.has(queue))) {
    await boss.createQueue(name, { retryLimit: 8, retryDelay: 10, retryBackoff: true, deleteAfterSeconds: 3600 })
    // Fills pg-boss's memory of the queue, which its start did for those it found. Otherwise the first `send` inside a
    // transaction would ask for it on the one PGlite connection, which that very transaction holds: both would wait for ever.
    await boss.findJobs(name, { id: randomUUID() })
  }
}

// Asked first: granting anew at each start is slow.
async function ensureRights(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql`select from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
    and not has_table_privilege('ssp_system', oid, 'insert') limit 1`.execute(db)
  if (rows.length === 0) return
  await sql`grant usage on schema pgboss to ssp_system`.execute(db)
  await sql`grant select, insert, update, delete on all tables in schema pgboss to ssp_system`.execute(db)
}

/** Opens the queue, making its tables on first use. */
export async function openJobs(
  opened: OpenedDatabase,
  options: { config: Config; key: Uint8Array; workers: JobWorkers; log: FastifyBaseLogger },
): Promise<Jobs> {
  const { config, key, workers, log } = options
  const boss = new PgBoss({
    ...('pglite' in opened.engine
      ? { db: fromPglite(opened.engine.pglite), backend: 'pglite' as const }
      : { connectionString: config.databaseUrl ?? '', max: 3 }),
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'))
  await boss.start()
  await ensureQueues(boss)
  await ensureRights(opened.database.kysely)

  const run = async (name: keyof JobData, jobs: Job<{ sealed: string }>[]) => {
    for (const job of jobs) await workers[name](unseal(key, job.data) as never)
  }

  return {
    async enqueue(tx, name, data) {
      const { rows } = await sql<{ role: string }>`select current_user as role`.execute(tx)
      await sql`select set_config('role', 'ssp_system', true)`.execute(tx)
      await boss.send(name, seal(key, data), { db: fromKysely(tx) })
      await sql`select set_config('role', ${rows[0]?.role ?? 'ssp_app'}, true)`.execute(tx)
    },
    async daily(name) {
      // A finished job stays longer than its day, because it is what says that the day's is done.
      await boss.sendThrottled(name, seal(key, {}), { deleteAfterSeconds: 2 * DAY }, DAY)
    },
    async work() {
      for (const name of QUEUES) {
        await boss.work<{ sealed: string }>(name, { pollingIntervalSeconds: 2 }, (jobs) => run(name, jobs))
      }
    },
    async drain() {
      let done = 0
      for (const name of QUEUES) {
        for (;;) {
          const jobs = await boss.fetch<{ sealed: string }>(name, { batchSize: 10 })
          if (jobs.length === 0) break
          await run(name, jobs)
          await boss.complete(
            name,
            jobs.map((job) => job.id),
          )
          done += jobs.length
        }
      }
      return done
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
