import type { Incident, IncidentField, IncidentSummary } from '@ssp/api'
import { checkFields, type Answers, type FormField } from '@ssp/form-builder/model'

const DAY_MS = 86_400_000

/** Whole days until a moment; negative when it is past. */
export const daysUntil = (moment: string, now: Date = new Date()): number =>
  Math.ceil((Date.parse(moment) - now.getTime()) / DAY_MS)

/** What is due next with a report, and in how many days; null when nothing is. */
export function dueOf({ due, due_at }: Pick<IncidentSummary, 'due' | 'due_at'>, now?: Date) {
  return due === null || due_at === null ? null : { due, days: daysUntil(due_at, now) }
}

/** The date of a report as screens show it: of an anonymous one the day only, in UTC. */
export const createdOf = ({ anonymous, created_at: moment }: Pick<Incident, 'anonymous' | 'created_at'>): string =>
  anonymous === 1 ? moment.slice(0, 'YYYY-MM-DD'.length) : moment

/** The name of the reporter as the pages show it. */
export const reporterOf = (
  { anonymous, user_fullname: name }: Pick<Incident, 'anonymous' | 'user_fullname'>,
  text: { anonymous: string; none: string },
): string => (anonymous === 1 ? text.anonymous : (name ?? text.none))

/** To whom a report is assigned; null when to no account. The name is left out for readers who cannot see the account. */
export const assigneeOf = (
  { assigned_to, assigned_to_username: name }: Pick<Incident, 'assigned_to' | 'assigned_to_username'>,
  text: { otherAccount: string },
): string | null => (assigned_to === null ? null : (name ?? text.otherAccount))

/** The form of a report with its answers; no fields when the text cannot be read (3-decisions 29). */
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

/** Fields of the wire as the form builder takes them; none when they cannot be shown. */
export function toFormFields(fields: readonly IncidentField[]): FormField[] {
  const checked = checkFields(fields)
  return checked.ok ? checked.fields : []
}

/** Fields of the form builder as the wire takes them: it offers the five controls only. */
export const toWireFields = (fields: readonly FormField[]): IncidentField[] => fields as unknown as IncidentField[]
