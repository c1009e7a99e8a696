import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { recordEvents, type NewPortalEvent, type PortalEventKind } from '../../people/portal-events.ts'
import { clientIdOf } from '../ids.ts'
import { random, type Random } from '../random.ts'
import type { SeedDay } from '../statistics.ts'
import { batches } from './batches.ts'

/** Share of the visitors of a day who sign in once more. */
const AGAIN = 0.2

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

interface Person {
  id: string
  created: string
  /** Empty for an employee who has not registered. */
  registered: string
}

/**
 * What happened to the employees of a client, and what they did in their portal on some days, in amounts near those of the
 * days. Payslips are viewed when they are uploaded and for some days after.
 */
export async function writePortalEvents(
  tx: Tx,
  subdomain: string,
  { days, today }: { days: readonly SeedDay[]; today: Date },
): Promise<void> {
  const clientId = clientIdOf(subdomain)
  const write = async (events: Iterable<NewPortalEvent>) => {
    for (const batch of batches(events)) await recordEvents(tx, clientId, batch)
  }
  const { rows: people } = await sql<Person>`
    select id, created_at::text as created, coalesce(registered_at::text, '') as registered from employees
    where client_id = ${clientId} and deactivated_at is null order by id`.execute(tx)
  await write(eventsOf(clientId, people, days, today))
  const { rows: stored } = await sql<NewPortalEvent>`
    select id as employee_id, 'registered' as kind, registered_at as happened_at from employees
      where client_id = ${clientId} and registered_at is not null
    union all select id, 'deactivated', deactivated_at from employees
      where client_id = ${clientId} and deactivated_at is not null
    union all select e.id, 'signed_in', e.last_login_at from employees e
      where e.client_id = ${clientId} and e.last_login_at is not null and not exists (select from portal_events v
        where v.client_id = e.client_id and v.employee_id = e.id and v.kind = 'signed_in')
    union all select employee_id, 'news_read', read_at from news_readers where client_id = ${clientId}
    order by happened_at, employee_id`.execute(tx)
  await write(stored)
}

function* eventsOf(
  clientId: string,
  people: readonly Person[],
  days: readonly SeedDay[],
  today: Date,
): Generator<NewPortalEvent> {
  const draw = random(`portal events ${clientId}`)
  let unread = 0
  for (const day of days) {
    const midnight = Date.parse(`${day.date}T00:00:00Z`)
    // The day that has just begun has no evening yet.
    const hours = midnight === today.getTime() ? { from: 0, to: 0.5 } : { from: 6, to: 22 }
    unread = Math.round(unread * 0.5) + day.payslips
    const paid = people.filter(({ created }) => created < day.date)
    const users = paid.filter(({ registered }) => registered !== '' && registered < day.date)
    const visitors = chosen(draw, users, day.unique_visitors)
    const amounts: [readonly Person[], number, () => Pick<NewPortalEvent, 'kind' | 'doc_type_name'>][] = [
      [visitors, visitors.length, () => ({ kind: 'signed_in' })],
      [visitors, visitors.length * AGAIN, () => ({ kind: 'signed_in' })],
      [paid, day.payslips, () => ({ kind: 'payslip_uploaded' })],
      [visitors, unread * 0.42, () => ({ kind: 'payslip_viewed' })],
      [
        visitors,
        day.pay_document_downloads,
        () => ({ kind: 'pay_document_downloaded', doc_type_name: draw.pick(TYPES) }),
      ],
      [visitors, visitors.length * 0.06, () => ({ kind: 'pension_visited' })],
      [visitors, day.document_storage_visitors, () => ({ kind: draw.pick(STORAGE) })],
    ]
    for (const [from, amount, make] of amounts) {
      for (const { id: employee_id } of chosen(draw, from, Math.round(amount))) {
        const happened_at = new Date(midnight + draw.between(hours.from, hours.to) * 3_600_000)
        yield { employee_id, happened_at: happened_at.toISOString(), ...make() }
      }
    }
  }
}

/** Different employees; fewer than `count` of a small client. */
function chosen(draw: Random, people: readonly Person[], count: number): Person[] {
  if (people.length === 0) return []
  const start = draw.integer(0, people.length - 1)
  return Array.from(
    { length: Math.min(count, people.length) },
    (_, index) => people[(start + index) % people.length],
  ).filter((person) => person !== undefined)
}
