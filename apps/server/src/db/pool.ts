import type { Pool, PoolConfig } from 'pg'
import { PARSERS } from './parsers.ts'

/** Makes a pool of connections to a PostgreSQL server, without opening any. */
export async function createPool(
  options: Pick<PoolConfig, 'connectionString' | 'max' | 'connectionTimeoutMillis' | 'query_timeout'>,
): Promise<Pool> {
  const {
    default: { Pool, types },
  } = await import('pg') // not loaded where the embedded one serves
  const pool = new Pool({
    ...options,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // Days begin at midnight in UTC, wherever the server is; the embedded database knows no other zone.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, although its types do not say so
    onConnect: (client) => client.query("set timezone to 'UTC'"),
    types: {
      getTypeParser: (id, format) => (format === 'binary' ? undefined : PARSERS[id]) ?? types.getTypeParser(id, format),
    },
  })
  // A connection that the server drops must not end the process. The pool listens to idle ones only; for one in use
  // the error would have no listener at all, although its query reports it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The driver's text for a server that cannot be used; for an address with several IP addresses it has none. */
export const reasonOf = (error: unknown): string => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
