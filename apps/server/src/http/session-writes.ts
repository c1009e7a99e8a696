import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { rememberWrite } from '../session/actor.repository.ts'

/**
 * Keeps the position of a change with the session before the response leaves, so that the session sees its own change on the
 * read replica, whichever process serves the next request.
 */
export function registerSessionWrites(app: FastifyInstance, database: Database): void {
  if (!database.replica) return
  app.addHook('onSend', async ({ caller, method, log }) => {
    if (!caller || method === 'GET') return
    try {
      await database.withSystem((tx) => rememberWrite(tx, caller))
    } catch (err) {
      // The change is made: its response says so.
      log.error({ err }, 'the position of a change is not kept')
    }
  })
}
