import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { requireVersion } from '../../http/etag.ts'

/** Within which time reports are acknowledged and answered. */
export interface Clock {
  acknowledge_days: number
  answer_months: number
}

/** Until a client sets others: 7 days to acknowledge and 3 months to answer (Directive (EU) 2019/1937, article 9). */
const PRESET = { acknowledge_days: 7, answer_months: 3, version: 0 }

async function findClock(tx: Tx, clientId: string): Promise<Clock & { version: number }> {
  const row = await tx
    .selectFrom('incident_clocks')
    .select(['acknowledge_days', 'answer_months', 'version'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row ?? PRESET
}

/** The case clock of a client. */
export function clockService({ tenantRead, tenantWrite }: Pick<Deps, 'tenantRead' | 'tenantWrite'>) {
  return {
    find: (call: Call) => tenantRead(call, (tx) => findClock(tx, call.client.id)),

    /** Changes the times. @returns the new version. @throws problem `stale`. */
    update: (call: Call, { acknowledge_days, answer_months }: Clock, ifMatch?: string): Promise<number> =>
      tenantWrite(call, { operation: 'updateIncidentClock' }, async (tx) => {
        const times = { acknowledge_days, answer_months }
        const before = await findClock(tx, call.client.id)
        requireVersion(ifMatch, before.version, () => ({
          acknowledge_days: before.acknowledge_days,
          answer_months: before.answer_months,
        }))
        const { version } = await tx
          .insertInto('incident_clocks')
          .values({ client_id: call.client.id, ...times })
          .onConflict((conflict) => conflict.column('client_id').doUpdateSet(times))
          .returning('version')
          .executeTakeFirstOrThrow()
        const entry = { action: 'incidentClock.update', target: call.client.id, details: times }
        await audit(tx, { clientId: call.client.id, actor: call.actor }, entry)
        return version
      }),
  }
}
