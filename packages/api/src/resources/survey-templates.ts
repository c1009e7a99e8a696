import * as operations from '../generated/operations'
import { resource, send, type BodyArgs } from './resource'

const templates = resource('survey-templates')

/** All templates, sorted by title, without their fields. */
export const surveyTemplatesQuery = templates.read(
  'all',
  operations.listSurveyTemplates,
  () => ({}),
  ({ record }) => record,
)

/** A template with its fields and ETag. */
export const surveyTemplateQuery = templates.one(operations.getSurveyTemplate, (id: string) => ({ path: { id } }))

/** Whether a user, who must be the one signed in, may edit a template. */
export const surveyTemplateAccessQuery = templates.read(
  'access',
  operations.checkSurveyTemplateAccess,
  ({ id, userId }: { id: string; userId: string }) => ({ path: { id }, query: { userId } }),
  ({ record }) => record.access,
)

type Template = BodyArgs<typeof operations.createSurveyTemplate>

/** Creates a template. Rejects with `fields` if title, description or form fields are missing. */
export const createSurveyTemplate = send(
  operations.createSurveyTemplate,
  (template: Template) => ({ body: template }),
  ['survey-templates'],
)

/** Changes a template of the client. */
export const updateSurveyTemplate = send(
  operations.updateSurveyTemplate,
  ({ id, ...template }: Template & { id: string }) => ({ path: { id }, body: template }),
  ['survey-templates'],
)

/** Permanently removes a template of the client. */
export const removeSurveyTemplate = send(
  operations.removeSurveyTemplate,
  ({ id }: { id: string }) => ({
    path: { id },
  }),
  ['survey-templates'],
)

/** Removes a shared template of the platform from this client. */
export const removeSurveyTemplateReference = send(
  operations.removeSurveyTemplateReference,
  ({ referenceId }: { referenceId: string }) => ({ query: { referenceId } }),
  ['survey-templates'],
)
