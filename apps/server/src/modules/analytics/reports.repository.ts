import type { TeamRule } from '@ssp/api/can'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { outsideOf } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import type { PortalVisitKind } from '../../people/portal-visits.ts'
import type { Period } from './analytics.repository.ts'
import {
  countedBy,
  momentFault,
  ofPeople,
  type Borders,
  type Moments,
  type Scope,
  type Share,
  type Unit,
} from './drilldowns.repository.ts'

/** Maximum number of parts in a chart; more could not be told apart. */
const PARTS = 50

/** The rows that a report counts: a table or query as `x`, with its time and the columns that name employees. */
interface Source {
  table: RawBuilder<unknown>
  at: RawBuilder<unknown>
  where?: RawBuilder<SqlBool>
  employees: readonly string[]
  /** The team that a row names, also after its deletion. */
  team?: RawBuilder<unknown>
  /** Permissions of the screens that show the same rows. */
  screens: readonly string[]
}

/** The reports that count by day or month. */
export type CountedReport = 'reminders' | 'welcomeEmails' | 'recognition' | 'vouchersGiven' | 'vouchersViewed'

/** Columns of rows that a report counts, with those of former employees. */
const withFormer = (rows: RawBuilder<unknown>, report: string, columns: RawBuilder<unknown>) =>
  sql`(${rows} union all select client_id, ${columns} from former_records where report = ${sql.lit(report)})`

const EMPLOYEE_AT = sql`employee_id, happened_at`

const SOURCES: Readonly<Record<CountedReport, Source>> = {
  reminders: {
    table: withFormer(
      sql`select client_id, employee_id, sent_at from employee_emails where template = 'RegistrationReminderGeneric'`,
      'reminder',
      EMPLOYEE_AT,
    ),
    at: sql`x.sent_at`,
    employees: ['x.employee_id'],
    screens: [],
  },
  welcomeEmails: {
    table: withFormer(sql`select client_id, employee_id, sent_at from welcome_emails`, 'welcome_email', EMPLOYEE_AT),
    at: sql`x.sent_at`,
    employees: ['x.employee_id'],
    screens: ['EMAIL_ATTACHMENTS_VIEW'],
  },
  recognition: {
    table: withFormer(
      sql`select client_id, receiver_id, created_at, giver_id, coalesce(team_id, former_team_id) as team_id, type_id, type_title
        from recognitions where rejected_reason is null`,
      'recognition',
      sql`employee_id, happened_at, null, null, record_id, label`,
    ),
    at: sql`x.created_at`,
    employees: ['x.receiver_id', 'x.giver_id'],
    team: sql`x.team_id`,
    screens: ['RECOGNITION_VIEW'],
  },
  vouchersGiven: {
    table: sql`rewards`,
    at: sql`x.recorded_at`,
    where: sql`x.status = 'recorded'`,
    employees: ['x.employee_id'],
    screens: ['REWARDS_VIEW'],
  },
  vouchersViewed: {
    table: sql`rewards`,
    at: sql`x.viewed_at`,
    employees: ['x.employee_id'],
    screens: ['REWARDS_VIEW'],
  },
}

/** Permissions of the screens that show the rows of a report. */
export const screensOf = (report: CountedReport): readonly string[] => SOURCES[report].screens

const and = (conditions: readonly RawBuilder<SqlBool>[]) => sql.join([sql`true`, ...conditions], sql` and `)

/** The rows whose employees and team are in reach; a missing employee is ignored. */
const reached = (scope: Scope, { employees, team }: Pick<Source, 'employees' | 'team'>): RawBuilder<SqlBool>[] => [
  ...employees.flatMap((column) =>
    ofPeople(column, scope).map((isReached) => sql<SqlBool>`(${sql.ref(column)} is null or ${isReached})`),
  ),
  ...(team === undefined ? [] : scope.teamRules.map((rule) => ofTeam(team, rule))),
]

const ofTeam = (team: RawBuilder<unknown>, rule: TeamRule): RawBuilder<SqlBool> =>
  sql`(${team} is null or ${outsideOf(rule, (teamIds) => sql`${team} in (${sql.join(teamIds)})`)})`

const during = (at: RawBuilder<unknown>, { from, until }: Borders) => sql`${at} >= ${from} and ${at} < ${until}`

/** Counts a report by day or month; empty ones are absent. */
export function countBy(tx: Tx, scope: Scope, report: CountedReport, period: Moments, unit: Unit): Promise<Share[]> {
  const source = SOURCES[report]
  const { table, at, where } = source
  const conditions = and([...(where ? [where] : []), ...reached(scope, source)])
  return countedBy(
    tx,
    period,
    unit,
    (within) =>
      sql`select from ${table} x where x.client_id = ${scope.clientId} and ${during(at, within)} and ${conditions}`,
  )
}

/** Recognition by type, the most frequent first. One without a type is in no part. */
export async function countRecognitionTypes(tx: Tx, scope: Scope, period: Moments): Promise<Share[]> {
  const { table, at } = SOURCES.recognition
  // Titles are joined to the totals, not to every recognition.
  const { rows } = await sql<Share>`
    select coalesce(t.title, r.type_title) as label, sum(r.total)::int as total from (
      select x.type_id, x.type_title, count(*) as total from ${table} x
      where x.client_id = ${scope.clientId} and ${during(at, period)} and ${and(reached(scope, SOURCES.recognition))}
      group by 1, 2
    ) r left join recognition_types t on t.client_id = ${scope.clientId} and t.id = r.type_id
    where coalesce(t.title, r.type_title) is not null
    group by 1 order by 2 desc, 1 limit ${PARTS}`.execute(tx)
  return rows
}

/** An article and the number of employees who read it. */
export interface ArticleReads extends Share {
  id: string
}

const READS = withFormer(
  sql`select client_id, employee_id, read_at, article_id from news_readers`,
  'article_read',
  sql`employee_id, happened_at, record_id`,
)

/** The articles that were read most in a period. */
export async function countArticleReads(tx: Tx, scope: Scope, period: Moments): Promise<ArticleReads[]> {
  const { rows } = await sql<ArticleReads>`
    select a.id, a.title as label, r.total from (
      select x.article_id, count(*)::int as total from ${READS} x
      where x.client_id = ${scope.clientId} and ${during(sql`x.read_at`, period)}
        and ${and(reached(scope, { employees: ['x.employee_id'] }))}
      group by 1
    ) r join news_articles a on a.client_id = ${scope.clientId} and a.id = r.article_id
    order by r.total desc, a.title, a.id limit ${PARTS}`.execute(tx)
  return rows
}

/** Visits of one kind by name, the most frequent first, under one parent. */
export function countVisits(
  tx: Tx,
  clientId: string,
  kind: PortalVisitKind,
  { start, end }: Period,
  parent = '',
): Promise<Share[]> {
  return tx
    .selectFrom('portal_visits')
    .select(['label', sql<number>`sum(visits)::int`.as('total')])
    .where('client_id', '=', clientId)
    .where('date', '>=', start)
    .where('date', '<=', end)
    .where('kind', '=', kind)
    .where('parent', '=', parent)
    .groupBy('label')
    .orderBy('total', 'desc')
    .orderBy('label')
    .limit(PARTS)
    .execute()
}

/** Visits to the tiles of pages, the most frequent of each page first. */
export async function countTiles(
  tx: Tx,
  clientId: string,
  pages: readonly string[],
  { start, end }: Period,
): Promise<(Share & { parent: string })[]> {
  if (pages.length === 0) return []
  const { rows } = await sql<Share & { parent: string }>`
    select parent, label, total from (
      select parent, label, sum(visits)::int as total,
        row_number() over (partition by parent order by sum(visits) desc, label) as place
      from portal_visits
      where client_id = ${clientId} and date between ${start} and ${end} and kind = 'tile'
        and parent = any(${sql.val([...pages])}::text[])
      group by parent, label
    ) t where place <= ${PARTS} order by parent, place`.execute(tx)
  return rows
}

/** The day of each time in the time zone of a client, and the error of an invalid time. */
export async function findVisitDays(tx: Tx, clientId: string, moments: readonly string[]) {
  const { rows } = await sql<{ date: string; fault: 'ahead' | 'old' | null }>`
    select (g.at at time zone c.zone)::date as date, ${momentFault(sql`g.at`)} as fault
    from unnest(${sql.val([...moments])}::timestamptz[]) with ordinality g (at, n) cross join ssp_calendar(${clientId}) c
    order by g.n`.execute(tx)
  return rows
}

/** A visit to a page on a day, and the part of the portal that the page belongs to. */
export interface PageVisit {
  date: string
  area?: 'discounts' | 'wellbeing' | 'training' | undefined
}

/** Adds visits to the statistics of their days, and to those of the parts of the portal. */
export async function countPageVisits(tx: Tx, clientId: string, visits: readonly PageVisit[]) {
  await sql`insert into daily_stats as s
    (client_id, date, visitors, discount_visitors, wellbeing_visitors, training_visitors)
    select ${clientId}, date, count(*), count(*) filter (where area = 'discounts'),
      count(*) filter (where area = 'wellbeing'), count(*) filter (where area = 'training')
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) g (date date, area text) group by date order by date
    on conflict (client_id, date) do update set visitors = s.visitors + excluded.visitors,
      discount_visitors = s.discount_visitors + excluded.discount_visitors,
      wellbeing_visitors = s.wellbeing_visitors + excluded.wellbeing_visitors,
      training_visitors = s.training_visitors + excluded.training_visitors`.execute(tx)
}
