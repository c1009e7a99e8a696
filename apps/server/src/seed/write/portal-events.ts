import type { Tx } from '../../db/database.ts'
import { insertPortalEvents, type NewPortalEvent, type PortalEventKind } from '../../people/portal-events.ts'
import { clientIdOf } from '../ids.ts'
import { random, type Random } from '../random.ts'
import { batches } from './batches.ts'

const DAY = 86_400_000
const DAYS = 60
/** Most events of one kind on one day, so that a client of 100,000 employees is still written in seconds. */
const MOST = 1000
/** Employees whose events are written. */
const PEOPLE = 5000

const TYPES = ['P60', 'P60', 'P60', 'P45', 'P11D'] as const
const STORAGE: readonly PortalEventKind[] = [
  'storage_downloaded',
  'storage_downloaded',
  'storage_downloaded',
  'storage_uploaded',
  'storage_uploaded',
  'storage_deleted',
  'storage_restored',
]

interface Day {
  date: string
  payslips: number
  unique_visitors: number
  pay_document_downloads: number
  document_storage_visitors: number
}

/**
 * What employees of a client did in their portal in the last 60 days, in the amounts that the statistics of the days have.
 * Payslips are viewed when they are uploaded and for some days after.
 */
export async function writePortalEvents(tx: Tx, subdomain: string, today: Date): Promise<void> {
  const clientId = clientIdOf(subdomain)
  const first = new Date(today.getTime() - (DAYS - 1) * DAY).toISOString().slice(0, 10)
  const days = await tx
    .selectFrom('daily_stats')
    .select(['date', 'payslips', 'unique_visitors', 'pay_document_downloads', 'document_storage_visitors'])
    .where('client_id', '=', clientId)
    .where('date', '>=', first)
    .orderBy('date')
    .execute()
  const people = await tx
    .selectFrom('employees')
    .select('id')
    .where('client_id', '=', clientId)
    .where('deactivated_at', 'is', null)
    .where('registered_at', 'is not', null)
    .orderBy('id')
    .limit(PEOPLE)
    .execute()
  if (people.length === 0) return
  const ids = people.map(({ id }) => id)
  for (const batch of batches(eventsOf(clientId, ids, days, today))) await insertPortalEvents(tx, batch)
}

function* eventsOf(
  clientId: string,
  ids: readonly string[],
  days: readonly Day[],
  today: Date,
): Generator<NewPortalEvent> {
  const draw = random(`portal events ${clientId}`)
  let unread = 0
  for (const day of days) {
    const midnight = Date.parse(`${day.date}T00:00:00Z`)
    // The day that has just begun has no evening yet.
    const hours = midnight === today.getTime() ? { from: 0, to: 0.5 } : { from: 6, to: 22 }
    unread = Math.round(unread * 0.5) + day.payslips
    const amounts: [number, () => Pick<NewPortalEvent, 'kind' | 'doc_type_name'>][] = [
      [unread * 0.42, () => ({ kind: 'payslip_viewed' })],
      [day.pay_document_downloads, () => ({ kind: 'pay_document_downloaded', doc_type_name: draw.pick(TYPES) })],
      [day.unique_visitors * 0.06, () => ({ kind: 'pension_visited' })],
      [day.document_storage_visitors, () => ({ kind: draw.pick(STORAGE) })],
    ]
    for (const [amount, make] of amounts) {
      for (const employee_id of chosen(draw, ids, Math.min(MOST, Math.round(amount)))) {
        const happened_at = new Date(midnight + draw.between(hours.from, hours.to) * 3_600_000)
        yield { client_id: clientId, employee_id, happened_at: happened_at.toISOString(), ...make() }
      }
    }
  }
}

/** Different employees; fewer than `count` of a small client. */
function chosen(draw: Random, ids: readonly string[], count: number): string[] {
  const start = draw.integer(0, ids.length - 1)
  return Array.from({ length: Math.min(count, ids.length) }, (_, index) => ids[(start + index) % ids.length] ?? '')
}
