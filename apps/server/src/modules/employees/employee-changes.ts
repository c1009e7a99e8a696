import { isEmailAddress } from '@ssp/api/email-address'
import type { components } from '@ssp/api/schema'
import { problem } from '../../errors.ts'
import { trimmed } from '../../http/require-text.ts'
import type { Sentence } from '../../people/interaction-sentences.ts'
import type { EmployeeRow } from './employees.repository.ts'
import { requireAnyName } from './quick-create.ts'

/** The request that changes an employee. */
export type UpdateEmployee = components['schemas']['UpdateEmployeeRequest']

/** Field of the wire -> column. */
export const COLUMNS = {
  title: 'title',
  forename: 'forename',
  surname: 'surname',
  identifier: 'identifier',
  email: 'email',
  mobileNumber: 'mobile_number',
  telephoneNumber: 'telephone_number',
  dateOfBirth: 'date_of_birth',
  gender: 'gender',
} as const satisfies Record<string, keyof EmployeeRow>

/** A field that a merge can take over. */
export type MergeField = keyof typeof COLUMNS

/** Label of an employee in logs. */
export const nameOf = ({ forename, surname, identifier, email }: EmployeeRow): string =>
  [forename, surname].filter(Boolean).join(' ') || identifier || email || 'No name'

/** Names of fields for the log, which does not show the values; empty without fields. */
export const changedSentence = (fields: readonly MergeField[]): Sentence[] =>
  fields.length === 0 ? [] : [['changed', ...fields]]

/**
 * Fields marked as required. Records from imports may lack them; existing values cannot be cleared (docs/decisions/0034).
 */
const REQUIRED = ['forename', 'surname', 'identifier', 'email', 'mobileNumber'] as const

/** The columns that a request changes, and the names of the fields. */
export interface EmployeeChange {
  fields: MergeField[]
  columns: Partial<Pick<EmployeeRow, (typeof COLUMNS)[MergeField]>>
}

/**
 * The changes that a request makes to an employee, without unchanged values.
 * @throws problem `invalid` for an invalid e-mail address, a cleared required field, or if neither name, identifier nor
 * e-mail address would be left.
 */
export function changesOf(row: EmployeeRow, request: UpdateEmployee): EmployeeChange {
  const text = (value: string | undefined) => (value === undefined ? undefined : trimmed(value))
  const wanted: Partial<Record<MergeField, string | number | null | undefined>> = {
    forename: text(request.forename),
    surname: text(request.surname),
    identifier: request.identifier === undefined ? undefined : text(request.identifier) || null,
    email: text(request.email) || undefined,
    mobileNumber: text(request.mobileNumber) || undefined,
    gender: request.gender,
  }
  const { email } = wanted
  if (typeof email === 'string' && !isEmailAddress(email)) {
    throw problem('invalid', { fields: { email: 'Must be a valid email.' } })
  }
  const emptied = REQUIRED.filter((field) => row[COLUMNS[field]] && request[field]?.trim() === '')
  if (emptied.length > 0) {
    throw problem('invalid', { fields: Object.fromEntries(emptied.map((field) => [field, 'This is required.'])) })
  }
  const change: EmployeeChange = { fields: [], columns: {} }
  for (const [field, value] of Object.entries(wanted) as [MergeField, string | number | null | undefined][]) {
    if (value === undefined || value === row[COLUMNS[field]]) continue
    change.fields.push(field)
    Object.assign(change.columns, { [COLUMNS[field]]: value })
  }
  requireAnyName({ ...row, ...change.columns })
  return change
}
