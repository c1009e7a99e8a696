import type { TeamRule } from '@ssp/api/can'
import { sql, type RawBuilder, type SqlBool, type UpdateObject } from 'kysely'
import { outsideOf } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import { findFormerHolders } from '../../people/former-identifiers.ts'
import type { JobKey } from './jobs.repository.ts'
import type { Fault } from './reader/source.ts'
import type { Counts } from './statuses.ts'

/** What became of a document that was found. */
export type ItemState = keyof Counts

/** Why it is not matched. Of one that is, what a person took it in in spite of: `leftBefore` is not asked about again. */
export type ItemReason =
  | Fault
  | 'noIdentifier'
  | 'unknownIdentifier'
  | 'severalPeople'
  | 'nameAndTextDiffer'
  | 'otherClient'
  | 'otherDate'
  | 'formerIdentifier'
  | 'leftBefore'
  | 'twiceInFile'
  | 'existsAlready'
  | 'byHand'

/** A document that was found, to be written. */
export interface NewItem {
  position: number
  label: string
  identifier: string | null
  employee_id: string | null
  state: ItemState
  reason: ItemReason | null
  date_found: string | null
}

/** Which items of a job. */
export interface ItemFilter extends Page {
  state?: ItemState | undefined
  /** Conditions on `payroll_items as i`. */
  reachable: readonly RawBuilder<SqlBool>[]
}

/**
 * The conditions that leave out the employees of hidden teams; `employee` is a column such as `i.employee_id`. A job of before
 * migration 0285 names only teams.
 */
export function notInTeams(
  rules: readonly (TeamRule | string)[],
  alias: string,
  employee: string,
): RawBuilder<SqlBool>[] {
  const belongsTo = (teamIds: readonly string[]) =>
    sql<SqlBool>`exists (select from team_belonging m where m.client_id = ${sql.ref(`${alias}.client_id`)}
      and m.employee_id = ${sql.ref(`${alias}.${employee}`)} and m.team_id in (${sql.join(teamIds)}))`
  return rules.map((rule) => outsideOf(typeof rule === 'string' ? { only: false, teamIds: [rule] } : rule, belongsTo))
}

const itemsOf = (tx: Tx, { clientId, id }: JobKey, { state, reachable }: ItemFilter) =>
  tx
    .selectFrom('payroll_items as i')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.client_id', '=', 'i.client_id').onRef('e.id', '=', 'i.employee_id'),
    )
    .select([
      'i.position',
      'i.label',
      'i.identifier as found',
      'i.employee_id',
      'i.state',
      'i.reason',
      'i.date_found',
      'i.mended_by',
      'i.document_id',
      'i.released_at',
      'i.viewed_at',
      'i.version',
      'e.forename',
      'e.surname',
      'e.identifier',
      'e.deactivated_at',
    ])
    .where('i.client_id', '=', clientId)
    .where('i.job_id', '=', id)
    .$if(state !== undefined, (rows) => rows.where('i.state', '=', state ?? 'matched'))
    .where((at) => at.and([...reachable]))

const SEARCH = ['i.label', 'i.identifier', 'e.forename', 'e.surname', 'e.identifier'] as const

/** A page of the items of a job: what a person has to decide about comes first, then in the order of the file. */
export const findItems = (tx: Tx, job: JobKey, filter: ItemFilter) =>
  paged(itemsOf(tx, job, filter).orderBy(sql`i.state in ('matched', 'leftOut')`), filter, {
    search: SEARCH,
    order: ['i.position'],
  }).execute()

/** What of a job was not taken, in the order of `findItems`. */
export const findUntaken = (
  tx: Tx,
  job: JobKey,
  reachable: ItemFilter['reachable'],
  { after, limit }: { after: Pick<ItemRow, 'state' | 'position'> | undefined; limit: number },
) => {
  const isDecided = (state: RawBuilder<unknown>) => sql`${state} in ('matched', 'leftOut')`
  const order = sql`(${isDecided(sql.ref('i.state'))}, i.position)`
  return itemsOf(tx, job, { reachable })
    .where('i.document_id', 'is', null)
    .where(after ? sql<SqlBool>`${order} > (${isDecided(sql`${after.state}`)}, ${after.position})` : sql<SqlBool>`true`)
    .orderBy(order)
    .limit(limit)
    .execute()
}

/** How many there are. */
export const countItems = (tx: Tx, job: JobKey, filter: ItemFilter): Promise<number> =>
  counted(itemsOf(tx, job, filter), filter, { search: SEARCH })

/** An item as it is read. */
export type ItemRow = Awaited<ReturnType<typeof findItems>>[number]

/** One item. */
export const findItem = (tx: Tx, job: JobKey, position: number, filter: ItemFilter): Promise<ItemRow | undefined> =>
  itemsOf(tx, job, filter).where('i.position', '=', position).executeTakeFirst()

/** Items by state, and how many are released and viewed. */
export async function summarise(tx: Tx, { clientId, id }: JobKey) {
  const rows = await tx
    .selectFrom('payroll_items')
    .select('state')
    .select((of) => [
      of.fn.countAll<number>().as('total'),
      of.fn.count<number>('document_id').as('released'),
      of.fn.count<number>('viewed_at').as('viewed'),
    ])
    .where('client_id', '=', clientId)
    .where('job_id', '=', id)
    .groupBy('state')
    .execute()
  const total = (state: ItemState) => rows.find((row) => row.state === state)?.total ?? 0
  const counts: Counts = {
    matched: total('matched'),
    unmatched: total('unmatched'),
    duplicate: total('duplicate'),
    wrongPeriod: total('wrongPeriod'),
    left: total('left'),
    otherClient: total('otherClient'),
    rejected: total('rejected'),
    leftOut: total('leftOut'),
  }
  const sum = (of: 'released' | 'viewed') => rows.reduce((all, row) => all + row[of], 0)
  return { counts, released: sum('released'), viewed: sum('viewed') }
}

/** Employees by what may be their identifiers, without those of hidden teams. */
export async function findPeople(
  tx: Tx,
  clientId: string,
  candidates: readonly string[],
  reachable: readonly RawBuilder<SqlBool>[],
): Promise<Map<string, string>> {
  if (candidates.length === 0) return new Map()
  const rows = await tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.identifier'])
    .where('e.client_id', '=', clientId)
    .where(sql<SqlBool>`e.identifier = any(${sql.val([...candidates])}::text[])`)
    .where((at) => at.and([...reachable]))
    .execute()
  return new Map(rows.map(({ id, identifier }) => [identifier ?? '', id]))
}

/** Those of what may be identifiers that employees of the clients of the transaction have. */
export async function findIdentifiers(tx: Tx, candidates: readonly string[]): Promise<Set<string | null>> {
  const rows = await tx
    .selectFrom('employees')
    .select('identifier')
    .where(sql<boolean>`identifier = any(${sql.val([...candidates])}::text[])`)
    .limit(10_000)
    .execute()
  return new Set(rows.map(({ identifier }) => identifier))
}

/** Who of these employees was deactivated more than so many days before a pay date. */
export async function findLeft(
  tx: Tx,
  clientId: string,
  { payDate, days, ids }: { payDate: string; days: number; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('employees')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .where(sql<SqlBool>`deactivated_at < ${payDate}::date - ${days}::integer`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What of an item says whose it is. */
export type Named = Pick<NewItem, 'identifier' | 'employee_id'>

const namedBy = ({ identifier, employee_id }: Named) => `${identifier} ${employee_id}`

/**
 * Which of the documents name their employee by an identifier that an edit took from another one. One that a person has decided
 * about and released to the same employee before is not asked about again.
 */
export async function findMoved(tx: Tx, clientId: string, items: readonly Named[]): Promise<(item: Named) => boolean> {
  const identifiers = items.flatMap(({ identifier, employee_id: id }) => (id === null ? [] : (identifier ?? [])))
  // Also of those out of the caller's reach: pay in wrong hands is worse than knowing that there was another holder.
  const holders = [...(await findFormerHolders(tx, clientId, identifiers, [])).keys()]
  if (holders.length === 0) return () => false
  const rows = await tx
    .selectFrom('payroll_items')
    .select(['identifier', 'employee_id'])
    .where('client_id', '=', clientId)
    .where('identifier', 'in', holders)
    .where('mended_by', 'is not', null)
    .where('document_id', 'is not', null)
    .execute()
  const known = new Set(rows.map(namedBy))
  return (item) => holders.includes(item.identifier ?? '') && !known.has(namedBy(item))
}

/** For each employee, the account that it was merged into, or itself when it was not merged. */
export async function findPersons(
  tx: Tx,
  clientId: string,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => string> {
  const rows =
    employeeIds.length === 0
      ? []
      : await tx
          .selectFrom('employee_merges')
          .select(['employee_id', 'linked_id'])
          .where('client_id', '=', clientId)
          .where('employee_id', 'in', employeeIds)
          .execute()
  const persons = new Map(rows.map(({ employee_id, linked_id }) => [employee_id, linked_id]))
  return (employeeId) => persons.get(employeeId) ?? employeeId
}

/** Whose documents of a job are matched already, of these persons (`findPersons`): of all of its items, or of some. */
export async function findMatched(
  tx: Tx,
  { clientId, id }: JobKey,
  persons: readonly string[],
  { except, released = false }: { except?: number; released?: boolean } = {},
): Promise<Set<string>> {
  if (persons.length === 0) return new Set()
  const person = sql<string>`coalesce(m.linked_id, i.employee_id)`
  const rows = await tx
    .selectFrom('payroll_items as i')
    .leftJoin('employee_merges as m', (join) =>
      join.onRef('m.client_id', '=', 'i.client_id').onRef('m.employee_id', '=', 'i.employee_id'),
    )
    .select(person.as('person'))
    .where('i.client_id', '=', clientId)
    .where('i.job_id', '=', id)
    .where('i.state', '=', 'matched')
    .where(person, 'in', persons)
    .$if(except !== undefined, (rest) => rest.where('i.position', '<>', except ?? 0))
    .$if(released, (visible) => visible.where('i.document_id', 'is not', null))
    .execute()
  return new Set(rows.map((row) => row.person))
}

/** Writes items that are not there yet. */
export async function insertItems(tx: Tx, { clientId, id }: JobKey, items: readonly NewItem[]): Promise<void> {
  await tx
    .insertInto('payroll_items')
    .values(items.map((item) => ({ client_id: clientId, job_id: id, ...item })))
    .execute()
}

/** The next matched items of a job that are not visible yet, locked. */
export const lockWaiting = (tx: Tx, { clientId, id }: JobKey, limit: number) =>
  tx
    .selectFrom('payroll_items')
    .select(['position', 'employee_id', 'reason'])
    .where('client_id', '=', clientId)
    .where('job_id', '=', id)
    .where('state', '=', 'matched')
    .where('document_id', 'is', null)
    .orderBy('position')
    .limit(limit)
    .forUpdate()
    .execute()

/** Changes an item. @returns its new version. */
export async function updateItem(
  tx: Tx,
  { clientId, id }: JobKey,
  position: number,
  change: UpdateObject<Schema, 'payroll_items', 'payroll_items'>,
): Promise<number> {
  const { version } = await tx
    .updateTable('payroll_items')
    .set(change)
    .where('client_id', '=', clientId)
    .where('job_id', '=', id)
    .where('position', '=', position)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Makes an item the one of a visible document; `replaced` is what a recall brings back. */
export const setReleased = (
  tx: Tx,
  key: JobKey,
  position: number,
  { documentId, replaced }: { documentId: string; replaced: readonly object[] },
) =>
  updateItem(tx, key, position, {
    document_id: documentId,
    released_at: sql<string>`now()`,
    replaced: JSON.stringify(replaced),
  })

/** Notes the first view of a document. */
export async function noteViewed(tx: Tx, clientId: string, documentId: string): Promise<void> {
  await tx
    .updateTable('payroll_items')
    .set({ viewed_at: sql<string>`now()` })
    .where('client_id', '=', clientId)
    .where('document_id', '=', documentId)
    .where('viewed_at', 'is', null)
    .execute()
}
