import type { Tx } from '../../db/database.ts'

/** Time limits for acknowledging and answering reports. */
export interface Clock {
  acknowledge_days: number
  answer_months: number
}

/**
 * The default until a client sets others: 7 days to acknowledge and 3 months to answer (Directive (EU) 2019/1937, article
 * 9).
 */
const PRESET = { acknowledge_days: 7, answer_months: 3, version: 0 }

/** The case clock of a client. */
export async function findClock(tx: Tx, clientId: string): Promise<Clock & { version: number }> {
  const row = await tx
    .selectFrom('incident_clocks')
    .select(['acknowledge_days', 'answer_months', 'version'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row ?? PRESET
}

/** Sets the time limits of a client. @returns the new version. */
export async function saveClock(tx: Tx, clientId: string, times: Clock): Promise<number> {
  const { version } = await tx
    .insertInto('incident_clocks')
    .values({ client_id: clientId, ...times })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(times))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
