import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** Ends one session of a user, or all of them when no session is named. */
export async function endSessions(
  tx: Tx,
  which: { clientId: string; userId: string; sessionId?: string },
  reason: Schema['sessions']['end_reason'] & string,
): Promise<void> {
  let query = tx
    .updateTable('sessions')
    .set({ ended_at: sql<string>`now()`, end_reason: reason })
    .where('client_id', '=', which.clientId)
    .where('user_id', '=', which.userId)
    .where('ended_at', 'is', null)
  if (which.sessionId) query = query.where('id', '=', which.sessionId)
  await query.execute()
}
