import type { Tx } from '../../db/database.ts'
import { findTotals } from '../../people/employee-totals.ts'
import { countRegistration } from './analytics.repository.ts'
import type { Moments, Scope } from './drilldowns.repository.ts'

/** The accounts in use by registration, created in a period or of all. */
export async function registration(tx: Tx, { clientId, within }: Scope, created?: Moments) {
  // The counters of a client include all employees, so they do not apply if one is out of reach.
  const totals =
    within.length === 0 && !created
      ? await findTotals(tx, [clientId])
      : await countRegistration(tx, clientId, within, created)
  return { ...totals, inUse: totals.registered + totals.unregistered }
}
