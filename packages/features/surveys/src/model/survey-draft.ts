import type { Survey } from '@ssp/api'
import { clearAnswers, parseFields, type FormField } from '@ssp/form-builder/model'
import { toLocalDateTime, toUtc } from './local-date-time'

/** The properties that drafts of surveys and templates share. */
export type FormDraft = {
  title: string
  description: string
  fields: FormField[]
}

/** A survey being edited. */
export type SurveyDraft = FormDraft & {
  /** Empty if there is none. */
  categoryId: string
  /** Local `YYYY-MM-DDTHH:mm`; empty if there is none. */
  start: string
  completion: string
  branded: boolean
  anonymous: boolean
}

export const emptyForm: FormDraft = { title: '', description: '', fields: [] }

/** A new survey (R2-359, R2-361). */
export const emptySurvey: SurveyDraft = {
  ...emptyForm,
  categoryId: '',
  start: '',
  completion: '',
  branded: true,
  anonymous: false,
}

/** The fields of stored JSON text; none if it cannot be read. */
export function readFields(json: string): FormField[] {
  const parsed = parseFields(json)
  return parsed.ok ? parsed.fields : []
}

/** Serialises fields for a request: JSON text with the answers cleared (spec 2 section 5). */
export const writeFields = (fields: readonly FormField[]): string => JSON.stringify(clearAnswers([...fields]))

/** Converts a stored survey to a draft. */
export const surveyDraftOf = (survey: Survey): SurveyDraft => ({
  title: survey.title,
  description: survey.description,
  categoryId: survey.category_id ?? '',
  start: toLocalDateTime(survey.start_date),
  completion: toLocalDateTime(survey.completion_date),
  branded: survey.branded,
  anonymous: survey.anonymous,
  fields: readFields(survey.fields),
})

/** Converts a draft to the request of a template. */
export const templateBody = ({ title, description, fields }: FormDraft) => ({
  title: title.trim(),
  description: description.trim(),
  fields: writeFields(fields),
})

/** Converts a draft to the request of a whole survey. */
export const surveyBody = (draft: SurveyDraft) => ({
  ...templateBody(draft),
  category_id: draft.categoryId || null,
  start_date: toUtc(draft.start),
  completion_date: toUtc(draft.completion),
  branded: draft.branded,
  anonymous: draft.anonymous,
})

const WIRE_NAMES = {
  title: 'title',
  description: 'description',
  categoryId: 'category_id',
  start: 'start_date',
  completion: 'completion_date',
  branded: 'branded',
  anonymous: 'anonymous',
  fields: 'fields',
} as const satisfies Record<keyof SurveyDraft, keyof ReturnType<typeof surveyBody>>

/** The request with only the changes of a survey, which keeps what another user has saved since. */
export function surveyChanges(draft: SurveyDraft, changed: Partial<SurveyDraft>) {
  const names = (Object.keys(changed) as (keyof SurveyDraft)[]).map((field) => WIRE_NAMES[field])
  const body = surveyBody(draft)
  return Object.fromEntries(names.map((name) => [name, body[name]])) as Partial<typeof body>
}

/** Whether title, description and at least one field are present (spec 2 section 5). */
export const isComplete = ({ title, description, fields }: FormDraft): boolean =>
  title.trim() !== '' && description.trim() !== '' && fields.length > 0
