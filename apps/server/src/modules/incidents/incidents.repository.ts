import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely'
import { isNamed } from '../../access/account-reach.ts'
import type { Call } from '../../access/call.ts'
import { namedTeamsOf, notByTeam, teamOfIncident } from '../../incidents/incident-reach.ts'
import type { Tx } from '../../db/database.ts'
import { counted, findSelectedIds, paged, searchTerms, type Page } from '../../db/paged.ts'
import type { Schema } from '../../db/schema.ts'
import { updateRecord } from '../../db/update-record.ts'
import { inDays, type Days } from '../../db/in-days.ts'
import { parseDays } from '../../db/days.ts'
import { INCIDENT_IMAGES } from './buckets.ts'

/** An employee whom a reporter picked, under the name of that time. */
export interface ReportedPerson {
  id: string
  name: string
}

/** Which reports of a client. */
export interface IncidentFilter extends Page {
  teamId?: string
  status?: keyof typeof STATUSES
  /** 'YYYY-MM-DD,YYYY-MM-DD', both ends included. */
  createdAt?: string
}

const LIST = {
  search: [],
  order: ['i.created_at', 'i.id'],
  direction: 'desc',
  sorts: { created: 'i.created_at' },
} as const

/** Until when a report is acknowledged, or answered once it was; null when it is resolved. */
const DUE_AT = sql<string | null>`case when i.resolved_at is not null then null
  when i.acknowledged_at is null then i.created_at + make_interval(days => coalesce(c.acknowledge_days, 7))
  else i.acknowledged_at + make_interval(months => coalesce(c.answer_months, 3)) end`

const STATUSES = {
  resolved: sql<SqlBool>`i.resolved_at is not null`,
  unresolved: sql<SqlBool>`i.resolved_at is null`,
  late: sql<SqlBool>`(select ${DUE_AT} < now() from (values (1)) one left join incident_clocks c on c.client_id = i.client_id)`,
}

const incidentsOf = (tx: Tx, clientId: string, reachable: readonly RawBuilder<SqlBool>[]) =>
  tx
    .selectFrom('incidents as i')
    .where('i.client_id', '=', clientId)
    .where((at) => at.and([...reachable]))

// The day of an anonymous report is that in UTC, where a change of the time zone of the client tells nothing of its hour.
const reportedIn = (clientId: string, days: Days) =>
  sql<SqlBool>`(not i.anonymous and ${inDays('i.created_at', clientId, days)}
    or i.anonymous and i.created_at >= ${days.first}::date::timestamp at time zone 'UTC'
      and i.created_at <= ${days.last}::date::timestamp at time zone 'UTC')`

// Below three characters the index finds nothing.
const TRIGRAM = 3

function found({ actor }: Call, terms: readonly string[]): RawBuilder<SqlBool>[] {
  const patterns = sql`ssp_search_patterns(${terms.join(' ')})`
  const matches = terms.every(({ length }) => length < TRIGRAM)
    ? sql<SqlBool>`i.search_text like all (${patterns})`
    : sql<SqlBool>`i.id in (select ssp_search_incidents(${patterns}))`
  return [matches, ...notByTeam(actor, patterns)]
}

function filtered(tx: Tx, call: Call, filter: IncidentFilter, reachable: readonly RawBuilder<SqlBool>[]) {
  const { id: clientId } = call.client
  const { teamId, status, createdAt, search } = filter
  const terms = searchTerms(search)
  return incidentsOf(tx, clientId, [
    ...reachable,
    ...(teamId === undefined ? [] : [sql<SqlBool>`i.team_id = ${teamId}`, ...namedTeamsOf(call.actor)]),
    ...(status ? [STATUSES[status]] : []),
    ...(createdAt === undefined ? [] : [reportedIn(clientId, parseDays('createdAt', createdAt))]),
    ...(terms ? found(call, terms) : []),
  ])
}

const COLUMNS = [
  'i.client_id',
  'i.id',
  'i.employee_id',
  'i.anonymous',
  'i.created_at',
  'i.resolved_at',
  'i.acknowledged_at',
  'i.assigned_to',
  'i.version',
] as const

const described = (query: ReturnType<typeof incidentsOf>, { actor }: Call) =>
  query
    .leftJoin('employees as e', (on) => on.onRef('e.client_id', '=', 'i.client_id').onRef('e.id', '=', 'i.employee_id'))
    .leftJoin('teams as t', (on) => on.onRef('t.client_id', '=', 'i.client_id').onRef('t.id', '=', 'i.team_id'))
    .leftJoin('users as u', (on) => on.onRef('u.client_id', '=', 'i.client_id').onRef('u.id', '=', 'i.assigned_to'))
    .leftJoin('incident_clocks as c', 'c.client_id', 'i.client_id')
    .select([
      ...COLUMNS,
      sql<string | null>`coalesce(nullif(trim(e.forename || ' ' || e.surname), ''), i.reporter_name)`.as('reporter'),
      teamOfIncident(actor).as('team'),
      sql<string | null>`case when ${isNamed(actor)} then coalesce(nullif(u.label, ''), u.username) end`.as('assignee'),
      DUE_AT.as('due_at'),
    ])

const withForm = (query: ReturnType<typeof incidentsOf>, call: Call) =>
  described(query, call)
    .innerJoin('incident_form_versions as v', (on) =>
      on.onRef('v.client_id', '=', 'i.client_id').onRef('v.number', '=', 'i.form_number'),
    )
    .select((at) => [
      'v.fields',
      at.ref('i.people').$castTo<readonly ReportedPerson[]>().as('people'),
      at.ref('i.answers').$castTo<Readonly<Record<string, string>>>().as('answers'),
      sql<number | null>`e.gender`.as('gender'),
    ])

/** A page of the reports, newest first, each with whether the caller may not know what it says. */
export const findIncidents = (
  tx: Tx,
  call: Call,
  filter: IncidentFilter,
  { listed, concealed }: { listed: readonly RawBuilder<SqlBool>[]; concealed: RawBuilder<boolean> },
) => {
  const { id: clientId } = call.client
  // The page first: what a row is described by is looked up for its rows alone.
  const ids = paged(filtered(tx, call, filter, listed).select('i.id'), { ...filter, search: '' }, LIST)
  const rows = incidentsOf(tx, clientId, []).where('i.id', 'in', ids)
  return paged(withForm(rows, call).select(concealed.as('concealed')), { sort: filter.sort }, LIST).execute()
}

/** A report as a list shows it. */
export type IncidentRow = Awaited<ReturnType<typeof findIncidents>>[number]

/** Ids of up to `most` reports of a list, except some, or of ids. */
export const findIncidentIds = (
  tx: Tx,
  call: Call,
  { filter = {}, ids, except = [], most }: IncidentsWanted,
  reachable: readonly RawBuilder<SqlBool>[],
): Promise<string[]> => findSelectedIds(filtered(tx, call, filter, reachable), { ids, except, limit: most }, LIST)

/** Selected reports. */
export interface IncidentsWanted {
  filter?: IncidentFilter
  ids?: readonly string[]
  except?: readonly string[]
  most: number
}

/** The number of reports that match. */
export const countIncidents = (
  tx: Tx,
  call: Call,
  filter: IncidentFilter,
  reachable: readonly RawBuilder<SqlBool>[],
): Promise<number> => counted(filtered(tx, call, filter, reachable), {}, LIST)

/** A report with its form and answers; undefined if there is none. The caller has checked that it may be opened. */
export const findIncident = (tx: Tx, call: Call, id: string) =>
  withForm(incidentsOf(tx, call.client.id, []).where('i.id', '=', id), call).executeTakeFirst()

/** A report as its page shows it. */
export type IncidentDetailRow = NonNullable<Awaited<ReturnType<typeof findIncident>>>

/** Reports with forms and answers in the order of a list, `limit` of them after `after`. */
export const findAnswered = (
  tx: Tx,
  call: Call,
  reachable: readonly RawBuilder<SqlBool>[],
  { after, limit }: { after: Pick<IncidentRow, 'created_at' | 'id'> | undefined; limit: number },
) =>
  withForm(
    incidentsOf(tx, call.client.id, [
      ...reachable,
      ...(after ? [sql<SqlBool>`(i.created_at, i.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`] : []),
    ]),
    call,
  )
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute()

/** Whom the reporter of a report picked; no id for an employee who was removed since. */
export async function findPeople(tx: Tx, clientId: string, { people }: Pick<IncidentDetailRow, 'people'>) {
  if (people.length === 0) return []
  const ids = people.map(({ id }) => id)
  const found = await tx
    .selectFrom('employees')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute()
  const living = new Set(found.map(({ id }) => id))
  return people.map(({ id, name }) => ({ id: living.has(id) ? id : null, name }))
}

/** The first team of an employee by label; undefined if there is none. */
export const findFirstTeam = (tx: Tx, clientId: string, employeeId: string) =>
  tx
    .selectFrom('team_members as m')
    .innerJoin('teams as t', (on) => on.onRef('t.client_id', '=', 'm.client_id').onRef('t.id', '=', 'm.team_id'))
    .select(['t.id as team_id', 't.label as team_label'])
    .where('m.client_id', '=', clientId)
    .where('m.employee_id', '=', employeeId)
    .orderBy('t.label')
    .orderBy('t.id')
    .executeTakeFirst()

/** Inserts a report that is found by a text. @returns false when its attempt has stored one already. */
export async function insertReport(
  tx: Tx,
  report: Omit<Insertable<Schema['incidents']>, 'search_text'>,
  searched: string,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('incidents')
    .values({ ...report, search_text: sql<string>`ssp_fold(${searched})` })
    .onConflict((conflict) => conflict.columns(['client_id', 'attempt']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Changes a report. @returns its new version. */
export async function changeIncident(
  tx: Tx,
  clientId: string,
  id: string,
  changes: { resolved_at?: Date | null; acknowledged_at?: Date | null; assigned_to?: string | null },
): Promise<number> {
  return updateRecord(tx, 'incidents', clientId, id, { ...changes, id })
}

/** The images of a report in the order in which they were added. */
export const findImages = (tx: Tx, clientId: string, incidentId: string) =>
  tx
    .selectFrom('incident_images as m')
    .innerJoin('objects as o', (on) =>
      on.onRef('o.client_id', '=', 'm.client_id').onRef('o.object_key', '=', 'm.object_key'),
    )
    .select(['m.object_key as key', 'o.sha256', 'o.size', 'o.content_type'])
    .where('m.client_id', '=', clientId)
    .where('m.incident_id', '=', incidentId)
    .where('o.bucket', '=', INCIDENT_IMAGES)
    .orderBy('m.position')
    .orderBy('m.object_key')
    .limit(100)
    .execute()

/** Accounts that a report certainly names, by themselves, by an employee of theirs, or by a member of a team that one leads. */
export async function findConflicts(tx: Tx, clientId: string, incidentId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select distinct user_id from incident_conflict_users
    where client_id = ${clientId} and incident_id = ${incidentId} and certain order by user_id`.execute(tx)
  return rows.map((row) => row.user_id)
}

/** Records that a user declares not to be named in a report. @returns false when that is noted already. */
export async function insertDeclaration(
  tx: Tx,
  declaration: { client_id: string; incident_id: string; user_id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('incident_declarations')
    .values(declaration)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(numInsertedOrUpdatedRows)
}
