import * as operations from '../generated/operations'
import { resource, send, type BodyArgs, type QueryArgs } from './resource'

const responses = resource('survey-responses')

/** The page of a survey's responses; `page` starts at 0. */
export type SurveyResponseArgs = QueryArgs<typeof operations.listSurveyResponses> & { id: string }

/** Extension. A page of the responses of a survey, without answers. */
export const surveyResponsesQuery = responses.read(
  'page',
  operations.listSurveyResponses,
  ({ id, ...query }: SurveyResponseArgs) => ({ path: { id }, query }),
  ({ record }) => record,
)

/** Extension. The number of responses that the list shows. */
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

/** Extension. The percentage of each team that has answered. */
export const surveyParticipationQuery = responses.read(
  'participation',
  operations.getSurveyParticipation,
  (id: string) => ({ path: { id } }),
  ({ record }) => record,
)

/** Extension. The number of employees who have answered, for up to 100 surveys. */
export const surveyParticipationsQuery = responses.read(
  'participations',
  operations.listSurveyParticipation,
  (ids: readonly string[]) => ({ query: { surveyIds: ids.join(',') } }),
  ({ record }) => record,
)

/**
 * Extension. Sends one reminder by e-mail to everyone who has not answered. Rejects with code `conflict` the second time.
 */
export const remindSurvey = send(operations.remindSurvey, ({ id }: { id: string }) => ({ path: { id } }), [
  'survey-responses',
])

/**
 * Extension. The address of a CSV file of the responses. It works for one minute. Rejects with code `conflict` while the
 * responses are hidden.
 */
export const exportSurvey = send(
  operations.exportSurvey,
  ({ id, format }: { id: string; format: 'columns' | 'full' }) => ({ path: { id }, query: { format } }),
)

/** Extension. A live survey as the account's employee answers it, with the saved progress. */
export const surveyToAnswerQuery = responses.read(
  'answer',
  operations.getSurveyToAnswer,
  (id: string) => ({ path: { id } }),
  ({ record }) => record,
)

type Submit = BodyArgs<typeof operations.submitSurveyResponse>

/** Extension. Answers a live survey, or saves progress. Rejects with `fields`, keyed by field id, for invalid answers. */
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

/** Extension. Changes the settings; a threshold applies only to surveys created later. */
export const updateSurveySettings = send(
  operations.updateSurveySettings,
  (settings: BodyArgs<typeof operations.updateSurveySettings>) => ({ body: settings }),
  ['survey-responses'],
)
