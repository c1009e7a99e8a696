import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { rememberWrite } from '../session/actor.repository.ts'

/**
 * Stores the position in the write-ahead log with the session before the response of a change is sent. The read replica
 * then serves the session only after it has replayed the change, in any process.
 */
export function registerSessionWrites(app: FastifyInstance, database: Database): void {
  if (!database.replica) return
  app.addHook('onSend', async ({ caller, method, log }) => {
    if (!caller || method === 'GET') return
    try {
      await database.withSystem((tx) => rememberWrite(tx, caller))
    } catch (err) {
      // The change is done, and its response says so.
      log.error({ err }, 'the position of a change is not kept')
    }
  })
}
