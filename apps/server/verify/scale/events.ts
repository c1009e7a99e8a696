import { sql } from 'kysely'
import { recordEvents, type NewPortalEvent, type PortalEventKind } from '../../src/people/portal-events.ts'
import type { Build } from './build.ts'

/** Events of one transaction. */
const BATCH = 5_000
const DAY_MS = 86_400_000

/** What employees do, by how often in twenty events. */
const KINDS: readonly PortalEventKind[] = [
  ...Array<PortalEventKind>(8).fill('signed_in'),
  ...Array<PortalEventKind>(4).fill('payslip_viewed'),
  ...Array<PortalEventKind>(2).fill('payslip_uploaded'),
  'pay_document_downloaded',
  'pension_visited',
  'news_read',
  'storage_uploaded',
  'storage_downloaded',
  'storage_deleted',
]

/**
 * Writes events of the largest client as the areas do, evenly over days.
 * @param days first and last day before now, the last one excluded.
 */
export async function writeEvents(
  { world, sides }: Build,
  count: number,
  [first, last]: readonly [first: number, last: number],
): Promise<void> {
  const clientId = sides.large.client.id
  const { database } = world.deps
  const { rows: people } = await database.withSystem((tx) =>
    sql<{ id: string }>`select id from employees where client_id = ${clientId} and deactivated_at is null`.execute(tx),
  )
  const now = Date.now() - first * DAY_MS
  // From the newest one on: the last sign-in of an employee is written once.
  const eventAt = (index: number): NewPortalEvent => {
    const kind = KINDS[index % KINDS.length] ?? 'signed_in'
    return {
      employee_id: people[(index * 7919) % people.length]?.id ?? '',
      kind,
      happened_at: new Date(now - (index / count) * (last - first) * DAY_MS).toISOString(),
      doc_type_name: kind === 'pay_document_downloaded' ? 'P60' : null,
    }
  }
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => eventAt(from + index))
    await database.withSystem((tx) => recordEvents(tx, clientId, batch))
  }
  await sql`vacuum analyze`.execute(database.kysely)
}
