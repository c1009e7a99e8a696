import type {
  Survey,
  SurveyCategory,
  SurveyParticipationRow,
  SurveyResponse,
  SurveyResults,
  SurveyTemplate,
  SurveyToAnswer,
} from '@ssp/api'
import { collection, fakeId, fakeServer, problem, type FakeSelection } from '@ssp/api/testing'
import { results as defaultResults } from './results'
import { survey, surveys as defaultSurveys, template, templates as defaultTemplates } from './surveys'

const root = '/ssp/production/surveys/{clientId}'
const answers = '/ssp/production/survey-responses/{clientId}/{id}'
const done = { success: true } as const

/** Initial data of a fake server for the survey calls. */
export interface SurveyServerOptions {
  surveys?: readonly Survey[]
  templates?: readonly SurveyTemplate[]
  categories?: readonly SurveyCategory[]
  responses?: readonly (SurveyResponse & { id: string })[]
  results?: SurveyResults
  /** The previous answers of the account's employee. */
  own?: Partial<SurveyToAnswer>
}

const defaultCategories: SurveyCategory[] = [
  { id: fakeId(1), title: 'Wellbeing', description: 'How people are', version: 1 },
  { id: fakeId(2), title: 'Operations', description: '', version: 1 },
]

/** A fake server for the survey calls. */
export function surveyServer(options: SurveyServerOptions = {}) {
  const surveys = collection({
    rows: options.surveys ?? defaultSurveys(12),
    search: ({ title, description }) => [title, description],
  })
  const templates = collection({ rows: options.templates ?? defaultTemplates(3) })
  const categories = collection({ rows: options.categories ?? defaultCategories, unique: ['title'] })
  const responses = collection({ rows: options.responses ?? [], search: ({ employee_name: name }) => [name] })
  const server = fakeServer()

  server
    .on('get', root, ({ query }) => surveys.page(query).map(surveySummary))
    .on('get', `${root}#count`, ({ query }) => [{ total: surveys.total(query) }])
    .on('post', root, (request) => {
      const changes = request.body as Partial<Survey>
      const created = surveys.create(request, (id) => survey(0, { ...changes, id }))
      return created instanceof Response ? created : { success: true as const, id: created.id }
    })
    .on('get', `${root}/{id}`, ({ params }) => surveys.one(params['id'], (row) => ({ survey: [row], responses: [] })))
    .on('patch', `${root}/{id}`, (request) => {
      const changed = surveys.change(request, request.params['id'], request.body as Partial<Survey>)
      return changed instanceof Response ? changed : surveys.withEtag(changed.id, done)
    })
    .on('delete', `${root}/{id}`, (request) => surveys.remove(request, request.params['id']) ?? done)
    .on('delete', `${root}/selected`, ({ body }) => {
      const done = surveys.selected((body as { selection: FakeSelection }).selection).map(({ id }) => id)
      for (const id of done) surveys.remove({ headers: new Headers() }, id)
      return { success: true, done, leftOut: [] }
    })
    .on('get', `${answers}/answer`, ({ params }) => surveys.one(params['id'], (row) => toAnswer(row, options.own)))
    .on('post', answers, done)
    .on('get', `${answers}/results`, options.results ?? defaultResults())
    .on('get', answers, ({ query }) => responses.page(query).map(responseSummary))
    .on('get', `${answers}#count`, ({ query }) => [{ total: responses.total(query) }])
    .on('get', `${answers}/response/{responseId}`, ({ params }) => responses.one(params['responseId']))
    .on('get', `${answers}/participation`, {
      employees: 60,
      answered: 20,
      no_address: 3,
      teams: [
        { id: fakeId(51), label: 'Drivers', members: 24, rate: 50 },
        { id: fakeId(52), label: 'Warehouse', members: 36, rate: 22 },
      ],
    })
    .on('get', '/ssp/production/survey-responses/{clientId}/participation', ({ query }) =>
      (query.get('surveyIds') ?? '').split(',').map((id) => participation(surveys.find(id), id)),
    )
    .on('post', `${answers}/reminder`, done)
    .on('get', `${answers}/export`, { url: '/export' })
    .on('get', `${root}/categories`, () => [...categories.rows()])
    .on('post', `${root}/categories`, (request) =>
      categories.create(request, (id) => ({ title: '', description: '', ...(request.body as object), id, version: 1 })),
    )
    .on('patch', `${root}/categories/{id}`, (request) =>
      categories.change(request, request.params['id'], {
        ...(request.body as Partial<SurveyCategory>),
        version: (categories.find(request.params['id'])?.version ?? 0) + 1,
      }),
    )
    .on('delete', `${root}/categories/{id}`, (request) => categories.remove(request, request.params['id']) ?? done)
    .on('get', `${root}/templates`, () => templates.rows().map(({ fields: _fields, ...summary }) => summary))
    .on('post', `${root}/templates`, (request) => {
      const changes = request.body as Partial<SurveyTemplate>
      const created = templates.create(request, (id) => template(0, { ...changes, id }))
      return created instanceof Response ? created : { success: true as const, id: created.id }
    })
    .on('delete', `${root}/templates`, done)
    .on('get', `${root}/templates/{id}`, ({ params }) => templates.one(params['id']))
    .on('get', `${root}/templates/{id}#checkAccess`, ({ params }) => {
      const found = templates.find(params['id'])
      return found ? { access: found.reference_id === null } : problem(404, 'not_found', 'There is no such template.')
    })
    .on('patch', `${root}/templates/{id}`, (request) => {
      const changed = templates.change(request, request.params['id'], request.body as Partial<SurveyTemplate>)
      return changed instanceof Response ? changed : templates.withEtag(changed.id, done)
    })
    .on('delete', `${root}/templates/{id}`, (request) => templates.remove(request, request.params['id']) ?? done)
  return Object.assign(server, {
    saveElsewhere: surveys.saveElsewhere,
    saveCategoryElsewhere: categories.saveElsewhere,
    deleteCategoryElsewhere: (id: string) => void categories.remove({ headers: new Headers() }, id),
  })
}

const participation = (row: Survey | undefined, id: string): SurveyParticipationRow => ({
  id,
  employees: 60,
  answered: row?.anonymous ? 0 : 20,
  threshold: row?.anonymous ? 5 : null,
})

const surveySummary = ({ fields: _fields, fields_version: _version, ...summary }: Survey) => summary

function toAnswer(row: Survey, own: Partial<SurveyToAnswer> = {}): SurveyToAnswer {
  const { id, title, description, branded, anonymous, fields, fields_version = 1 } = row
  const nothing = { submitted: false, answers: {}, seconds: 0 }
  return { id, title, description, branded, anonymous, fields, fields_version, ...nothing, ...own }
}

const responseSummary = ({
  response: _response,
  fields: _fields,
  fields_version: _version,
  ...summary
}: SurveyResponse & { id: string }) => summary
