import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { ProblemError } from '../errors.ts'
import { isTooSlow } from './database-error.ts'
import { createFairQueue } from './fair-queue.ts'
import { createPool, reasonOf } from './pool.ts'
import type { Schema } from './schema.ts'
import { traceStatements, type Watching } from './watching.ts'

/** Milliseconds between two looks at the replica. */
const INTERVAL = 1_000
/** Milliseconds that the replica may lag before it serves no reads. */
const MAX_LAG = 5_000
/** Milliseconds for a connection or a position, and for a statement: more than the limit of a read (READ_MS). */
const CONNECT_MS = 2_000
const QUERY_MS = 4_000
/** Positions of the primary that are kept, one for each look: far more than MAX_LAG needs. */
const SAMPLES = 600

export type ReplicaState = 'usable' | 'behind' | 'unreachable' | 'not a replica'

/** Why a read was served by the primary: `written` is a session whose own change the replica has not replayed. */
export type ReadOutcome = 'replica' | 'written' | 'unusable' | 'failed'

/** A position in the log of PostgreSQL as a number. @param text such as `16/B374D848`. */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** The metrics of a replica. */
export interface ReplicaFacts {
  state: ReplicaState
  /** Of the last look. */
  lagSeconds: number
  reads: Readonly<Record<ReadOutcome, number>>
}

/** A streaming replica that takes reads away from the primary. */
export interface Replica {
  facts(): ReplicaFacts
  /**
   * Runs a read on a connection of the replica.
   * @param after position that the replica must have replayed; null: any.
   * @returns undefined if the primary must serve it: the replica is unavailable, too far behind, or failed.
   * @throws errors that the primary would return too: a problem of the work itself, or a statement that took too long.
   */
  run<T>(key: string, after: string | null, work: (db: Kysely<Schema>) => Promise<T>): Promise<{ value: T } | undefined>
  close(): Promise<void>
}

async function replayedBy(db: Kysely<Schema>): Promise<bigint | undefined> {
  const answer = sql<{ replayed: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed`.execute(db)
  // A silent replica keeps its connections, and a read waits for it no longer than for a new one.
  const silence = new AbortController()
  const late = wait(CONNECT_MS, undefined, { signal: silence.signal }).then(() => {
    throw new Error(`The replica has not answered within ${CONNECT_MS} ms.`)
  })
  late.catch(() => {}) // aborted, when the answer came in time
  answer.catch(() => {}) // later than the limit
  const { rows } = await Promise.race([answer, late]).finally(() => silence.abort())
  const replayed = rows[0]?.replayed
  return typeof replayed === 'string' ? positionOf(replayed) : undefined
}

/** Opens the replica and looks at it every second. It may be away now and at any time. */
export async function openReplica(options: {
  url: string
  primary: Kysely<Schema>
  watching: Watching
  /** How many reads run at once. */
  connections: number
}): Promise<Replica> {
  const { url, primary, connections } = options
  const { log, tracing } = options.watching
  const connect = async () => {
    // One more for the looks.
    const max = connections + 1
    const pool = await createPool({
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
    })
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...traceStatements(tracing) })
  }
  let db = await connect()
  let state: ReplicaState | undefined
  let lag = 0
  /** Why it was not reached, last. */
  let reason = ''
  const reads = { replica: 0, written: 0, unusable: 0, failed: 0 }
  const turns = createFairQueue({ size: connections, perKey: Math.ceil(connections / 2) })
  const samples: { at: number; position: bigint }[] = []

  // Flushed, because data only in memory may never reach the replica.
  const sample = async () => {
    const at = Date.now()
    const { rows } = await sql<{ flushed: string }>`select pg_current_wal_flush_lsn()::text as flushed`.execute(primary)
    samples.push({ at, position: positionOf(rows[0]?.flushed ?? '') })
    if (samples.length > SAMPLES) samples.splice(1, 1)
  }
  const measure = async (): Promise<ReplicaState> => {
    try {
      await sample().catch(() => {}) // the primary is unavailable, which is not a fault of the replica
      const replayed = await replayedBy(db)
      if (replayed === undefined) return 'not a replica'
      while (samples[0] && samples[0].position <= replayed) samples.shift()
      lag = samples[0] ? Date.now() - samples[0].at : 0
      return lag > MAX_LAG ? 'behind' : 'usable'
    } catch (error) {
      reason = reasonOf(error)
      // Connections may wait for ever for a server that has fallen silent.
      const silent = db
      db = await connect()
      silent.destroy().catch(() => {})
      return 'unreachable'
    }
  }
  const look = async () => {
    const found = await measure()
    if (found === state) return
    state = found
    if (found === 'usable') log.info('the read replica serves reports and searches')
    else
      log.warn(
        { replica: found, ...(found === 'unreachable' && { reason }) },
        `the read replica is ${found}: the primary serves all reads`,
      )
  }

  let looking: Promise<void> | undefined
  const lookOnce = () => (looking ??= look().finally(() => (looking = undefined)))
  const timer = setInterval(() => void lookOnce(), INTERVAL).unref()
  await lookOnce()

  return {
    facts: () => ({ state: state ?? 'unreachable', lagSeconds: lag / 1000, reads }),
    async run(key, after, work) {
      if (state !== 'usable') {
        reads.unusable += 1
        return undefined
      }
      try {
        const found = await turns.run(key, async () => {
          // Since the read began to wait for its turn.
          if (state !== 'usable') return undefined
          return db.connection().execute(async (connection) => {
            // Before the read, whose snapshot is older than that of its own statement.
            const isReplayed = after === null || ((await replayedBy(connection)) ?? -1n) >= positionOf(after)
            return isReplayed ? { value: await work(connection) } : undefined
          })
        })
        reads[found ? 'replica' : state === 'usable' ? 'written' : 'unusable'] += 1
        return found
      } catch (error) {
        if (isTooSlow(error)) throw error
        if (error instanceof ProblemError) {
          reads.replica += 1
          throw error
        }
        reads.failed += 1
        void lookOnce()
        return undefined
      }
    },
    async close() {
      clearInterval(timer)
      await looking
      await db.destroy()
    },
  }
}
