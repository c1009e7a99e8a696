import type { Tx } from '../../db/database.ts'
import type { Objects } from '../../storage/objects.ts'
import type { SeedClient } from '../clients.ts'
import { clientIdOf } from '../ids.ts'
import { avatar } from '../people/avatar.ts'
import { employees, type PeoplePlan, type SeedEmployee } from '../people/employees.ts'
import { membersOf, teamsOf } from '../people/teams.ts'
import { random } from '../random.ts'
import { dailyStatistics, type SeedDay } from '../statistics.ts'
import { batches } from './batches.ts'

/** Maximum number of portraits per client: enough for every page of a list to show some. */
const PORTRAITS = 240

/** Amounts of data for a client. */
export interface Amounts {
  employees: number
  /** How many of them there are already. Default 0. */
  first?: number
  days: number
  today: Date
}

async function writePortraits(tx: Tx, objects: Objects, people: readonly SeedEmployee[]): Promise<void> {
  for (const { client_id: clientId, id, gender } of people) {
    const key = `${clientId}/${id}/avatar.svg`
    const kept = await objects.keep(clientId, 'image/svg+xml', Buffer.from(avatar(id, gender)))
    await objects.publish(tx, { clientId, bucket: 'employee-avatars', key, kept })
    await tx
      .insertInto('employee_additional_data')
      .values({ client_id: clientId, employee_id: id, data: JSON.stringify({ avatar: key }) })
      .execute()
  }
}

/**
 * Inserts employees, teams, members and portraits of a client in batches: a row of a batch takes 0.1 ms of processor time,
 * one employee of `makeEmployee` 2 ms, which would be 200 s for 100,000.
 * @param onProgress called with the number of employees written so far.
 */
export async function writePeople(
  tx: Tx,
  objects: Objects,
  client: SeedClient,
  { employees: count, first = 0, today }: Omit<Amounts, 'days'>,
  onProgress: (written: number) => void,
): Promise<void> {
  const clientId = clientIdOf(client.subdomain)
  const plan: PeoplePlan = { clientId, subdomain: client.subdomain, prefix: client.prefix, count, first, today }
  const teams = teamsOf(clientId, client.teams)
  await tx
    .insertInto('teams')
    .values(teams)
    .onConflict((oc) => oc.doNothing())
    .execute()

  const draw = random(`portraits ${client.subdomain}`)
  const share = Math.min(0.3, PORTRAITS / count)
  let written = 0
  for (const batch of batches(employees(plan))) {
    await tx.insertInto('employees').values(batch).execute()
    const portrayed = batch.filter((person) => draw.chance(share) && person.registered_at && !person.deactivated_at)
    await writePortraits(tx, objects, portrayed)
    onProgress((written += batch.length))
  }
  // Generates the same employees again instead of holding 100,000 in memory.
  for (const batch of batches(membersOf(teams, employees(plan), first > 0))) {
    await tx.insertInto('team_members').values(batch).execute()
  }
}

/** Days whose figures come from events. */
const WITH_EVENTS = 150
/** Days with events times employees, so that a client of 100,000 employees is still written in seconds. */
const MOST = WITH_EVENTS * 5000

/**
 * Inserts the daily statistics of a client up to today. In the last 150 days they have visits only: the rest comes from events.
 * @returns the statistics of those days, from which the events are made.
 */
export async function writeStatistics(tx: Tx, client: SeedClient, amounts: Amounts): Promise<SeedDay[]> {
  const { subdomain, pay } = client
  const clientId = clientIdOf(subdomain)
  const days = dailyStatistics({ clientId, subdomain, pay, ...amounts })
  const counted = days.slice(-Math.min(WITH_EVENTS, Math.ceil(MOST / amounts.employees)))
  const [first] = counted
  if (first) await tx.updateTable('clients').set({ figures_since: first.date }).where('id', '=', clientId).execute()
  const withoutEvents = new Set(counted)
  const rows = days.map((day) => (withoutEvents.has(day) ? { ...day, ...NO_EVENTS } : day))
  for (const batch of batches(rows)) await tx.insertInto('daily_stats').values(batch).execute()
  return counted
}

const NO_EVENTS = {
  payslips: 0,
  logins: 0,
  unique_visitors: 0,
  actions: 0,
  pay_document_downloads: 0,
  document_storage_visitors: 0,
}
