import { sql, type RawBuilder } from 'kysely'
import type { Tx } from './database.ts'

/** Today in the time zone of a client, as SQL. */
export const todayOf = (clientId: string): RawBuilder<string> =>
  sql<string>`(now() at time zone (select zone from ssp_calendar(${clientId})))::date`

/** The time zone of a client, an IANA name. */
export async function findTimeZone(tx: Tx, clientId: string): Promise<string> {
  const { zone } = await tx
    .selectFrom(sql<{ zone: string }>`ssp_calendar(${clientId})`.as('c'))
    .select('c.zone')
    .executeTakeFirstOrThrow()
  return zone
}

/** Today in the time zone of a client, YYYY-MM-DD. */
export async function findToday(tx: Tx, clientId: string): Promise<string> {
  const { today } = await tx.selectNoFrom(todayOf(clientId).as('today')).executeTakeFirstOrThrow()
  return today
}
