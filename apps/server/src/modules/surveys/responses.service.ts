import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { countable } from './countable.ts'
import * as repository from './responses.repository.ts'
import { toResponse, toResponseSummary, toSurvey } from './survey-wire.ts'
import { findSurvey, type SurveyRow } from './surveys.repository.ts'

/** How many responses come with a survey itself. */
const FIRST_RESPONSES = 10

/** The responses of a survey that the caller may read. */
export const scopeOf = (
  { actor, client }: Call,
  survey: Pick<SurveyRow, 'id' | 'anonymous'>,
): repository.ResponseScope => ({
  clientId: client.id,
  surveyId: survey.id,
  isAnonymous: survey.anonymous,
  reachable: notRestricted(actor, 'SURVEYS_UPDATE', employeesAs('e')),
})

/** The current state of a survey. @throws problem `not_found`. */
export async function requireOne(tx: Tx, { client, actor }: Call, id: string): Promise<SurveyRow> {
  return requireFound(await findSurvey(tx, client.id, id, countable(actor)))
}

async function withAnswers(tx: Tx, scope: repository.ResponseScope, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await repository.findAnswered(tx, scope, { ids, limit: ids.length })
  const numbers = rows.map((row) => row.fields_version)
  const versions = await repository.findVersions(tx, scope.clientId, scope.surveyId, numbers)
  const shaped = rows.map((row) => {
    const fields = versions.get(row.fields_version) ?? '[]'
    return { response: toResponse(row, fields, scope.isAnonymous), fields }
  })
  return ids.flatMap((id) => shaped.filter(({ response }) => response.id === id))
}

/** A survey with its first responses and its version. @throws problem `not_found`. */
export const getSurvey = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string) =>
  tenantRead(call, async (tx) => {
    const survey = await requireOne(tx, call, id)
    const scope = scopeOf(call, survey)
    const first = await repository.findResponses(tx, scope, { limit: FIRST_RESPONSES })
    const ids = first.map((row) => row.id)
    return {
      version: survey.version,
      body: {
        survey: [toSurvey(survey)],
        responses: (await withAnswers(tx, scope, ids)).map(({ response }) => response),
      },
    }
  })

/** A page of the responses without their answers. @throws problem `not_found`. */
export const listSurveyResponses = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  id: string,
  page: repository.ResponsePage,
) =>
  tenantRead(call, async (tx) => {
    const scope = scopeOf(call, await requireOne(tx, call, id))
    const rows = await repository.findResponses(tx, scope, page)
    return rows.map((row) => toResponseSummary(row, scope.isAnonymous))
  })

/** How many responses a search finds. @throws problem `not_found`. */
export const countSurveyResponses = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  id: string,
  search: string,
): Promise<number> =>
  tenantRead(call, async (tx) => repository.countResponses(tx, scopeOf(call, await requireOne(tx, call, id)), search))

/**
 * One response with its answers and the form that was answered. @throws problem `not_found`, also for an unpublished one.
 */
export const getSurveyResponse = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  id: string,
  responseId: string,
) =>
  tenantRead(call, async (tx) => {
    const scope = scopeOf(call, await requireOne(tx, call, id))
    const [found] = await withAnswers(tx, scope, [responseId])
    if (!found) throw problem('not_found')
    return { ...found.response, fields: found.fields }
  })
