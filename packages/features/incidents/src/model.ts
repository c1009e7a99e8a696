import type { Incident, IncidentField, IncidentSummary } from '@ssp/api'
import { checkFields, type Answers, type FormField } from '@ssp/form-builder/model'

const DAY_MS = 86_400_000

/**
 * The next step that is due for a report; null if there is none. `days`: days that are left, rounded up; with `late`, whole
 * days since the due time.
 */
export function dueOf({ due, due_at }: Pick<IncidentSummary, 'due' | 'due_at'>, now: Date = new Date()) {
  if (due === null || due_at === null) return null
  const left = (Date.parse(due_at) - now.getTime()) / DAY_MS
  return left < 0 ? { due, late: true, days: Math.floor(-left) } : { due, late: false, days: Math.ceil(left) }
}

/** The display date of a report; for an anonymous one only the day, in UTC. */
export const createdOf = ({ anonymous, created_at: moment }: Pick<Incident, 'anonymous' | 'created_at'>): string =>
  anonymous === 1 ? moment.slice(0, 'YYYY-MM-DD'.length) : moment

/** The display name of the reporter. */
export const reporterOf = (
  { anonymous, user_fullname: name }: Pick<Incident, 'anonymous' | 'user_fullname'>,
  text: { anonymous: string; none: string },
): string => (anonymous === 1 ? text.anonymous : (name ?? text.none))

/** The assignee of a report; null if there is none. The name is omitted for readers who cannot see the account. */
export const assigneeOf = (
  { assigned_to, assigned_to_username: name }: Pick<Incident, 'assigned_to' | 'assigned_to_username'>,
  text: { otherAccount: string },
): string | null => (assigned_to === null ? null : (name ?? text.otherAccount))

/** The form of a report with its answers; no fields if the text cannot be read (3-decisions 29). */
export function readReport(json: string): { fields: FormField[]; answers: Answers } {
  const fields = parse(json)
  const answered = fields.filter(({ value }) => value !== undefined && value !== null && value !== '')
  return { fields, answers: Object.fromEntries(answered.map(({ id, value }) => [String(id), value ?? null])) }
}

function parse(json: string): FormField[] {
  try {
    const checked = checkFields(JSON.parse(json))
    return checked.ok ? checked.fields : []
  } catch {
    return []
  }
}

/** Converts fields of the wire to the form builder; none if they cannot be shown. */
export function toFormFields(fields: readonly IncidentField[]): FormField[] {
  const checked = checkFields(fields)
  return checked.ok ? checked.fields : []
}

/** Converts fields of the form builder to the wire: it offers only the five controls. */
export const toWireFields = (fields: readonly FormField[]): IncidentField[] => fields as unknown as IncidentField[]
