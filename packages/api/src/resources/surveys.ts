import * as operations from '../generated/operations'
import { resource, send, type BodyArgs } from './resource'

const surveys = resource('surveys')
const categories = resource('survey-categories')

/** A page of surveys, newest first; `page` starts at 0. */
export const surveysQuery = surveys.page(operations.listSurveys)

/** The number of surveys that match. */
export const surveyCountQuery = surveys.count(operations.countSurveys)

/** A survey with its ETag and its first responses; null if the server returns none. */
export const surveyQuery = surveys.read(
  'one',
  operations.getSurvey,
  (id: string) => ({ path: { id } }),
  ({ record, etag }) => ({ record: record.survey[0] ?? null, responses: record.responses, etag }),
)

/** Creates a survey. Rejects with `fields` if title, description or form fields are missing. */
export const createSurvey = send(
  operations.createSurvey,
  (survey: BodyArgs<typeof operations.createSurvey>) => ({
    body: survey,
  }),
  ['surveys'],
)

/** Changes a survey; omitted fields do not change. */
export const updateSurvey = send(
  operations.updateSurvey,
  ({ id, ...changes }: { id: string } & BodyArgs<typeof operations.updateSurvey>) => ({ path: { id }, body: changes }),
  ['surveys', 'survey-responses'],
)

/** Removes a survey with its responses. */
export const removeSurvey = send(operations.removeSurvey, ({ id }: { id: string }) => ({ path: { id } }), [
  'surveys',
  'survey-responses',
])

/** Extension. Removes selected surveys with their responses. */
export const removeSelectedSurveys = send(
  operations.removeSelectedSurveys,
  (body: BodyArgs<typeof operations.removeSelectedSurveys>) => ({ body }),
  ['surveys', 'survey-responses'],
)

/** All categories, sorted by title. */
export const surveyCategoriesQuery = categories.read(
  'all',
  operations.listSurveyCategories,
  () => ({}),
  ({ record }) => record,
)

type Category = BodyArgs<typeof operations.createSurveyCategory>

/** Creates a category and returns it. */
export const createSurveyCategory = send(
  operations.createSurveyCategory,
  (category: Category) => ({ body: category }),
  ['survey-categories'],
)

/** Changes title and description of a category; an omitted description does not change. */
export const updateSurveyCategory = send(
  operations.updateSurveyCategory,
  ({ id, ...category }: Category & { id: string }) => ({ path: { id }, body: category }),
  ['survey-categories', 'surveys'],
)

/** Removes a category. Its surveys remain, without a category. */
export const removeSurveyCategory = send(
  operations.removeSurveyCategory,
  // Categories are read in a list, which has no ETag of its own.
  ({ id, version }: { id: string; version: number }) => ({ path: { id }, ifMatch: `"${version}"` }),
  ['survey-categories', 'surveys'],
)
