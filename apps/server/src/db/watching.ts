import type { FastifyBaseLogger } from 'fastify'
import type { KyselyConfig } from 'kysely'
import type { Tracing } from '../tracing/tracing.ts'

/** Callbacks for the events of the database. */
export interface Watching {
  log: FastifyBaseLogger
  tracing?: Tracing | undefined
}

/** The part of the configuration of Kysely that adds every statement to the running span. */
export const traceStatements = (tracing: Tracing | undefined): Pick<KyselyConfig, 'log'> =>
  tracing
    ? {
        log: (event) =>
          tracing.statement(
            event.query.sql,
            event.queryDurationMillis,
            event.level === 'error' ? event.error : undefined,
          ),
      }
    : {}
