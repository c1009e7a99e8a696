import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'

/** `/health/live`: the process answers. `/health/ready`: so does its database, and it is not stopping. */
export function registerHealth(app: FastifyInstance, options: { database: Database; isStopping: () => boolean }): void {
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { logLevel: 'warn' }, async (request, reply) => {
    if (options.isStopping()) return reply.status(503).send({ status: 'stopping' })
    try {
      await options.database.ping()
      return { status: 'ok', database: options.database.kind }
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer')
      return reply.status(503).send({ status: 'database unavailable' })
    }
  })
}
