import type { Tx } from '../../db/database.ts'
import { addPortalVisits } from '../../people/portal-visits.ts'
import type { SeedClient } from '../clients.ts'
import { clientIdOf } from '../ids.ts'
import { portalVisits } from '../visits.ts'
import { batches } from './batches.ts'

const DAYS = 120

/** Visits to the employee portal of a client in the last 120 days of its statistics. */
export async function writePortalVisits(tx: Tx, { subdomain }: Pick<SeedClient, 'subdomain'>): Promise<void> {
  const days = await tx
    .selectFrom('daily_stats')
    .selectAll()
    .where('client_id', '=', clientIdOf(subdomain))
    .orderBy('date', 'desc')
    .limit(DAYS)
    .execute()
  for (const batch of batches(portalVisits(days))) await addPortalVisits(tx, batch)
}
