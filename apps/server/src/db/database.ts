import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { isRetryable, lossOf } from './database-error.ts'
import { createFairQueue } from './fair-queue.ts'
import type { Replica } from './replica.ts'
import type { Schema } from './schema.ts'

/** The transaction a repository is given. It never opens one itself. */
export type Tx = Transaction<Schema>

/** The scope of a transaction; row-level security reads it. */
export interface TenantScope {
  clientId: string
  platformId: string
  /** null for a visitor who has not signed in. */
  userId: string | null
}

/** Options of a transaction. */
export interface StatementOptions {
  /** Milliseconds until PostgreSQL ends a statement, which answers 503. Default that of the connection. */
  statementMs?: number
  /**
   * Whether all statements see the rows of the same snapshot, so that a list agrees with its count. Default false: each
   * sees everything committed before it, as a change needs that waits for another one.
   */
  isSnapshot?: boolean
  /**
   * Whether it may take long, as a search, a report or an export: fewer of these run at once, in read-only transactions.
   * Default false.
   */
  isLong?: boolean
  /**
   * For long work: the position in the log after the last change of the session, from which on the read replica may serve
   * it; null if there was no change. Default: the primary serves it.
   */
  after?: string | null | undefined
}

/** How a transaction of several clients runs. */
export interface SeveralOptions extends Pick<StatementOptions, 'isLong' | 'statementMs' | 'after'> {
  /** The calling account, for fair scheduling. Default: one for all. */
  by?: string
}

/**
 * The one way to the database. A transaction that loses a deadlock, a serialization conflict or a lock runs again, so its
 * work may run several times. So does one that loses its connection before its commit, for 3 seconds.
 */
export interface Database {
  /** `embedded` is PGlite, `postgresql` a server behind DATABASE_URL. */
  readonly kind: 'embedded' | 'postgresql'
  /** One line for the start message: the database and its guarantees. */
  readonly description: string
  /**
   * Runs work in one transaction that sees and writes only the rows of one client. Clients take turns if there is more work
   * than connections.
   */
  withTenant<T>(scope: TenantScope, work: (tx: Tx) => Promise<T>, options?: StatementOptions): Promise<T>
  /** Runs work in one transaction that reads the rows of several clients in one snapshot and writes none. */
  withClients<T>(clientIds: readonly string[], work: (tx: Tx) => Promise<T>, options?: SeveralOptions): Promise<T>
  /**
   * Runs work in one transaction across all clients. Only for data without a client: sign-in, sessions, client look-up,
   * limits, jobs and the seed. A test lists every caller.
   */
  withSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs one reading statement across clients without a transaction, as the connecting user, who is a member of ssp_system:
   * a quarter of the round trips, for the look-ups of every request.
   */
  readSystem<T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Serves long reads; absent without DATABASE_READ_URL. */
  readonly replica?: Pick<Replica, 'facts'>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
  /** For migrations, the job queue and catalogue tests. */
  readonly kysely: Kysely<Schema>
}

type EnteredScope = Partial<TenantScope> & Pick<StatementOptions, 'statementMs'> & { clientIds?: readonly string[] }

// Citus passes SET LOCAL on to the nodes, but not set_config. It asks them as the role of the transaction, which it need not pass on.
// Its policies have no subqueries, so what those read elsewhere is read here (db/distribute.ts).
async function enterNodes(
  tx: Tx,
  { clientId = '', clientIds = [], platformId = '', userId = null }: EnteredScope,
): Promise<void> {
  const granted =
    userId === null
      ? []
      : await tx
          .selectFrom('user_scopes')
          .select('granted_client_id as id')
          .where('client_id', '=', clientId)
          .where('user_id', '=', userId)
          .execute()
  const platforms =
    clientIds.length === 0
      ? []
      : await tx.selectFrom('clients').select('platform_id as id').distinct().where('id', 'in', clientIds).execute()
  const settings = {
    client_id: clientId,
    client_ids: clientIds.join(','),
    platform_id: platformId,
    user_id: userId ?? '',
    granted_client_ids: granted.map(({ id }) => id).join(','),
    platform_ids: platforms.map(({ id }) => id).join(','),
  }
  const statements = Object.entries(settings).map(
    ([name, value]) => sql`set local ${sql.raw(`ssp.${name}`)} = ${sql.lit(value)}`,
  )
  await sql.join(statements, sql.raw('; ')).execute(tx)
}

async function enter(tx: Tx, role: 'ssp_app' | 'ssp_clients' | 'ssp_system', scope?: EnteredScope): Promise<void> {
  // PGlite connects as a superuser, for whom row-level security is silently off, so the role must be set in every
  // transaction. One statement, because each round trip counts.
  await sql`select set_config('role', ${role}, true),
    set_config('ssp.client_id', ${scope?.clientId ?? ''}, true),
    set_config('ssp.client_ids', ${scope?.clientIds?.join(',') ?? ''}, true),
    set_config('ssp.platform_id', ${scope?.platformId ?? ''}, true),
    set_config('ssp.user_id', ${scope?.userId ?? ''}, true),
    set_config('statement_timeout', coalesce(${scope?.statementMs?.toString() ?? null}, current_setting('statement_timeout')), true)
  `.execute(tx)
}

/** The transaction that the running code belongs to. */
const running = new AsyncLocalStorage<true>()

/** Number of attempts of a transaction that loses a deadlock, a serialization conflict or a lock. */
const ATTEMPTS = 4
/** Maximum delay before the second attempt in milliseconds; doubled before each further one. */
const RETRY_MS = 20

/** Milliseconds that a database may be away, such as a pooler that restarts, before transactions fail; and between two attempts. */
const RESTART_MS = 3_000
const RECONNECT_MS = 100

/** Returns whether a restart is still waited for. Later transactions wait no longer than the first one. */
function createRestart() {
  let since = 0
  let last = -Infinity
  return {
    isAwaited: () => {
      const now = performance.now()
      if (now - last > RESTART_MS) since = now
      last = now
      return now - since < RESTART_MS
    },
    isOver: () => void (last = -Infinity),
  }
}

/** Calls `commits` before the commit: after it a lost connection leaves open whether the change is there. */
type Attempt<T> = (commits: () => void) => Promise<T>

// Half of the wait is random, so that two transactions that met do not meet again.
async function begin<T>(restart: ReturnType<typeof createRestart>, work: Attempt<T>): Promise<T> {
  // The embedded database has one connection: a transaction that waits for another one would wait for ever.
  if (running.getStore()) throw new Error('A transaction was begun inside another one: begin it before')
  for (let attempt = 1; ;) {
    let isCommitting = false
    try {
      const result = await work(() => (isCommitting = true))
      restart.isOver()
      return result
    } catch (error) {
      const loss = isCommitting ? undefined : lossOf(error)
      if (loss ? !restart.isAwaited() : !isRetryable(error)) throw error
      if (loss !== 'not made' && attempt++ === ATTEMPTS) throw error
      await wait(loss ? RECONNECT_MS : RETRY_MS * 2 ** (attempt - 2) * (0.5 + Math.random() / 2))
    }
  }
}

/** Share of the connections for keys with no running work, and maximum share of long work. */
const RESERVED = 0.3
const LONG = 0.4

/** Wraps an opened Kysely into the three ways of running a transaction. */
export function createDatabase(
  kysely: Kysely<Schema>,
  info: {
    kind: Database['kind']
    description: string
    /** Number of transactions that run at once. */
    connections: number
    /** Whether the tables are on several nodes of Citus. Default false. */
    isDistributed?: boolean
    /** Closed with the database. */
    replica?: Replica
    onClose?: () => void | Promise<void>
  },
): Database {
  const { connections, replica } = info
  const restart = createRestart()
  // A client never gets every connection, and some are kept for clients that have none: beside two busy clients a third
  // finds one free.
  const turns = createFairQueue({
    size: connections,
    perKey: Math.ceil(connections / 2),
    reserved: Math.floor(connections * RESERVED),
  })
  const longTurns = createFairQueue({
    size: Math.ceil(connections * LONG),
    perKey: Math.ceil((connections * LONG) / 2),
  })
  const enterScope = async (tx: Tx, role: 'ssp_app' | 'ssp_clients', scope: EnteredScope) => {
    if (info.isDistributed) await enterNodes(tx, scope)
    await enter(tx, role, scope)
  }
  // The embedded database has one connection, so nothing else changes in between.
  const builder = (db: Kysely<Schema>, { isSnapshot, isLong }: StatementOptions) => {
    const snapshot =
      isSnapshot && info.kind === 'postgresql'
        ? db.transaction().setIsolationLevel('repeatable read')
        : db.transaction()
    return isLong ? snapshot.setAccessMode('read only') : snapshot
  }
  const transact = <T>(
    start: (tx: Tx) => Promise<void>,
    work: (tx: Tx) => Promise<T>,
    options: StatementOptions = {},
    { db = kysely, commits = () => {} }: { db?: Kysely<Schema>; commits?: () => void } = {},
  ): Promise<T> =>
    builder(db, options).execute(async (tx) => {
      await start(tx)
      const result = await running.run(true, () => work(tx))
      commits()
      return result
    })
  const inTurn = async <T>(
    key: string,
    start: (tx: Tx) => Promise<void>,
    work: (tx: Tx) => Promise<T>,
    options: StatementOptions,
  ): Promise<T> => {
    const { isLong, after } = options
    if (isLong && replica && after !== undefined && !running.getStore()) {
      const served = await replica.run(key, after, (db) => transact(start, work, options, { db }))
      if (served) return served.value
    }
    return begin(restart, (commits) => {
      const run = () => turns.run(key, () => transact(start, work, options, { commits }))
      return isLong ? longTurns.run(key, run) : run()
    })
  }
  return {
    kind: info.kind,
    description: info.description,
    kysely,
    ...(replica && { replica }),
    withTenant: (scope, work, options = {}) =>
      inTurn(scope.clientId, (tx) => enterScope(tx, 'ssp_app', { ...scope, ...options }), work, options),
    withClients: (clientIds, work, { by = 'several clients', ...options } = {}) =>
      inTurn(by, (tx) => enterScope(tx, 'ssp_clients', { clientIds, ...options }), work, {
        ...options,
        isSnapshot: true,
      }),
    withSystem: (work) => begin(restart, (commits) => transact((tx) => enter(tx, 'ssp_system'), work, {}, { commits })),
    readSystem: (read) => begin(restart, () => read(kysely)),
    ping: async () => {
      await sql`select 1`.execute(kysely)
    },
    close: async () => {
      await replica?.close()
      await kysely.destroy()
      await info.onClose?.()
    },
  }
}
