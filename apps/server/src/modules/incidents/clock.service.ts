import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { requireVersion } from '../../http/etag.ts'
import { findClock, saveClock, type Clock } from './clock.repository.ts'

/** The case clock of a client. */
export const readClock = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => findClock(tx, call.client.id))

/** Changes the times. @returns the new version. @throws problem `stale`. */
export const updateClock = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { acknowledge_days, answer_months }: Clock,
  ifMatch?: string,
): Promise<number> =>
  tenantWrite(call, { operation: 'updateIncidentClock' }, async (tx) => {
    const times = { acknowledge_days, answer_months }
    const before = await findClock(tx, call.client.id)
    requireVersion(ifMatch, before.version, () => ({
      acknowledge_days: before.acknowledge_days,
      answer_months: before.answer_months,
    }))
    const version = await saveClock(tx, call.client.id, times)
    const entry = { action: 'incidentClock.update', target: call.client.id, details: times }
    await auditCall(tx, call, entry)
    return version
  })
