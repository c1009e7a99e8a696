import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Two days, YYYY-MM-DD, both included. */
export interface Days {
  first: string
  last: string
}

/**
 * The condition that a time is within two days of a client, which begin at midnight in its time zone.
 * @param column column of the time, such as `e.created_at`.
 * @param client id of the client, or the column that contains it.
 */
export function inDays(
  column: string,
  client: string | RawBuilder<unknown>,
  { first, last }: Days,
): RawBuilder<SqlBool> {
  const midnight = (day: RawBuilder<unknown>) =>
    sql`(select ssp_midnight(${day}, c.zone) from ssp_calendar(${client}) c)`
  const at = sql.ref(column)
  const within = sql<SqlBool>`(${at} >= ${midnight(sql`${first}::date`)} and ${at} < ${midnight(sql`${last}::date + 1`)})`
  if (typeof client === 'string') return within
  // Midnight is at most 14 hours from that in UTC: only rows near these days look up the zone of their client.
  return sql<SqlBool>`(${at} >= (${first}::date - 1)::timestamp at time zone 'UTC'
    and ${at} < (${last}::date + 2)::timestamp at time zone 'UTC' and ${within})`
}
