import { sql, type Insertable, type Updateable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import type { Schema } from '../../db/schema.ts'
import { updateRecord } from '../../db/update-record.ts'

const LIST = { search: ['s.title', 's.description'], order: ['s.created_at', 's.id'], direction: 'desc' } as const

const surveysOf = (tx: Tx, clientId: string) => tx.selectFrom('surveys as s').where('s.client_id', '=', clientId)

const summariesOf = (tx: Tx, clientId: string) =>
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
      sql<number>`coalesce(case when s.anonymous then t.published else t.started end, 0)`.as('response_count'),
    ])

/** A page of the surveys, the newest first. */
export const findSurveys = (tx: Tx, clientId: string, page: Page) =>
  paged(summariesOf(tx, clientId), page, LIST).execute()

/** How many surveys match. */
export const countSurveys = (tx: Tx, clientId: string, page: Page): Promise<number> =>
  counted(surveysOf(tx, clientId), page, LIST)

/** A survey with its current fields, or undefined. */
export const findSurvey = (tx: Tx, clientId: string, id: string) =>
  summariesOf(tx, clientId)
    .innerJoin('survey_versions as v', (on) =>
      on
        .onRef('v.client_id', '=', 's.client_id')
        .onRef('v.survey_id', '=', 's.id')
        .onRef('v.number', '=', 's.fields_version'),
    )
    .select(['s.version', 's.fields_version', 's.reworded', 's.opened', 'v.fields'])
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

/** Changes a survey. @returns its new version. */
export async function changeSurvey(
  tx: Tx,
  clientId: string,
  id: string,
  changes: Updateable<Schema['surveys']>,
): Promise<number> {
  return updateRecord(tx, 'surveys', clientId, id, changes)
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

/** Deletes a survey with its versions, responses and counts. */
export async function deleteSurvey(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx.deleteFrom('surveys').where('client_id', '=', clientId).where('id', '=', id).execute()
}
