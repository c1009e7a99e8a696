import type { Employee } from '@ssp/api'
import { formatDate, formatDateTime, fullName } from '@ssp/feature-kit'
import type { EmployeesMessages } from '../messages'
import { genderLabel } from './gender'

/** One labelled value of the info tab. */
export interface Fact {
  /** The label. */
  label: string
  /** The value in words; null when there is none. */
  value: string | null
}

const fact = (label: string, value: string | null): Fact => ({ label, value: value?.trim() || null })

/** Who the employee is. An empty gender reads 'Prefer not to say' (decision 97). */
export const personalFacts = (employee: Employee, words: EmployeesMessages): Fact[] => [
  fact(words.detail.fullName, fullName(employee)),
  fact(words.detail.identifier, employee.identifier),
  fact(words.detail.dateOfBirth, formatDate(employee.dateOfBirth)),
  fact(words.detail.gender, genderLabel(employee.gender, words)),
  fact(words.detail.email, employee.email),
  fact(words.detail.mobileNumber, employee.mobileNumber),
  fact(words.detail.telephoneNumber, employee.telephoneNumber),
]

/** What is known of the account; times are the reader's (decision 98). */
export const accountFacts = (employee: Employee, { detail: words }: EmployeesMessages): Fact[] => [
  fact(words.client, employee.clientName),
  fact(words.registeredDt, formatDateTime(employee.registeredDt)),
  fact(words.lastLoginDt, formatDateTime(employee.lastLoginDt)),
  fact(words.createdDt, formatDateTime(employee.createdDt)),
]
