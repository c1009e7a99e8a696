import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Period } from './analytics.repository.ts'
import type { Moments } from './drilldowns.repository.ts'

/** The times of a period in the time zone of its client. */
export async function findMoments(tx: Tx, clientId: string, { start, end }: Period): Promise<Moments> {
  const midnight = (day: RawBuilder<unknown>) => sql<string>`ssp_midnight(${day}, c.zone)`
  return tx
    .selectFrom(sql<{ zone: string }>`ssp_calendar(${clientId})`.as('c'))
    .select([
      'c.zone',
      midnight(sql`${start}::date`).as('from'),
      midnight(sql`greatest(${end}::date + 1, ${start}::date)`).as('until'),
    ])
    .select([sql.val(start).as('start'), sql.val(end).as('end')])
    .executeTakeFirstOrThrow()
}
