import type { components } from '@ssp/api/schema'
import type { FormField } from '@ssp/form-builder/model'
import type { ResponseRow, ResponseSummaryRow } from './responses.repository.ts'
import type { SurveyRow } from './surveys.repository.ts'

type Schemas = components['schemas']

/** Shapes a survey. */
export function toSurvey({
  version: _version,
  reworded: _reworded,
  opened: _opened,
  begun: _begun,
  ...survey
}: SurveyRow): Schemas['Survey'] {
  return survey
}

/** The name of the respondent; 'Anonymous' for every response of an anonymous survey. */
export const nameOf = (
  { forename, surname }: Pick<ResponseSummaryRow, 'forename' | 'surname'>,
  isAnonymous: boolean,
): string => (isAnonymous ? 'Anonymous' : [forename, surname].filter(Boolean).join(' ') || 'Former employee')

/** Shapes a response without its answers. */
export const toResponseSummary = (row: ResponseSummaryRow, isAnonymous: boolean): Schemas['SurveyResponseSummary'] => ({
  id: row.id,
  employee_name: nameOf(row, isAnonymous),
  completed: row.completed,
  completion_date: row.completed_at,
  time_taken: row.completed ? row.seconds : null,
})

/** Shapes a response. `fields` is the version that it answered, as JSON text. */
export function toResponse(row: ResponseRow, fields: string, isAnonymous: boolean): Schemas['SurveyResponse'] {
  const answered = (JSON.parse(fields) as FormField[])
    .filter(({ id }) => Object.hasOwn(row.answers, id))
    .map(({ id, name, type, label = '' }) => ({ id, name, type, label, value: row.answers[id] }))
  return {
    ...toResponseSummary(row, isAnonymous),
    response: JSON.stringify(answered),
    fields_version: row.fields_version,
  }
}
