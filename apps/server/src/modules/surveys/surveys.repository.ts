import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { counted, findSelectedIds, paged, type Page, type SelectedRows } from '../../db/paged.ts'
import type { Schema } from '../../db/schema.ts'

const LIST = {
  search: ['s.title', 's.description'],
  order: ['s.created_at', 's.id'],
  direction: 'desc',
  sorts: { title: 's.title', starts: 's.start_date', closes: 's.completion_date' },
} as const

const surveysOf = (tx: Tx, clientId: string) => tx.selectFrom('surveys as s').where('s.client_id', '=', clientId)

/**
 * Conditions on `employees as e`: the employees whose responses a caller with restricted teams may count. Without
 * conditions all are counted.
 */
type Reachable = readonly RawBuilder<SqlBool>[]

// Of an anonymous survey a response belongs to no team. The counters are of all, so that those in reach are counted one by one.
const responseCount = (reachable: Reachable) =>
  reachable.length === 0
    ? sql<number>`coalesce(case when s.anonymous then t.published else t.started end, 0)`
    : sql<number>`coalesce(case when s.anonymous then t.published else (
        select count(*)::int from survey_responses r
          left join employees e on e.client_id = r.client_id and e.id = r.employee_id
          where r.client_id = s.client_id and r.survey_id = s.id and r.batch is null
            and ${sql.join([...reachable], sql` and `)}) end, 0)`

const summariesOf = (tx: Tx, clientId: string, reachable: Reachable) =>
  surveysOf(tx, clientId)
    .leftJoin('survey_categories as c', (on) =>
      on.onRef('c.client_id', '=', 's.client_id').onRef('c.id', '=', 's.category_id'),
    )
    .leftJoin('survey_totals as t', (on) =>
      on.onRef('t.client_id', '=', 's.client_id').onRef('t.survey_id', '=', 's.id'),
    )
    .select([
      's.id',
      's.client_id',
      's.title',
      's.description',
      's.category_id',
      'c.title as category_title',
      's.start_date',
      's.completion_date',
      's.branded',
      's.anonymous',
      responseCount(reachable).as('response_count'),
    ])

/** A page of the surveys, newest first, with the responses that the caller may count. */
export const findSurveys = (tx: Tx, clientId: string, page: Page, reachable: Reachable) =>
  paged(summariesOf(tx, clientId, reachable), page, { ...LIST, isCostly: reachable.length > 0 }).execute()

/** The number of surveys that match. */
export const countSurveys = (tx: Tx, clientId: string, page: Page): Promise<number> =>
  counted(surveysOf(tx, clientId), page, LIST)

/** Ids of the selected surveys. */
export const findIds = (tx: Tx, clientId: string, selected: SelectedRows): Promise<string[]> =>
  findSelectedIds(surveysOf(tx, clientId), selected, LIST)

/**
 * A survey with its current fields; undefined if there is none. `reachable` is for its number of responses; default all.
 */
export const findSurvey = (tx: Tx, clientId: string, id: string, reachable: Reachable = []) =>
  summariesOf(tx, clientId, reachable)
    .innerJoin('survey_versions as v', (on) =>
      on
        .onRef('v.client_id', '=', 's.client_id')
        .onRef('v.survey_id', '=', 's.id')
        .onRef('v.number', '=', 's.fields_version'),
    )
    .select([
      's.version',
      's.fields_version',
      's.reworded',
      's.opened',
      'v.fields',
      sql<boolean>`coalesce(t.started > 0, false)`.as('begun'),
    ])
    .where('s.id', '=', id)
    .executeTakeFirst()

/** A survey as read. */
export type SurveyRow = NonNullable<Awaited<ReturnType<typeof findSurvey>>>

/** Inserts a survey with the first version of its fields. */
export async function insertSurvey(
  tx: Tx,
  survey: Insertable<Schema['surveys']>,
  { fields, threshold }: { fields: string; threshold: number },
): Promise<void> {
  const { client_id, id: survey_id } = survey
  await tx.insertInto('surveys').values(survey).execute()
  await tx.insertInto('survey_versions').values({ client_id, survey_id, number: 1, fields }).execute()
  await tx.insertInto('survey_totals').values({ client_id, survey_id, threshold }).execute()
}

/** Stores the fields under a version, a new one or the one without an answer. */
export async function storeFields(
  tx: Tx,
  { client_id, survey_id, number, fields }: { client_id: string; survey_id: string; number: number; fields: string },
): Promise<void> {
  await tx
    .insertInto('survey_versions')
    .values({ client_id, survey_id, number, fields })
    .onConflict((conflict) => conflict.columns(['client_id', 'survey_id', 'number']).doUpdateSet({ fields }))
    .execute()
}
