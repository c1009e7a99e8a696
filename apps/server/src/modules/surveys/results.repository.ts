import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { responsesOf, type ResponseScope } from './responses.repository.ts'
import type { AnswerCount } from './answer-counts.ts'
import type { SurveyRow } from './surveys.repository.ts'

/** Figures of the completed responses that results show. */
export interface Figures {
  responses: number
  completed: number
  published: number
  seconds: number
  threshold: number
  reminded_at: string | null
}

/**
 * The counters of a survey; for an anonymous one only those of published responses, because the others change by one
 * person.
 */
export async function findFigures(
  tx: Tx,
  { client_id: clientId, id: surveyId, anonymous }: Pick<SurveyRow, 'client_id' | 'id' | 'anonymous'>,
): Promise<Figures> {
  const { started, completed, ...figures } = await tx
    .selectFrom('survey_totals')
    .select(['started', 'completed', 'published', 'seconds', 'threshold', 'reminded_at'])
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .executeTakeFirstOrThrow()
  const { published } = figures
  return anonymous
    ? { ...figures, responses: published, completed: published }
    : { ...figures, responses: started, completed }
}

/** How often each answer was given, from the counters. */
export const findCounts = (tx: Tx, clientId: string, surveyId: string): Promise<AnswerCount[]> =>
  tx
    .selectFrom('survey_answer_counts')
    .select(['field_id', 'answer', 'count'])
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .execute()

/**
 * Figures of the responses that a caller with restricted teams may read: counted one by one, because the counters are of
 * all. Only for named surveys.
 */
export async function findReachableFigures(tx: Tx, scope: ResponseScope, all: Figures): Promise<Figures> {
  const { responses, completed, seconds } = await responsesOf(tx, scope)
    .select([
      sql<number>`count(*)`.as('responses'),
      sql<number>`count(*) filter (where r.completed)`.as('completed'),
      sql<number>`coalesce(sum(r.seconds) filter (where r.completed), 0)`.as('seconds'),
    ])
    .executeTakeFirstOrThrow()
  return { ...all, responses, completed, published: completed, seconds }
}
