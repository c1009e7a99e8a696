import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Active employees of a client, some thousand at a time in the order of their ids. */
export function findEmployees(
  tx: Tx,
  clientId: string,
  { after, limit, reachable = [] }: { after?: string | undefined; limit: number; reachable?: RawBuilder<SqlBool>[] },
) {
  return tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.forename', 'e.surname', 'e.email'])
    .where('e.client_id', '=', clientId)
    .where('e.deactivated_at', 'is', null)
    .where((at) => at.and([...reachable, ...(after === undefined ? [] : [at('e.id', '>', after)])]))
    .orderBy('e.id')
    .limit(limit)
    .execute()
}

/** Who has answered: employees of a named survey, hashes of an anonymous one. */
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

/** Whom an anonymous survey was for when its first answer arrived: see survey_members. */
export const findMembers = (tx: Tx, clientId: string, surveyId: string) =>
  tx
    .selectFrom('survey_members')
    .select(['employee_id', 'teams'])
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .execute()

/** Teams by label with the ids of their members. */
export const findTeamMembers = (tx: Tx, clientId: string, reachable: RawBuilder<SqlBool>[]) =>
  tx
    .selectFrom('teams as t')
    .select(['t.id', 't.label'])
    .select(
      sql<string[]>`coalesce((select json_agg(m.employee_id) from team_members m
        where m.client_id = t.client_id and m.team_id = t.id), '[]')`.as('members'),
    )
    .where('t.client_id', '=', clientId)
    .where((at) => at.and(reachable))
    .orderBy('t.label')
    .orderBy('t.id')
    .limit(2000)
    .execute()

/** Notes that the reminder was asked for. @returns false when it was before. */
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

/** Notes that a person is reminded. @returns false when they were before. */
export async function claimRecipient(tx: Tx, clientId: string, surveyId: string, recipient: string): Promise<boolean> {
  const row = await tx
    .insertInto('survey_reminders')
    .values({ client_id: clientId, survey_id: surveyId, recipient })
    .onConflict((conflict) => conflict.doNothing())
    .returning('recipient')
    .executeTakeFirst()
  return row !== undefined
}
