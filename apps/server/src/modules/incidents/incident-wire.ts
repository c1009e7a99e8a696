import type { components } from '@ssp/api/schema'
import type { FormField } from '@ssp/form-builder/model'
import { INCIDENT_IMAGES } from './buckets.ts'
import { excerptOf } from './excerpt.ts'
import type { Objects } from '../../storage/objects.ts'
import type { IncidentDetailRow, IncidentRow } from './incidents.repository.ts'

type Schemas = components['schemas']

/** Seconds for which the address of an image works. */
const IMAGE_SECONDS = 900

const momentOf = (text: string | null) => text && new Date(text).toISOString()

/** The next step that is due for a report. */
export const dueOf = ({
  resolved_at,
  acknowledged_at,
}: Pick<IncidentRow, 'resolved_at' | 'acknowledged_at'>): Schemas['IncidentDue'] => {
  if (resolved_at !== null) return null
  return acknowledged_at === null ? 'acknowledge' : 'answer'
}

const factsOf = (row: Omit<IncidentRow, 'concealed'>) => ({
  id: row.id,
  user_id: row.employee_id,
  user_fullname: row.anonymous ? null : row.reporter,
  anonymous: row.anonymous ? 1 : 0,
  created_at: new Date(row.created_at).toISOString(),
  resolved: row.resolved_at === null ? 0 : 1,
  resolved_at: momentOf(row.resolved_at),
  label: row.team,
  assigned_to: row.assigned_to,
  assigned_to_username: row.assignee,
  acknowledged_at: momentOf(row.acknowledged_at),
  due: dueOf(row),
  due_at: momentOf(row.due_at),
})

const CONCEALED = { user_id: null, user_fullname: null, anonymous: 0, label: null, category: null, excerpt: null }

/** Shapes a report for a list; one that may name the caller has neither reporter nor content. */
export const toSummary = (row: IncidentRow): Schemas['IncidentSummary'] => ({
  ...factsOf(row),
  ...excerptOf(row),
  ...(row.concealed && CONCEALED),
  possible_conflict: row.concealed ? 1 : 0,
})

/** The fields of the form with which a report was made, with their answers. */
export const answeredFields = ({ fields, answers }: Pick<IncidentDetailRow, 'fields' | 'answers'>): FormField[] =>
  (JSON.parse(fields) as FormField[]).map((field) => ({ ...field, value: answers[String(field.id)] ?? '' }))

/** Shapes a report for its page. */
export const toIncident = (
  row: IncidentDetailRow,
  { people, conflicts }: Pick<Schemas['Incident'], 'people' | 'conflicts'>,
): Schemas['Incident'] => ({
  ...factsOf(row),
  fields: JSON.stringify(answeredFields(row)),
  gender: row.anonymous ? null : row.gender,
  people,
  conflicts,
})

/** Shapes an image of a report. */
export const toImage = (objects: Objects, clientId: string, { key }: { key: string }): Schemas['IncidentImage'] => ({
  key,
  url: objects.imageAddress({ clientId, bucket: INCIDENT_IMAGES, key }, undefined, IMAGE_SECONDS),
})
