import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'

/** `/health/live`: the process responds. `/health/ready`: so does its database, and it is not stopping. */
export function registerHealth(app: FastifyInstance, deps: { database: Database; isStopping: () => boolean }): void {
  const options = { logLevel: 'warn', config: { rateLimit: false, isExempt: true } } as const
  app.get('/health/live', options, async () => ({ status: 'ok' }))
  app.get('/health/ready', options, async (request, reply) => {
    if (deps.isStopping()) return reply.status(503).send({ status: 'stopping' })
    try {
      await deps.database.ping()
      return { status: 'ok', database: deps.database.kind }
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer')
      return reply.status(503).send({ status: 'database unavailable' })
    }
  })
}
