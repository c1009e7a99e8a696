import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { counted, paged, searchTerms } from '../../db/paged.ts'
import type { Answers } from '@ssp/form-builder/model'

/** Which responses of which survey. */
export interface ResponseScope {
  clientId: string
  surveyId: string
  /** Whether the survey is anonymous: only full batches are read, in the order of their random ids. */
  isAnonymous: boolean
  /** Conditions on `employees as e`, which exclude employees whom the caller may not see. */
  reachable: RawBuilder<SqlBool>[]
  /** Number of full batches to read of an anonymous survey. Default: those that are currently full. */
  batches?: number
}

const COLUMNS = ['r.id', 'e.forename', 'e.surname', 'r.completed', 'r.completed_at', 'r.seconds'] as const

/** A response without its answers. */
export interface ResponseSummaryRow {
  id: string
  forename: string | null
  surname: string | null
  completed: boolean
  completed_at: string | null
  seconds: number | null
}

/** A response with its answers and the version of the fields that were answered. */
export interface ResponseRow extends ResponseSummaryRow {
  answers: Answers
  fields_version: number
}

function readable(tx: Tx, { clientId, surveyId, isAnonymous, batches }: ResponseScope) {
  const responses = tx
    .selectFrom('survey_responses as r')
    .where('r.client_id', '=', clientId)
    .where('r.survey_id', '=', surveyId)
  if (!isAnonymous) return responses.where('r.batch', 'is', null)
  if (batches !== undefined) return responses.where('r.batch', '<', batches)
  // The number of full batches does not refer to the row, so that it is read once for all of them.
  return responses.where(
    sql<SqlBool>`r.batch < (select t.completed / t.threshold from survey_totals t
      where t.client_id = ${clientId} and t.survey_id = ${surveyId})`,
  )
}

// No response of an anonymous survey belongs to a team.
const conditionsOf = ({ isAnonymous, reachable }: ResponseScope) => (isAnonymous ? [] : reachable)

/** The responses that a caller may read. For an anonymous survey, those of full batches (see survey_totals). */
export const responsesOf = (tx: Tx, scope: ResponseScope) =>
  readable(tx, scope)
    .leftJoin('employees as e', (on) => on.onRef('e.client_id', '=', 'r.client_id').onRef('e.id', '=', 'r.employee_id'))
    .where((at) => at.and(conditionsOf(scope)))

/** A page of responses; `search` matches the names of the respondents of a named survey. */
export interface ResponsePage {
  page?: number
  limit: number
  search?: string
}

const KEYS = {
  named: { search: [], order: ['r.completed_at', 'r.id'], direction: 'desc' },
  anonymous: { search: [], order: ['r.id'] },
} as const

const keysOf = ({ isAnonymous }: ResponseScope) => (isAnonymous ? KEYS.anonymous : KEYS.named)

const listOf = ({ isAnonymous }: ResponseScope) =>
  isAnonymous
    ? KEYS.anonymous
    : ({
        ...KEYS.named,
        search: ['e.forename', 'e.surname'],
        people: { ids: ['r.employee_id'], of: ['forename', 'surname'], rest: [] },
      } as const)

// For an anonymous survey a search would reveal who is in it.
const pageOf = <T extends { search?: string }>({ isAnonymous }: ResponseScope, page: T): T =>
  isAnonymous ? { ...page, search: '' } : page

/** A page of responses without answers: for a named survey those in progress first, then the others, newest first. */
export function findResponses(tx: Tx, scope: ResponseScope, page: ResponsePage): Promise<ResponseSummaryRow[]> {
  const wanted = pageOf(scope, page)
  const list = listOf(scope)
  if (conditionsOf(scope).length > 0 || searchTerms(wanted.search))
    return paged(responsesOf(tx, scope).select([...COLUMNS]), wanted, list).execute()
  // The keys of a page come from an index alone, if nothing is joined.
  const keys = paged(readable(tx, scope).select('r.id'), wanted, keysOf(scope))
  return paged(
    responsesOf(tx, scope)
      .select([...COLUMNS])
      .where('r.id', 'in', keys),
    {},
    list,
  ).execute()
}

/** How many responses a search finds. */
export const countResponses = (tx: Tx, scope: ResponseScope, search: string): Promise<number> =>
  counted(responsesOf(tx, scope), pageOf(scope, { search }), listOf(scope))

/** Some responses with their answers, in the order of their random ids. */
export function findAnswered(
  tx: Tx,
  scope: ResponseScope,
  { ids, after, limit }: { ids?: readonly string[]; after?: string | undefined; limit: number },
): Promise<ResponseRow[]> {
  return responsesOf(tx, scope)
    .select([...COLUMNS, 'r.fields_version'])
    .select((at) => at.ref('r.answers').$castTo<Answers>().as('answers'))
    .where((at) =>
      at.and([...(ids ? [at('r.id', 'in', [...ids])] : []), ...(after === undefined ? [] : [at('r.id', '>', after)])]),
    )
    .orderBy('r.id')
    .limit(limit)
    .execute()
}

/** The fields of versions, by their numbers, as JSON text. */
export async function findVersions(
  tx: Tx,
  clientId: string,
  surveyId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await tx
    .selectFrom('survey_versions')
    .select(['number', 'fields'])
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .where('number', 'in', [...new Set(numbers)])
    .execute()
  return new Map(rows.map(({ number, fields }) => [number, fields]))
}

/** The fields of all versions of a survey, latest first, as JSON text. */
export async function findAllVersions(tx: Tx, clientId: string, surveyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('survey_versions')
    .select('fields')
    .where('client_id', '=', clientId)
    .where('survey_id', '=', surveyId)
    .orderBy('number', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ fields }) => fields)
}
