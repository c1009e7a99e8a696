import { sql } from 'kysely'
import type { Database, Tx } from '../db/database.ts'
import { OperatorError } from '../operator-error.ts'
import type { Keys } from '../session/keys.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import type { Objects } from '../storage/objects.ts'
import { CLIENTS } from './clients.ts'
import { clientIdOf } from './ids.ts'
import { isEmpty, lockFirstData } from './is-empty.ts'
import { hashes, writeRights, writeUsers } from './write/access.ts'
import { writeAccessHistory } from './write/access-history.ts'
import { writeCreationForms } from './write/creation-forms.ts'
import { writeErrors } from './write/errors.ts'
import { writeFiles } from './write/files.ts'
import { writeIncidents } from './write/incidents.ts'
import { writeKnowledge } from './write/knowledge.ts'
import { writeMarketing } from './write/marketing.ts'
import { writeNews } from './write/news.ts'
import { linkGivers, writeRecognition } from './write/recognition.ts'
import { writeRewards } from './write/rewards.ts'
import { writePeople, writeStatistics } from './write/people.ts'
import { writePayroll } from './write/payroll.ts'
import { writePortalEvents } from './write/portal-events.ts'
import { writeSecureSend } from './write/secure-send.ts'
import { writeReminders } from './write/reminders.ts'
import { writeSurveys } from './write/surveys.ts'
import { writePortalVisits } from './write/visits.ts'
import { writeWelcomeEmails } from './write/welcome-emails.ts'
import { writeBrand, writeClients, writePlatforms } from './write/tenancy.ts'
import { USERS } from './users.ts'

/** Dependencies of the seed: an open, migrated database, the object store, and a progress callback. */
export interface SeedDeps {
  database: Database
  objects: Objects
  keys: Pick<Keys, 'survey' | 'cardSeal' | 'cardHash'>
  log: (line: string) => void
}

/** Amounts of seeded data; all have defaults. */
export interface SeedOptions {
  /** Employees of Acme, the large client (5,000). */
  employees?: number
  /** Employees of each other client (240 to 620). */
  otherEmployees?: number
  /** Days of statistics up to today (731). */
  days?: number
  /** The date used as today; the same date gives the same rows. */
  today?: Date
}

/** Thrown when a database has clients not created by the seed, because it never deletes those. */
export class ForeignClientsError extends OperatorError {
  constructor(subdomains: string[]) {
    super(`The database holds clients that are not demo data (${subdomains.join(', ')}). Nothing was changed.`)
  }
}

const TWO_YEARS = 731

const midnight = (date: Date) => new Date(`${date.toISOString().slice(0, 10)}T00:00:00Z`)
const count = (value: number) => value.toLocaleString('en-GB')

// New tables have no statistics, and without them the planner reads all employees for each page of them.
async function analyzePeople(tx: Tx): Promise<void> {
  await sql`set local role none`.execute(tx) // only their owner may
  await sql`analyze employees, teams, team_members`.execute(tx)
  await sql`set local role ssp_system`.execute(tx)
}

async function writeAll(tx: Tx, deps: SeedDeps, options: SeedOptions, passwordHashes: string[]): Promise<void> {
  const { objects, log } = deps
  const { days = TWO_YEARS } = options
  const today = midnight(options.today ?? new Date())
  await writePlatforms(tx)
  await writeClients(tx, CLIENTS, today)
  for (const client of CLIENTS) {
    const isLarge = client === CLIENTS[0]
    const employees = (isLarge ? options.employees : options.otherEmployees) ?? client.employees
    const amounts = { employees, days, today }
    log(`${client.clientName}: brand, rights, ${count(employees)} employees, ${count(days)} days of statistics`)
    await writeBrand(tx, objects, client, today)
    await writeRights(tx, clientIdOf(client.subdomain), client.subdomain)
    await writePeople(tx, objects, client, amounts, (written) => {
      if (written % 10_000 === 0) log(`${client.clientName}: ${count(written)} employees so far`)
    })
    await analyzePeople(tx)
    const usage = await writeStatistics(tx, client, amounts)
    await writeFiles(tx, objects, client, today)
    await writeSurveys(tx, { subdomain: client.subdomain, today, surveyKey: deps.keys.survey })
    await writeRecognition(tx, objects, client, today)
    await writeRewards(tx, client, { today, keys: deps.keys })
    await writeIncidents(tx, objects, client.subdomain, today)
    await writePayroll(tx, objects, client, today)
    await writeKnowledge(tx, objects, client)
    await writePortalVisits(tx, client)
    await writeWelcomeEmails(tx, client.subdomain, today)
    await writeErrors(tx, client, today)
    const first = CLIENTS.find(({ platform }) => platform === client.platform) ?? client
    await writeMarketing(tx, objects, client, first, today)
    if (first === client) await writeCreationForms(tx, objects, client, today)
    await writeNews(tx, objects, client, today)
    await writePortalEvents(tx, client.subdomain, { days: usage, today })
  }
  await writeUsers(tx, USERS, passwordHashes, today)
  await writeAccessHistory(tx, USERS, today)
  await writeReminders(tx, objects, today)
  await linkGivers(tx)
  await writeSecureSend(tx, objects, today)
}

/**
 * Seeds an empty database in one transaction, so that an interrupted process leaves it
 * empty. Of two concurrent processes only one seeds.
 * @returns false if there were clients already and nothing was done.
 */
export async function seedIfEmpty(deps: SeedDeps, options: SeedOptions = {}): Promise<boolean> {
  const { database, log } = deps
  if (!(await database.withSystem(isEmpty))) return false
  const started = Date.now()
  log('The database is empty: writing the demo data')
  // Password hashing is slow, so it runs outside the transaction.
  const passwordHashes = await hashes(USERS)
  const isDone = await database.withSystem(async (tx) => {
    await lockFirstData(tx)
    if (!(await isEmpty(tx))) return false
    await writeAll(tx, deps, options, passwordHashes)
    return true
  })
  // New tables have no statistics, and the planner would not use the indexes.
  if (isDone) await sql`analyze`.execute(database.kysely)
  if (isDone) log(`Seeded the demo data in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return isDone
}

/**
 * Adds employees to Acme, the large client, up to a number. Other data does not change.
 * @returns how many were added; undefined without Acme.
 */
export async function fillAcme(
  { database, objects, log }: SeedDeps,
  { employees, today = new Date() }: { employees: number; today?: Date },
): Promise<number | undefined> {
  const [acme] = CLIENTS
  const clientId = clientIdOf(acme.subdomain)
  const added = await database.withSystem(async (tx) => {
    await lockFirstData(tx)
    const found = await tx.selectFrom('clients').select('id').where('id', '=', clientId).executeTakeFirst()
    if (!found) return undefined
    const { total, last } = await tx
      .selectFrom('employees')
      .select([
        sql<number>`count(*)`.as('total'),
        // The running number of the seed's identifiers; employees created by users have others.
        sql<number>`coalesce(max(substring(identifier from ${`^${acme.prefix}-([0-9]{5,9})$`})::int), 0)`.as('last'),
      ])
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow()
    const missing = Math.max(0, employees - total)
    if (missing === 0) return 0
    const amounts = { employees: last + missing, first: last, today: midnight(today) }
    await writePeople(tx, objects, acme, amounts, (written) => {
      if (written % 10_000 === 0) log(`${acme.clientName}: ${count(written)} employees so far`)
    })
    return missing
  })
  if (added) await sql`analyze`.execute(database.kysely)
  return added
}

/**
 * Removes the demo data, with all later changes to it.
 * @throws ForeignClientsError if there is a client not created by the seed.
 */
export async function removeSeed({ database, store }: { database: Database; store: ObjectStore }): Promise<void> {
  const seeded = new Set(CLIENTS.map(({ subdomain }) => clientIdOf(subdomain)))
  const clients = await database.withSystem((tx) => tx.selectFrom('clients').select(['id', 'subdomain']).execute())
  const foreign = clients.filter(({ id }) => !seeded.has(id)).map(({ subdomain }) => subdomain)
  if (foreign.length > 0) throw new ForeignClientsError(foreign)
  const objects = await database.withSystem((tx) => tx.selectFrom('objects').select('stored_as').execute())
  // As the owner of the tables, because no role of the server may truncate the audit log.
  await sql`truncate table platforms, clients restart identity cascade`.execute(database.kysely)
  for (const { stored_as: name } of objects) await store.remove(name)
}
