import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { AnswerCount } from './answer-counts.ts'
import { isInUse } from '../../people/in-use.ts'

/** The counters of a survey, locked until the transaction ends: one response after the other. */
export const lockTotals = (tx: Tx, clientId: string, surveyId: string) =>
  tx
    .selectFrom('survey_totals')
    .select(['threshold', 'started', 'completed', 'published', 'seconds', 'reminded_at'])
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .forUpdate()
    .executeTakeFirst()

/** Changes counters; omitted ones do not change. */
export async function addTotals(
  tx: Tx,
  clientId: string,
  surveyId: string,
  added: { started?: number; completed?: number; published?: number; seconds?: number },
): Promise<void> {
  const { started = 0, completed = 0, published = 0, seconds = 0 } = added
  await tx
    .updateTable('survey_totals')
    .set({
      started: sql`started + ${started}`,
      completed: sql`completed + ${completed}`,
      published: sql`published + ${published}`,
      seconds: sql`seconds + ${seconds}`,
    })
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .execute()
}

/** Adds counts of answers to those of a survey, in one statement. */
export async function addCounts(
  tx: Tx,
  clientId: string,
  surveyId: string,
  counts: readonly AnswerCount[],
): Promise<void> {
  if (counts.length === 0) return
  await sql`insert into survey_answer_counts as c (client_id, survey_id, field_id, answer, count)
    select ${clientId}::uuid, ${surveyId}::uuid, n.field_id, n.answer, n.count
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as n (field_id integer, answer text, count integer)
    on conflict (client_id, survey_id, field_id, answer) do update set count = c.count + excluded.count`.execute(tx)
}

/**
 * The completed response of any account of a person to a named survey, otherwise the progress of the given account;
 * undefined if there is neither.
 */
export const findOwnResponse = (tx: Tx, clientId: string, surveyId: string, employeeId: string) =>
  tx
    .selectFrom('survey_responses')
    .select(['id', 'completed', 'answers', 'seconds'])
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .where('employee_id', 'in', sql<string>`(select ssp_same_person(${clientId}, ${employeeId}))`)
    .where((or) => or.or([or('completed', '=', true), or('employee_id', '=', employeeId)]))
    .orderBy('completed', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Inserts a response, or replaces the one of the same id that is in progress. */
export async function storeResponse(tx: Tx, response: Insertable<Schema['survey_responses']>): Promise<void> {
  await tx
    .insertInto('survey_responses')
    .values(response)
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'id']).doUpdateSet((to) => ({
        fields_version: to.ref('excluded.fields_version'),
        completed: to.ref('excluded.completed'),
        completed_at: to.ref('excluded.completed_at'),
        seconds: to.ref('excluded.seconds'),
        answers: to.ref('excluded.answers'),
      })),
    )
    .execute()
}

/** Removes the responses of one batch of an anonymous survey from the table, in a random order. */
export const takeBatch = (tx: Tx, clientId: string, surveyId: string, batch: number) =>
  tx
    .with('taken', (taken) =>
      taken
        .deleteFrom('survey_responses')
        .where('client_id', '=', clientId)
        .where('survey_id', '=', surveyId)
        .where('batch', '=', batch)
        .returning(['fields_version', 'seconds', 'answers']),
    )
    .selectFrom('taken')
    .selectAll()
    .orderBy(sql`gen_random_uuid()`)
    .execute()

/** Inserts the removed responses of a batch again. */
export async function insertBatch(tx: Tx, rows: Insertable<Schema['survey_responses']>[]): Promise<void> {
  await tx.insertInto('survey_responses').values(rows).execute()
}

/** Stores whom an anonymous survey is for, with their teams: see survey_members. */
export async function insertMembers(tx: Tx, clientId: string, surveyId: string): Promise<void> {
  // Grouped, not joined: without statistics, as in a seed, the planner compares all employees with all members.
  await sql`insert into survey_members (client_id, survey_id, employee_id, teams)
    select ${clientId}::uuid, ${surveyId}::uuid, id, coalesce(array_agg(team order by team) filter (where team is not null), '{}')
      from (
        select e.id, null::uuid as team from employees e where e.client_id = ${clientId}::uuid and ${isInUse}
        union all select employee_id, team_id from team_members where client_id = ${clientId}::uuid
      ) m group by id having bool_or(team is null)`.execute(tx)
}

/** The respondent of an anonymous survey with a hash; undefined if there is none. */
export const findRespondent = (tx: Tx, clientId: string, surveyId: string, respondent: string) =>
  tx
    .selectFrom('survey_respondents')
    .select(['attempt', 'account'])
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .where('respondent', '=', respondent)
    .executeTakeFirst()

/** The ids of all accounts of the person to whom an account belongs. */
export async function findAccounts(tx: Tx, clientId: string, employeeId: string): Promise<string[]> {
  const found = sql<{ id: string }>`select ssp_same_person(${clientId}, ${employeeId}) as id`
  return (await found.execute(tx)).rows.map(({ id }) => id)
}

/** Whether one of some hashes has answered an anonymous survey. */
export async function hasRespondent(
  tx: Tx,
  clientId: string,
  surveyId: string,
  respondents: string[],
): Promise<boolean> {
  const found = await tx
    .selectFrom('survey_respondents')
    .select('respondent')
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .where('respondent', 'in', respondents)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Records that a person has answered an anonymous survey. */
export async function insertRespondent(tx: Tx, row: Insertable<Schema['survey_respondents']>): Promise<void> {
  await tx.insertInto('survey_respondents').values(row).execute()
}
