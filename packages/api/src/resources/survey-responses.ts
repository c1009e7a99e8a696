import * as operations from '../generated/operations'
import { resource, send, type BodyArgs, type QueryArgs } from './resource'

const responses = resource('survey-responses')

/** Which page of the responses of which survey; `page` counts from 0. */
export type SurveyResponseArgs = QueryArgs<typeof operations.listSurveyResponses> & { id: string }

/** Extension. A page of the responses of a survey, without answers. */
export const surveyResponsesQuery = responses.read(
  'page',
  operations.listSurveyResponses,
  ({ id, ...query }: SurveyResponseArgs) => ({ path: { id }, query }),
  ({ record }) => record,
)

/** Extension. How many responses the list shows. */
export const surveyResponseCountQuery = responses.read(
  'count',
  operations.countSurveyResponses,
  ({ id, search }: { id: string; search?: string }) => ({ path: { id }, query: { search } }),
  ({ record: [first] }) => first?.total ?? 0,
)

/** Extension. One response with its answers. */
export const surveyResponseQuery = responses.read(
  'one',
  operations.getSurveyResponse,
  (path: { id: string; responseId: string }) => ({ path }),
  ({ record }) => record,
)

/** Extension. Figures of a survey and of each of its questions. */
export const surveyResultsQuery = responses.read(
  'results',
  operations.getSurveyResults,
  (id: string) => ({ path: { id } }),
  ({ record }) => record,
)

/** Extension. The share of each team that has answered. */
export const surveyParticipationQuery = responses.read(
  'participation',
  operations.getSurveyParticipation,
  (id: string) => ({ path: { id } }),
  ({ record }) => record,
)

/** Extension. How many have answered each of some surveys, 100 at most. */
export const surveyParticipationsQuery = responses.read(
  'participations',
  operations.listSurveyParticipation,
  (ids: readonly string[]) => ({ query: { surveyIds: ids.join(',') } }),
  ({ record }) => record,
)

/** Extension. Mails one reminder to everybody who has not answered. Rejects with code `conflict` the second time. */
export const remindSurvey = send(operations.remindSurvey, ({ id }: { id: string }) => ({ path: { id } }), [
  'survey-responses',
])

/** Extension. An address of the responses as CSV, which works for a minute. Rejects with code `conflict` while they are hidden. */
export const exportSurvey = send(
  operations.exportSurvey,
  ({ id, format }: { id: string; format: 'columns' | 'full' }) => ({ path: { id }, query: { format } }),
)

/** Extension. A live survey as the employee of the account answers it, with what was saved of it. */
export const surveyToAnswerQuery = responses.read(
  'answer',
  operations.getSurveyToAnswer,
  (id: string) => ({ path: { id } }),
  ({ record }) => record,
)

type Submit = BodyArgs<typeof operations.submitSurveyResponse>

/** Extension. Answers a live survey, or saves progress. Rejects with `fields`, keyed by field id, when answers do not fit. */
export const submitSurveyResponse = send(
  operations.submitSurveyResponse,
  ({ id, ...response }: Submit & { id: string }) => ({ path: { id }, body: response }),
  ['surveys', 'survey-responses'],
)

/** Extension. The settings of the client's surveys, with the ETag. */
export const surveySettingsQuery = responses.read(
  'settings',
  operations.getSurveySettings,
  () => ({}),
  ({ record, etag }) => ({ settings: record, etag }),
)

/** Extension. Changes the settings; a threshold holds for surveys that are created later. */
export const updateSurveySettings = send(
  operations.updateSurveySettings,
  (settings: BodyArgs<typeof operations.updateSurveySettings>) => ({ body: settings }),
  ['survey-responses'],
)
