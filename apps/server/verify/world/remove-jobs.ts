import { sql } from 'kysely'
import type { World } from './world.ts'

/**
 * Empties the queue, which the journal does not cover. A job that an earlier operation queued for later, such as the next try
 * of a payroll upload after a minute, would become due in a slow run and change records in the name of another operation.
 * Failed jobs stay: fixtures make them, and only a retry begins them.
 */
export const removeJobs = ({ deps }: World) =>
  sql`delete from pgboss.job where state <> 'failed'`.execute(deps.database.kysely)
