import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { hasEmailAddress } from '../../people/email-address.ts'
import { all } from '../../people/reach.ts'
import { isInUse, mergedInto, personOf } from '../../people/in-use.ts'

/** Employees in use of a client with the accounts merged into them, some thousand at a time in the order of their ids. */
export function findEmployees(
  tx: Tx,
  clientId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  return tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.forename', 'e.surname', 'e.email', sql<string[]>`array${mergedInto}`.as('merged')])
    .where('e.client_id', '=', clientId)
    .where(isInUse)
    .$if(after !== undefined, (rows) => rows.where('e.id', '>', after ?? ''))
    .orderBy('e.id')
    .limit(limit)
    .execute()
}

/** Respondents: employees of a named survey, hashes of an anonymous one. */
export async function findAnswered(
  tx: Tx,
  clientId: string,
  surveyId: string,
  isAnonymous: boolean,
): Promise<Set<string>> {
  if (isAnonymous) {
    const rows = await tx
      .selectFrom('survey_respondents')
      .select('respondent')
      .where('client_id', '=', clientId)
      .where('survey_id', '=', surveyId)
      .execute()
    return new Set(rows.map((row) => row.respondent))
  }
  const rows = await tx
    .selectFrom('survey_responses')
    .select('employee_id')
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .where('completed', '=', true)
    .execute()
  return new Set(rows.flatMap((row) => row.employee_id ?? []))
}

/** The employees whom an anonymous survey was for when its first answer arrived: see survey_members. */
export const findMembers = (tx: Tx, clientId: string, surveyId: string) =>
  tx
    .selectFrom('survey_members')
    .select(['employee_id', 'teams'])
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .execute()

/** The employees whom a survey is for. */
interface Audience {
  clientId: string
  /** The employees whose answers count; none for an anonymous survey. */
  surveyId: string | null
  /** Conditions on `employees as e`. */
  employees: RawBuilder<SqlBool>[]
}

/** Employees who have answered a survey, also by an account that was merged into theirs. */
const answeredBy = (clientId: string, surveyId: string | null) => sql`(
  select distinct ${personOf(clientId, 'a.employee_id')} as id from survey_responses a
    where a.client_id = ${clientId} and a.survey_id = ${surveyId}::uuid and a.completed)`

/** Employees who are in use and within reach, as `e`, with a row of `r` for who has answered. */
const activeAs = ({ clientId, surveyId, employees }: Audience) => sql`employees e
  left join ${answeredBy(clientId, surveyId)} r on r.id = e.id
  where e.client_id = ${clientId} and ${isInUse} and ${sql.join([sql`true`, ...employees], sql` and `)}`

interface Active {
  employees: number
  answered: number
  /** Employees without an e-mail address who have not answered. */
  no_address: number
}

/** How many active employees there are, have answered, and cannot be reminded. */
export async function countActive(tx: Tx, audience: Audience): Promise<Active> {
  const { rows } = await sql<Active>`
    select count(*)::int as employees, count(r.id)::int as answered,
      count(*) filter (where r.id is null and not ${hasEmailAddress})::int as no_address from ${activeAs(audience)}`.execute(
    tx,
  )
  return rows[0] ?? { employees: 0, answered: 0, no_address: 0 }
}

/** Surveys of a client with what an anonymous one may say of its answers. */
export const findTotals = (tx: Tx, clientId: string, surveyIds: readonly string[]) =>
  tx
    .selectFrom('surveys as s')
    .innerJoin('survey_totals as t', (on) =>
      on.onRef('t.client_id', '=', 's.client_id').onRef('t.survey_id', '=', 's.id'),
    )
    .select(['s.id', 's.anonymous', 't.published', 't.threshold'])
    .where('s.client_id', '=', clientId)
    .where('s.id', 'in', [...surveyIds])
    .orderBy('s.id')
    .execute()

/** How many active employees within reach have answered each of some named surveys; without those that none has. */
export async function countAnswered(
  tx: Tx,
  { clientId, employees }: Omit<Audience, 'surveyId'>,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (surveyIds.length === 0) return new Map()
  const { rows } = await sql<{ survey_id: string; answered: number }>`
    select r.survey_id, count(distinct e.id)::int as answered from survey_responses r
      join employees e on e.client_id = r.client_id and e.id = ${personOf(clientId, 'r.employee_id')} and ${isInUse}
      where r.client_id = ${clientId} and r.survey_id in (${sql.join([...surveyIds])}) and r.completed
        and ${all(employees)}
      group by r.survey_id`.execute(tx)
  return new Map(rows.map((row) => [row.survey_id, row.answered]))
}

/** Teams with active members by label, with their number and how many have answered. `teams` are conditions on `teams as t`. */
export async function countTeams(tx: Tx, audience: Audience, teams: RawBuilder<SqlBool>[]) {
  const { rows } = await sql<{ id: string; label: string; members: number; answered: number }>`
    with active as materialized (select e.id, r.id is not null as answered from ${activeAs(audience)}),
    counted as materialized (
      select m.team_id, count(*)::int as members, count(*) filter (where a.answered)::int as answered
        from team_members m join active a on a.id = m.employee_id where m.client_id = ${audience.clientId} group by m.team_id)
    select t.id, t.label, c.members, c.answered from (
        select t.id, t.label from teams t where t.client_id = ${audience.clientId}
          and ${sql.join([sql`true`, ...teams], sql` and `)} order by t.label, t.id limit 2000) t
      join counted c on c.team_id = t.id order by t.label, t.id`.execute(tx)
  return rows
}

/** Records that the reminder was requested. @returns false if it already was. */
export async function claimReminder(tx: Tx, clientId: string, surveyId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('survey_totals')
    .set({ reminded_at: new Date() })
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records that a person is reminded. @returns false when they were before. */
export async function claimRecipient(tx: Tx, clientId: string, surveyId: string, recipient: string): Promise<boolean> {
  const row = await tx
    .insertInto('survey_reminders')
    .values({ client_id: clientId, survey_id: surveyId, recipient })
    .onConflict((conflict) => conflict.doNothing())
    .returning('recipient')
    .executeTakeFirst()
  return row !== undefined
}
