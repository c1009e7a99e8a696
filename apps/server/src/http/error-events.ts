import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database, TenantScope, Tx } from '../db/database.ts'
import { problemOf } from './problems.ts'

/** Types of error events, with the names that the error log shows. */
export const ERROR_TYPES = {
  server: 'Server error',
  unavailable: 'Service unavailable',
  policy: 'Blocked content',
} as const
export type ErrorType = keyof typeof ERROR_TYPES

/** An error event. The message contains no person, no address and no value of a request. */
export interface ErrorEvent {
  type: ErrorType
  message: string
  /** Sign-in name of the caller; null for a visitor. */
  employeeIdentifier: string | null
  at: Date
}

/** Limits of a recorded event. */
export const ERROR_EVENT_LIMITS = {
  /** Events a minute of one client and type; further ones are only in the log. */
  perMinute: 20,
  /** Events of all clients that wait to be written. */
  waiting: 200,
  /** Rows kept of one client and type. */
  kept: 300,
  messageLength: 300,
} as const

/** Milliseconds from the first event to the write, so that a burst is one transaction. */
const WRITE_AFTER = 500
const MINUTE = 60_000

/** Where error events go. */
export interface ErrorEvents {
  /** Records an event, to be written later. Never throws and never waits; drops events beyond the limits. */
  record(client: { id: string; platformId: string }, event: Omit<ErrorEvent, 'at'>): void
  /** Writes what waits. Never rejects: events that cannot be written are dropped. */
  flush(): Promise<void>
}

/** Writes events of one client, and removes the oldest beyond the limit. */
export async function writeErrorEvents(tx: Tx, clientId: string, events: readonly ErrorEvent[]): Promise<void> {
  await tx
    .insertInto('error_events')
    .values(
      events.map(({ type, message, employeeIdentifier, at }) => ({
        client_id: clientId,
        type,
        message: message.slice(0, ERROR_EVENT_LIMITS.messageLength),
        employee_identifier: employeeIdentifier,
        created_at: at.toISOString(),
      })),
    )
    .execute()
  for (const type of new Set(events.map((event) => event.type)))
    await sql`delete from error_events where client_id = ${clientId} and id = any (array(
      select id from error_events where client_id = ${clientId} and type = ${type}
        order by created_at desc, id offset ${sql.lit(ERROR_EVENT_LIMITS.kept)}))`.execute(tx)
}

/** Makes the recorder over a database. */
export function createErrorEvents(deps: { database: Database; log: FastifyBaseLogger }): ErrorEvents {
  const { database, log } = deps
  let waiting: { scope: TenantScope; event: ErrorEvent }[] = []
  let window = { from: 0, counts: new Map<string, number>() }
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const byClient = Map.groupBy(waiting, ({ scope }) => scope.clientId)
    waiting = []
    for (const [clientId, all] of byClient) {
      try {
        const events = all.map(({ event }) => event)
        const [first] = all
        if (first) await database.withTenant(first.scope, (tx) => writeErrorEvents(tx, clientId, events))
      } catch (error) {
        log.warn({ err: error, dropped: all.length }, 'error events not recorded')
      }
    }
  }

  return {
    record({ id: clientId, platformId }, event) {
      const now = Date.now()
      if (now - window.from > MINUTE) window = { from: now, counts: new Map() }
      const key = `${clientId} ${event.type}`
      const count = (window.counts.get(key) ?? 0) + 1
      window.counts.set(key, count)
      if (count > ERROR_EVENT_LIMITS.perMinute || waiting.length >= ERROR_EVENT_LIMITS.waiting) return
      waiting.push({ scope: { clientId, platformId, userId: null }, event: { ...event, at: new Date(now) } })
      timer ??= setTimeout(() => void flush(), WRITE_AFTER).unref()
    },
    flush,
  }
}

// The text of an error can contain values of a request, so only its kind is stored: `TypeError`, `DatabaseError 57014`.
function kindOf(error: unknown): string {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  return [name, code]
    .filter((part): part is string => typeof part === 'string' && /^[A-Za-z]\w{0,40}$|^\w{5}$/.test(part))
    .join(' ')
}

/** Records what this server could not do, as `registerProblems` sends it: statuses of 500 and more. */
export function registerErrorEvents(app: FastifyInstance, events: ErrorEvents): void {
  app.addHook('onError', (request, _reply, error, done) => {
    const { tenant, caller } = request
    const found = problemOf(error)
    if (tenant && found.status >= 500) {
      const { config, logLevel } = request.routeOptions
      // The caller of an operation that leaves no line in the log is not recorded (openapi/README.md, x-ssp-unlogged).
      const isUnlogged = logLevel === 'error'
      const kind = kindOf(found.options.cause ?? error)
      events.record(tenant, {
        type: found.status === 503 ? 'unavailable' : 'server',
        message: `${config.operation?.id ?? 'A request'} failed${kind && ` with ${kind}`}. Error id ${request.id}`,
        employeeIdentifier: isUnlogged ? null : (caller?.username ?? null),
      })
    }
    done()
  })
  app.addHook('onClose', () => events.flush())
}

/** What was blocked, from a browser's report: `img-src https://example.com`; undefined for any other report. */
export function blockedContent(report: unknown): string | undefined {
  const [first] = Array.isArray(report) ? (report as unknown[]) : [report]
  const { 'csp-report': old, body } = (first ?? {}) as Record<string, unknown>
  const facts = (old ?? body ?? {}) as Record<string, unknown>
  const directive = facts['effective-directive'] ?? facts['effectiveDirective'] ?? facts['violated-directive']
  const address = facts['blocked-uri'] ?? facts['blockedURL']
  if (typeof directive !== 'string' || !/^[a-z-]{3,30}$/.test(directive)) return undefined
  if (typeof address !== 'string' || address.length > 2_048) return directive
  // The path of an address may identify a person.
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  const source = origin && origin !== 'null' ? origin : /^[a-z-]{2,20}$/.test(address) ? address : ''
  return `${directive} ${source}`.trim()
}
