import type { Expression, Insertable, SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { isInUse } from '../../people/in-use.ts'

/** Two days, both included. */
export interface Period {
  start: string
  end: string
}

/** The statistics of each day on record, oldest first. */
export function findDailyStats(tx: Tx, clientId: string, { start, end }: Period) {
  return tx
    .selectFrom('daily_stats')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('date', '>=', start)
    .where('date', '<=', end)
    .orderBy('date')
    .execute()
}

/** Conditions on `employees as e`, which exclude employees out of the caller's reach. */
type Reachable = readonly Expression<SqlBool>[]

/** The employees who registered last, newest first. */
export function findRecentlyRegistered(tx: Tx, clientId: string, reachable: Reachable, limit: number) {
  return tx
    .selectFrom('employees as e')
    .leftJoin('employee_additional_data as d', (join) =>
      join.onRef('d.client_id', '=', 'e.client_id').onRef('d.employee_id', '=', 'e.id'),
    )
    .select(['e.id', 'e.title', 'e.forename', 'e.surname', 'e.registered_at', 'd.data'])
    .where('e.client_id', '=', clientId)
    .where('e.registered_at', 'is not', null)
    .where(isInUse)
    .where((at) => at.and(reachable))
    .orderBy('e.registered_at', (by) => by.desc().nullsLast())
    .orderBy('e.id')
    .limit(limit)
    .execute()
}

/** The numbers of registered and unregistered employees, created in a period or of all. */
export async function countRegistration(
  tx: Tx,
  clientId: string,
  reachable: Reachable,
  created?: { from: string; until: string },
) {
  return tx
    .selectFrom('employees as e')
    .select((of) => [
      of.fn.countAll<number>().filterWhere('registered_at', 'is not', null).as('registered'),
      of.fn.countAll<number>().filterWhere('registered_at', 'is', null).as('unregistered'),
    ])
    .where('client_id', '=', clientId)
    .where(isInUse)
    .where((at) => at.and(reachable))
    .$if(created !== undefined, (employees) =>
      employees.where('created_at', '>=', created?.from ?? '').where('created_at', '<', created?.until ?? ''),
    )
    .executeTakeFirstOrThrow()
}

/** Inserts a visit to a page of analytics. */
export const insertUsageEvent = (tx: Tx, event: Insertable<Schema['usage_events']>) =>
  tx.insertInto('usage_events').values(event).execute()
