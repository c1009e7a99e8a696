import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { ObjectStore } from '../storage/object-store.ts'

/** Milliseconds in which the database and the store must respond. */
const TIMEOUT = 2_000
/** Milliseconds for which a result is cached, because the endpoint is public. */
const LIFETIME = 1_000

/**
 * Paths at which probes and collectors usually look. The portal has no page there, so that a misconfigured probe does not
 * get one.
 */
const PROBE =
  /^\/(?:-|actuator|alive|health|health-?check|healthz|live|livez|metrics|ping|ready|readyz|status)(?:\/|$)/i

/** Whether a path is such an address. */
export const isProbe = (path: string): boolean => PROBE.test(path)

async function responds(part: { ping(): Promise<void> }): Promise<void> {
  const answered = new AbortController()
  const late = wait(TIMEOUT, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`No response within ${TIMEOUT} ms`)
  })
  late.catch(() => {}) // aborted, when the response came in time
  try {
    await Promise.race([part.ping(), late])
  } finally {
    answered.abort()
  }
}

interface Parts {
  database: Pick<Database, 'ping'>
  store: Pick<ObjectStore, 'ping'>
}

/** Names the parts that do not respond. */
async function findUnavailable(parts: Parts, log: FastifyBaseLogger): Promise<string[]> {
  const checks = Object.entries(parts).map(async ([name, part]: [string, { ping(): Promise<void> }]) => {
    try {
      await responds(part)
      return []
    } catch (error) {
      log.error({ err: error }, `${name} does not respond`)
      return [name]
    }
  })
  return (await Promise.all(checks)).flat()
}

/**
 * `/health/live`: the process responds. `/health/ready`: so do its database and its store, and it is not stopping. Every
 * other address of {@link isProbe} is 404.
 */
export function registerHealth(
  app: FastifyInstance,
  deps: { database: Database; store: ObjectStore; isStopping: () => boolean },
): void {
  const { database, store, isStopping } = deps
  const options = { logLevel: 'warn', config: { rateLimit: false, isExempt: true } } as const
  let last: { at: number; unavailable: Promise<string[]> } | undefined
  app.get('/health/live', options, async () => ({ status: 'ok' }))
  app.get('/health/ready', options, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    if (!last || Date.now() - last.at > LIFETIME) {
      last = { at: Date.now(), unavailable: findUnavailable({ database, store }, app.log) }
    }
    const unavailable = await last.unavailable
    if (unavailable.length === 0) return { status: 'ok', database: database.kind }
    return reply.status(503).send({ status: `${unavailable.join(' and ')} unavailable` })
  })
}
