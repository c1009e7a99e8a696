import type { Employee, MergeField } from '@ssp/api'
import { formatDate } from '@ssp/feature-kit'
import type { EmployeeMessages } from '../messages'
import { genderLabel } from './gender'

/** The fields that a merge compares, in display order. */
export const mergeFields = [
  'title',
  'forename',
  'surname',
  'identifier',
  'email',
  'mobileNumber',
  'telephoneNumber',
  'dateOfBirth',
  'gender',
] as const satisfies readonly MergeField[]

/** A field in both accounts. */
export interface ComparedField {
  field: MergeField
  /** Value of the account to merge, as text; '' if there is none. */
  from: string
  /** Value of the correct account. */
  to: string
  isSame: boolean
}

/**
 * The values of a field in both accounts after the merge. If the identifier is taken over, the accounts swap identifiers
 * (contract, `mergeEmployee`).
 */
export const afterMerge = ({ field, from, to }: ComparedField, isTaken: boolean): { from: string; to: string } =>
  isTaken ? { to: from, from: field === 'identifier' ? to : from } : { from, to }

/** Both accounts field by field. */
export const compareFields = (from: Employee, to: Employee, person: EmployeeMessages): ComparedField[] => {
  const textOf = (employee: Employee, field: MergeField): string => {
    if (field === 'gender') return genderLabel(employee.gender, person)
    if (field === 'dateOfBirth') return formatDate(employee.dateOfBirth)
    return employee[field] ?? ''
  }
  return mergeFields.map((field) => ({
    field,
    from: textOf(from, field),
    to: textOf(to, field),
    isSame: (from[field] ?? '') === (to[field] ?? ''),
  }))
}
