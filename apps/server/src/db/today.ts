import { sql, type RawBuilder } from 'kysely'
import type { Tx } from './database.ts'

/** Today in the time zone of a client, as SQL. */
export const todayOf = (clientId: string): RawBuilder<string> =>
  sql<string>`(now() at time zone (select zone from ssp_calendar(${clientId})))::date`

/** Today in the time zone of a client, YYYY-MM-DD. */
export async function findToday(tx: Tx, clientId: string): Promise<string> {
  const { today } = await tx.selectNoFrom(todayOf(clientId).as('today')).executeTakeFirstOrThrow()
  return today
}
